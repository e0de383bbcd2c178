import classes from './progress-bar.module.css';

interface ProgressBarProps {
  readonly label: string;
  readonly done: number;
  /** 0 if unknown. */
  readonly total: number;
}

/** A progress bar; animated if the total is unknown. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  const isKnown = total > 0;
  const reached = Math.min(done, total);
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={label}
      {...(isKnown ? { 'aria-valuemin': 0, 'aria-valuemax': total, 'aria-valuenow': reached } : {})}
    >
      <div
        className={classes.fill}
        data-unknown={!isKnown || undefined}
        style={isKnown ? { inlineSize: `${(reached / total) * 100}%` } : undefined}
      />
    </div>
  );
}
