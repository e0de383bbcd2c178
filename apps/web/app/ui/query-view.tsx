import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { LoadingState } from './loading-state.tsx';

export interface QueryViewProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  readonly messages: { readonly loading: string; readonly failed: string; readonly retry: string };
  /** Where to go if it does not exist (404). */
  readonly wayOut?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The result of a query, its loading state, or its error with a retry button. */
export function QueryView<Data>({ query, messages, wayOut, children }: QueryViewProps<Data>) {
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
      isUnauthorized={statusOf(error) === 401}
      wayOut={statusOf(error) === 404 ? wayOut : undefined}
    />
  );
}

/** The HTTP status of a failed call, such as 401 when signed out or 404 when not found. */
function statusOf(error: Error): unknown {
  const failure: unknown = Reflect.get(error, 'failure');
  return typeof failure === 'object' && failure !== null ? Reflect.get(failure, 'status') : undefined;
}
