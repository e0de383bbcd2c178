import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './load-more-button.module.css';

interface LoadMoreButtonProps {
  readonly label: string;
  readonly isLoading: boolean;
  /** Why the last attempt failed; null if it did not. */
  readonly problem: ReactNode;
  readonly onLoadMore: () => void;
}

/** Loads the next page of a list and shows why it failed. */
export function LoadMoreButton({ label, isLoading, problem, onLoadMore }: LoadMoreButtonProps) {
  return (
    <div className={classes.more}>
      {problem === null ? null : (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <Button variant="default" loading={isLoading} onClick={onLoadMore}>
        {label}
      </Button>
    </div>
  );
}
