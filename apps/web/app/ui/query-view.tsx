import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { LoadingState } from './loading-state.tsx';

export interface QueryViewProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  readonly messages: { readonly loading: string; readonly failed: string; readonly retry: string };
  readonly children: (data: Data) => ReactNode;
}

/** The result of a query, its loading state, or its error with a retry button. */
export function QueryView<Data>({ query, messages, children }: QueryViewProps<Data>) {
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <LoadingState label={messages.loading} />;
  return (
    <ErrorState
      title={messages.failed}
      description={error.message}
      retryLabel={messages.retry}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      isUnauthorized={isUnauthorized(error)}
    />
  );
}

/** Whether a call failed because nobody is signed in. */
function isUnauthorized(error: Error): boolean {
  const failure: unknown = Reflect.get(error, 'failure');
  return typeof failure === 'object' && failure !== null && Reflect.get(failure, 'status') === 401;
}
