import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { useLoginAction } from './login-action.tsx';

interface ErrorStateProps {
  readonly title: string;
  /** 1 if it is the only content of the page. */
  readonly level?: 1 | 2;
  readonly description?: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The call failed because nobody is signed in (401), so offer to log in. */
  readonly isUnauthorized?: boolean;
  /** Where to go if what failed to load does not exist (404): shown instead of Retry, which would change nothing. */
  readonly wayOut?: ReactNode;
}

/** Shows what failed and offers to retry, to log in if needed, or the way out of something that does not exist. */
export function ErrorState(props: ErrorStateProps) {
  const { title, level = 2, description, retryLabel, onRetry, isRetrying = false, wayOut } = props;
  const { login, isShown } = useLoginAction(props.isUnauthorized ?? false);
  if (!isShown) return null;
  return (
    <EmptyState
      icon={<IconCloudOff size={26} stroke={1.6} />}
      title={title}
      level={level}
      description={description}
      action={
        wayOut ?? (
          <>
            {login}
            <Button variant="default" onClick={onRetry} loading={isRetrying}>
              {retryLabel}
            </Button>
          </>
        )
      }
    />
  );
}
