import type { readSearchPerformance, SearchMark } from '@pagewright/contract/analytics';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { useState, type PointerEvent } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { axisTicks } from '../../../ui/axis-ticks.ts';
import { ChartFrame } from '../../../ui/chart-frame.tsx';
import { performanceMessages } from './performance-messages.ts';
import classes from './performance.module.css';

export type Days = CallOutput<typeof readSearchPerformance>['days'];
export const MEASURES = ['clicks', 'impressions', 'ctr', 'position'] as const;
export type Measure = (typeof MEASURES)[number];

const SIZE = { width: 900, height: 220 } as const;

interface TimelineChartProps {
  readonly days: Days;
  readonly marks: readonly SearchMark[];
  readonly measure: Measure;
}

/** A day's value; null if there is none. */
export function getValue(day: Days[number], measure: Measure): number | null {
  return day.clicks === null ? null : day[measure];
}

/** One measure by day as a line with gaps for unknown days, with publications and revisions. */
export function TimelineChart({ days, marks, measure }: TimelineChartProps) {
  const m = useMessages(performanceMessages);
  const [pointed, setPointed] = useState<number | null>(null);
  const values = days.map((day) => getValue(day, measure));
  const isPosition = measure === 'position';
  const factor = measure === 'ctr' ? 100 : 1;
  const most = Math.max(0, ...values.map((value) => (value ?? 0) * factor));
  const ticks = axisTicks(isPosition ? Math.max(1, most - 1) : most);
  const top = ticks.at(-1) ?? 1;
  const write = { clicks: m.count, impressions: m.count, ctr: m.share, position: m.place }[measure];
  const steps = Math.max(1, days.length - 1);
  const xOf = (step: number): number => (step / steps) * SIZE.width;
  // Position 1 is at the top.
  const heightOf = (value: number): number => (isPosition ? top + 1 - value : value * factor);
  const yOf = (value: number): number => SIZE.height - (heightOf(value) / top) * SIZE.height;
  const marksOf = (date: string): readonly SearchMark[] => marks.filter(({ day }) => day === date);

  const describe = (step: number): string => {
    const day = days[step];
    if (day === undefined) return '';
    const value = getValue(day, measure);
    const events = marksOf(day.date).map(({ kind, title }) => m[kind](title));
    return [m.onDay(formatDay(day.date), value === null ? m.unknown : write(value)), ...events].join('; ');
  };
  function onPointerMove({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.min(steps, Math.max(0, Math.round(((clientX - left) / width) * steps))));
  }

  const dayAt = (step: number): string => (days[step] ? formatDay(days[step].date) : '');
  const shown = pointed === null ? undefined : values[pointed];
  return (
    <div className={classes.chart}>
      <ChartFrame
        unit={isPosition ? m.positionAxis : measure === 'ctr' ? `${m.ctr} (%)` : m[measure]}
        ticks={ticks}
        tickLabel={(tick) => m.count(isPosition ? top + 1 - tick : tick)}
        labels={[dayAt(0), dayAt(Math.round(steps / 2)), dayAt(steps)]}
      >
        <svg
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          onPointerMove={onPointerMove}
          onPointerLeave={() => setPointed(null)}
        >
          {days.map(({ date }, step) => {
            const [mark] = marksOf(date);
            return mark ? (
              <line
                key={date}
                className={classes.mark}
                data-kind={mark.kind}
                x1={xOf(step)}
                x2={xOf(step)}
                y1={0}
                y2={SIZE.height}
              />
            ) : null;
          })}
          {splitAtGaps(values).map(({ from, points }) => (
            <polyline
              key={from}
              className={classes.line}
              points={(points.length === 1 ? [points[0] ?? 0, points[0] ?? 0] : points)
                .map(
                  (value, at) =>
                    `${(xOf(from + at) + (points.length === 1 ? at * 2 - 1 : 0)).toFixed(1)},${yOf(value).toFixed(1)}`,
                )
                .join(' ')}
            />
          ))}
          {pointed === null ? null : (
            <line className={classes.cursor} x1={xOf(pointed)} x2={xOf(pointed)} y1={0} y2={SIZE.height} />
          )}
        </svg>
        {pointed === null || shown === null || shown === undefined ? null : (
          <i
            className={classes.point}
            style={{
              insetInlineStart: `${(pointed / steps) * 100}%`,
              insetBlockEnd: `${(heightOf(shown) / top) * 100}%`,
            }}
          />
        )}
      </ChartFrame>
      <input
        type="range"
        className={classes.range}
        aria-label={m.chart(m[measure])}
        aria-valuetext={describe(pointed ?? days.length - 1)}
        min={0}
        max={Math.max(0, days.length - 1)}
        value={pointed ?? days.length - 1}
        onChange={({ currentTarget: { value } }) => setPointed(Number(value))}
      />
      <output className={classes.said}>
        {pointed === null ? (marks.length === 0 ? '' : m.marks(marks.length)) : describe(pointed)}
      </output>
    </div>
  );
}

/** Runs of values without a gap, each with its start. */
function splitAtGaps(values: readonly (number | null)[]): { from: number; points: number[] }[] {
  const lines: { from: number; points: number[] }[] = [];
  let open: { from: number; points: number[] } | null = null;
  for (const [step, value] of values.entries()) {
    if (value === null) open = null;
    else if (open === null) lines.push((open = { from: step, points: [value] }));
    else open.points.push(value);
  }
  return lines;
}
