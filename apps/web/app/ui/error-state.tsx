import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

interface ErrorStateProps {
  readonly title: string;
  /** 1 where it is all that the page says. */
  readonly level?: 1 | 2;
  readonly description?: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** Says what failed and offers to try again. */
export function ErrorState(props: ErrorStateProps) {
  const { title, level = 2, description, retryLabel, onRetry, isRetrying = false } = props;
  return (
    <EmptyState
      icon={<IconCloudOff size={26} stroke={1.6} />}
      title={title}
      level={level}
      description={description}
      action={
        <Button variant="default" onClick={onRetry} loading={isRetrying}>
          {retryLabel}
        </Button>
      }
    />
  );
}
