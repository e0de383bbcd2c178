import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { useLoginWay } from './login-way.tsx';

interface ErrorStateProps {
  readonly title: string;
  /** 1 where it is all that the page says. */
  readonly level?: 1 | 2;
  readonly description?: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The call was refused because nobody is signed in (401): logging in is offered too. */
  readonly isRefused?: boolean;
}

/** Says what failed and offers to try again, and to log in where that is why. */
export function ErrorState(props: ErrorStateProps) {
  const { title, level = 2, description, retryLabel, onRetry, isRetrying = false } = props;
  const { login, isShown } = useLoginWay(props.isRefused ?? false);
  if (!isShown) return null;
  return (
    <EmptyState
      icon={<IconCloudOff size={26} stroke={1.6} />}
      title={title}
      level={level}
      description={description}
      action={
        <>
          {login}
          <Button variant="default" onClick={onRetry} loading={isRetrying}>
            {retryLabel}
          </Button>
        </>
      }
    />
  );
}
