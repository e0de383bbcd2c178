import classes from './day-line-chart.module.css';

interface DayReaderProps {
  /** Name of the chart for screen readers. */
  readonly label: string;
  readonly days: number;
  /** Index of the day that is pointed at. */
  readonly pointed: number | null;
  readonly onPoint: (step: number) => void;
  /** The values of a day in words. */
  readonly describe: (step: number) => string;
  /** Shown while no day is pointed at. */
  readonly hint: string;
}

/** Reads the days of a chart one by one, by pointer or arrow keys, in words. */
export function DayReader({ label, days, pointed, onPoint, describe, hint }: DayReaderProps) {
  const last = Math.max(0, days - 1);
  return (
    <>
      <input
        type="range"
        className={classes.range}
        aria-label={label}
        aria-valuetext={describe(pointed ?? last)}
        min={0}
        max={last}
        value={pointed ?? last}
        onChange={({ currentTarget: { value } }) => onPoint(Number(value))}
      />
      <output className={classes.said}>{pointed === null ? hint : describe(pointed)}</output>
    </>
  );
}
