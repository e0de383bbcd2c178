import type { PointerEvent } from 'react';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import classes from './day-line-chart.module.css';

const WIDTH = 900;
/** Half the width of the mark of a single day. */
const MISS = 4;
/** Height of a mark at the axis. */
const TICK = { published: 16, refreshed: 16, revised: 8 } as const;

export type DayMarkKind = keyof typeof TICK;

/** One day of a chart. */
export interface ChartDay {
  readonly date: string;
  /** Height above the axis, in its units; null is a gap. */
  readonly height: number | null;
  /** What happened on that day. */
  readonly marks?: readonly DayMarkKind[] | undefined;
  /** Measured, but below what the axis shows: a mark on the axis instead of a gap. */
  readonly isMiss?: boolean;
}

interface DayPlotProps {
  readonly days: readonly ChartDay[];
  readonly unit: string;
  readonly ticks: readonly number[];
  readonly tickLabel: (value: number) => string;
  /** Labels of the days along the axis. */
  readonly labels: readonly string[];
  /** In pixels. */
  readonly height: number;
  /** Whether marks are short ticks at the axis instead of lines; those of revisions always are. */
  readonly hasShortMarks?: boolean;
  /** Index of the day that is pointed at. */
  readonly pointed: number | null;
  readonly onPoint: (step: number | null) => void;
}

/** One measure by day as a line with gaps for unknown days, without words. */
export function DayPlot({
  days,
  unit,
  ticks,
  tickLabel,
  labels,
  height,
  hasShortMarks = false,
  pointed,
  onPoint,
}: DayPlotProps) {
  const top = ticks.at(-1) ?? 1;
  const steps = Math.max(1, days.length - 1);
  const xOf = (step: number): number => (step / steps) * WIDTH;
  const yOf = (value: number): number => height - (value / top) * height;
  function onPointerMove({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    onPoint(Math.min(steps, Math.max(0, Math.round(((clientX - left) / width) * steps))));
  }
  const shown = pointed === null ? undefined : days[pointed]?.height;
  return (
    <ChartFrame unit={unit} ticks={ticks} tickLabel={tickLabel} labels={labels}>
      <svg
        className={classes.plot}
        viewBox={`0 0 ${WIDTH} ${height}`}
        preserveAspectRatio="none"
        style={{ blockSize: height }}
        aria-hidden="true"
        onPointerMove={onPointerMove}
        onPointerLeave={() => onPoint(null)}
      >
        {days.flatMap(({ date, marks = [] }, step) =>
          marks.map((kind) => (
            <line
              key={`${date} ${kind}`}
              className={classes.mark}
              data-kind={kind}
              x1={xOf(step)}
              x2={xOf(step)}
              y1={hasShortMarks || kind === 'revised' ? height - TICK[kind] : 0}
              y2={height}
            />
          )),
        )}
        {splitAtGaps(days.map((day) => day.height)).map(({ from, points }) => (
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
              y={height - MISS}
              width={MISS * 2}
              height={MISS * 2}
            />
          ) : null,
        )}
        {pointed === null ? null : (
          <line className={classes.cursor} x1={xOf(pointed)} x2={xOf(pointed)} y1={0} y2={height} />
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
