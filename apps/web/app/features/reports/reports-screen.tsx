import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../lib/messages/failure-sentence.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { reportsMessages } from './messages.ts';
import { reportsOverviewQuery } from './reports-query.ts';

/** Says which workspace this is and what one may do there. */
export function ReportsScreen() {
  const m = useMessages(reportsMessages);
  const { data, error, isPending, isFetching, refetch } = useQuery(reportsOverviewQuery);
  if (isPending) return <LoadingState label={m.loading} />;
  if (!data) {
    return (
      <ErrorState
        title={m.errorTitle}
        description={failureSentence(error.failure)}
        retryLabel={m.retry}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <section>
      <h2>{data.workspaceName}</h2>
      <p>{data.canManage ? m.mayManage : m.mayRead}</p>
    </section>
  );
}
