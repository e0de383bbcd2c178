import type { ReactNode } from 'react';
import classes from './chart-frame.module.css';

interface ChartFrameProps {
  /** Unit of the vertical axis. */
  readonly unit: string;
  /** Ascending values of the vertical axis, from 0. */
  readonly ticks: readonly number[];
  readonly tickLabel: (value: number) => string;
  /** Labels of the horizontal axis, spread evenly. */
  readonly labels: readonly string[];
  /** The chart; it fills the frame. */
  readonly children: ReactNode;
}

/** The axes around a chart. Decorative: a table next to the chart has its values. */
export function ChartFrame({ unit, ticks, tickLabel, labels, children }: ChartFrameProps) {
  const top = ticks.at(-1) ?? 1;
  return (
    <div className={classes.frame}>
      <p className={classes.unit}>{unit}</p>
      <div className={classes.up} aria-hidden="true">
        <span className={classes.widest}>{tickLabel(top)}</span>
        {ticks.map((tick) => (
          <span key={tick} className={classes.tick} style={{ insetBlockEnd: `${(tick / top) * 100}%` }}>
            {tickLabel(tick)}
          </span>
        ))}
      </div>
      <div className={classes.plot}>
        {ticks.map((tick) => (
          <i key={tick} className={classes.line} style={{ insetBlockEnd: `${(tick / top) * 100}%` }} />
        ))}
        {children}
      </div>
      <div className={classes.along} aria-hidden="true">
        {[...new Set(labels)].map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  );
}
