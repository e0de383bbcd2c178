import { Loader } from '@mantine/core';
import classes from './states.module.css';

interface LoadingStateProps {
  readonly label: string;
  /** Fills the window instead of its container. */
  readonly isWholePage?: boolean;
}

/** A centered spinner with a label. */
export function LoadingState({ label, isWholePage = false }: LoadingStateProps) {
  return (
    <div className={classes.state} data-whole-page={isWholePage || undefined} role="status">
      <Loader size={28} aria-hidden="true" />
      <p className={classes.text}>{label}</p>
    </div>
  );
}
