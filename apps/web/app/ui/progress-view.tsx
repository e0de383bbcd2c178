import { Button } from '@mantine/core';
import classes from './progress-view.module.css';

interface ProgressViewProps {
  /** What is being done; read out when it changes. */
  readonly step: string;
  readonly done: number;
  /** What `done` will come to; 0 where that is not known. */
  readonly total: number;
  readonly cancelLabel: string;
  readonly onCancel: () => void;
}

/** How far a piece of work is, and the way to stop it. */
export function ProgressView({ step, done, total, cancelLabel, onCancel }: ProgressViewProps) {
  const isKnown = total > 0;
  const reached = Math.min(done, total);
  return (
    <div className={classes.view}>
      <p className={classes.step} role="status">
        {step}
      </p>
      {isKnown ? (
        <span className={classes.figure} aria-hidden="true">
          {reached} / {total}
        </span>
      ) : null}
      <Button className={classes.cancel} variant="default" size="xs" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={step}
        {...(isKnown ? { 'aria-valuemin': 0, 'aria-valuemax': total, 'aria-valuenow': reached } : {})}
      >
        <div
          className={classes.fill}
          data-unknown={!isKnown || undefined}
          style={isKnown ? { inlineSize: `${(reached / total) * 100}%` } : undefined}
        />
      </div>
    </div>
  );
}
