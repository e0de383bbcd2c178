import classes from './progress-bar.module.css';

interface ProgressBarProps {
  readonly label: string;
  readonly done: number;
  /** What `done` will come to; 0 where that is not known. */
  readonly total: number;
}

/** How far a piece of work is, as a bar; one that moves where that is not known. */
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
