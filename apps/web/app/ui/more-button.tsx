import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './more-button.module.css';

interface MoreButtonProps {
  readonly label: string;
  readonly isLoading: boolean;
  /** Why the last try brought nothing; null where it did. */
  readonly problem: ReactNode;
  readonly onMore: () => void;
}

/** Brings the next part of a list, and says why it did not come. */
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
