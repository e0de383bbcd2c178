import { useState, type PointerEvent } from 'react';
import { formatDay } from '../../lib/messages/format-day.ts';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import classes from './day-line-chart.module.css';

const SIZE = { width: 900, height: 220 } as const;
/** Half the width of the mark of a single day. */
const MISS = 4;

/** One day of a chart. */
export interface ChartDay {
  readonly date: string;
  /** Height above the axis, in its units; null is a gap. */
  readonly height: number | null;
  /** What happened on that day. */
  readonly mark?: 'published' | 'revised' | undefined;
  /** Measured, but below what the axis shows: a mark on the axis instead of a gap. */
  readonly isMiss?: boolean;
}

interface DayLineChartProps {
  readonly days: readonly ChartDay[];
  readonly unit: string;
  readonly ticks: readonly number[];
  readonly tickLabel: (value: number) => string;
  /** Name of the chart for screen readers. */
  readonly label: string;
  /** The value of a day in words. */
  readonly describe: (step: number) => string;
  /** Shown while no day is pointed at. */
  readonly hint: string;
}

/** One measure by day as a line with gaps for unknown days. Pointer and arrow keys read single days. */
export function DayLineChart({ days, unit, ticks, tickLabel, label, describe, hint }: DayLineChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const top = ticks.at(-1) ?? 1;
  const steps = Math.max(1, days.length - 1);
  const xOf = (step: number): number => (step / steps) * SIZE.width;
  const yOf = (height: number): number => SIZE.height - (height / top) * SIZE.height;
  function onPointerMove({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.min(steps, Math.max(0, Math.round(((clientX - left) / width) * steps))));
  }
  const dayAt = (step: number): string => (days[step] ? formatDay(days[step].date) : '');
  const shown = pointed === null ? undefined : days[pointed]?.height;
  return (
    <div className={classes.chart}>
      <ChartFrame
        unit={unit}
        ticks={ticks}
        tickLabel={tickLabel}
        labels={[dayAt(0), dayAt(Math.round(steps / 2)), dayAt(steps)]}
      >
        <svg
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          onPointerMove={onPointerMove}
          onPointerLeave={() => setPointed(null)}
        >
          {days.map(({ date, mark }, step) =>
            mark === undefined ? null : (
              <line
                key={date}
                className={classes.mark}
                data-kind={mark}
                x1={xOf(step)}
                x2={xOf(step)}
                y1={0}
                y2={SIZE.height}
              />
            ),
          )}
          {splitAtGaps(days.map(({ height }) => height)).map(({ from, points }) => (
            <polyline
              key={from}
              className={classes.line}
              data-single={points.length === 1 || undefined}
              points={(points.length === 1 ? [...points, ...points] : points)
                .map((value, at) => `${xOf(from + (at % points.length)).toFixed(1)},${yOf(value).toFixed(1)}`)
                .join(' ')}
            />
          ))}
          {days.map(({ date, isMiss }, step) =>
            isMiss === true ? (
              <rect
                key={date}
                className={classes.miss}
                x={xOf(step) - MISS}
                y={SIZE.height - MISS}
                width={MISS * 2}
                height={MISS * 2}
              />
            ) : null,
          )}
          {pointed === null ? null : (
            <line className={classes.cursor} x1={xOf(pointed)} x2={xOf(pointed)} y1={0} y2={SIZE.height} />
          )}
        </svg>
        {pointed === null || shown === null || shown === undefined ? null : (
          <i
            className={classes.point}
            style={{
              insetInlineStart: `${(pointed / steps) * 100}%`,
              insetBlockEnd: `${(shown / top) * 100}%`,
            }}
          />
        )}
      </ChartFrame>
      <input
        type="range"
        className={classes.range}
        aria-label={label}
        aria-valuetext={describe(pointed ?? days.length - 1)}
        min={0}
        max={Math.max(0, days.length - 1)}
        value={pointed ?? days.length - 1}
        onChange={({ currentTarget: { value } }) => setPointed(Number(value))}
      />
      <output className={classes.said}>{pointed === null ? hint : describe(pointed)}</output>
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
