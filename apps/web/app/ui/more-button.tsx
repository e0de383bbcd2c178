import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './more-button.module.css';

interface MoreButtonProps {
  readonly label: string;
  readonly isLoading: boolean;
  /** Why the last attempt failed; null if it did not. */
  readonly problem: ReactNode;
  readonly onMore: () => void;
}

/** Loads the next page of a list and shows why it failed. */
export function MoreButton({ label, isLoading, problem, onMore }: MoreButtonProps) {
  return (
    <div className={classes.more}>
      {problem === null ? null : (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <Button variant="default" loading={isLoading} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
