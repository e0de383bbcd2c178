import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../../lib/api/api-error.ts';
import { describeFailure } from '../../lib/messages/describe-failure.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { analyticsMessages } from './messages.ts';

interface CountsErrorProps {
  readonly query: Pick<UseQueryResult<unknown, ApiError>, 'error' | 'isFetching' | 'refetch'>;
}

/** Explains why counts could not be loaded, and offers to retry. */
export function CountsError({ query: { error, isFetching, refetch } }: CountsErrorProps) {
  const m = useMessages(analyticsMessages);
  return (
    <ErrorState
      title={m.failed}
      description={error ? describeFailure(error.failure) : undefined}
      isUnauthorized={error?.failure.status === 401}
      retryLabel={m.retry}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
