import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { LoadingState } from './loading-state.tsx';

interface QueryViewProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  readonly sentences: { readonly loading: string; readonly failed: string; readonly retry: string };
  readonly children: (data: Data) => ReactNode;
}

/** The result of a query, its loading state, or its error with a retry button. */
export function QueryView<Data>({ query, sentences, children }: QueryViewProps<Data>) {
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <LoadingState label={sentences.loading} />;
  return (
    <ErrorState
      title={sentences.failed}
      description={error.message}
      retryLabel={sentences.retry}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      isRefused={isRefused(error)}
    />
  );
}

/** Whether a call failed because nobody is signed in. */
function isRefused(error: Error): boolean {
  const failure: unknown = Reflect.get(error, 'failure');
  return typeof failure === 'object' && failure !== null && Reflect.get(failure, 'status') === 401;
}
