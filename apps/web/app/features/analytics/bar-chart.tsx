import { axisTicks } from '../../ui/axis-ticks.ts';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import classes from './readers.module.css';

/** Above this number, bars have no gaps, to fit on a phone. */
const MANY = 120;

interface BarChartProps {
  /** What the bars count. */
  readonly unit: string;
  readonly tickLabel: (value: number) => string;
  /** From left to right; each label describes its bar. */
  readonly bars: readonly {
    readonly name: string;
    readonly value: number;
    readonly label: string;
    /** Axis label, if it is the first or last bar. */
    readonly place: string;
  }[];
}

/** A bar chart. Decorative: a table next to it has the same data for screen readers. */
export function BarChart({ unit, tickLabel, bars }: BarChartProps) {
  const ticks = axisTicks(Math.max(0, ...bars.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  return (
    <ChartFrame
      unit={unit}
      ticks={ticks}
      tickLabel={tickLabel}
      labels={[bars[0]?.place ?? '', bars.at(-1)?.place ?? '']}
    >
      <div className={classes.bars} data-many={bars.length > MANY || undefined} aria-hidden="true">
        {bars.map(({ name, value, label }) => (
          <i key={name} title={label} style={{ blockSize: `${(value / top) * 100}%` }} />
        ))}
      </div>
    </ChartFrame>
  );
}
