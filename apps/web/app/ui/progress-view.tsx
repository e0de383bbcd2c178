import { Button } from '@mantine/core';
import { ProgressBar } from './progress-bar.tsx';
import classes from './progress-view.module.css';

interface ProgressViewProps {
  /** The current step; announced when it changes. */
  readonly step: string;
  readonly done: number;
  /** The final value of `done`; 0 if unknown. */
  readonly total: number;
  readonly cancelLabel: string;
  readonly onCancel: () => void;
}

/** The progress of a task, and a button to cancel it. */
export function ProgressView({ step, done, total, cancelLabel, onCancel }: ProgressViewProps) {
  return (
    <div className={classes.view}>
      <p className={classes.step} role="status">
        {step}
      </p>
      {total > 0 ? (
        <span className={classes.figure} aria-hidden="true">
          {Math.min(done, total)} / {total}
        </span>
      ) : null}
      <Button className={classes.cancel} variant="default" size="xs" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <div className={classes.bar}>
        <ProgressBar label={step} done={done} total={total} />
      </div>
    </div>
  );
}
