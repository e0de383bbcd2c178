import { Button } from '@mantine/core';
import { readOutline } from '@pagewright/contract/outline';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { getFailure } from '../../../lib/api/api-error.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { outlineMessages } from '../messages.ts';
import { Comparison } from '../result/comparison.tsx';

/** Two saved outlines side by side. */
export function CompareOutlines({ ids }: { readonly ids: readonly [string, string] }) {
  const m = useMessages(outlineMessages);
  const [left, right] = useQueries({ queries: ids.map((id) => apiQuery(readOutline, { params: { id } })) });
  if (!left || !right) return null;
  const failed = left.error ?? right.error;
  if (failed)
    return (
      <ErrorState
        title={m.openFailed}
        description={getFailure(failed)?.message}
        isUnauthorized={getFailure(failed)?.status === 401}
        retryLabel={m.retry}
        onRetry={() => {
          void left.refetch();
          void right.refetch();
        }}
        wayOut={
          getFailure(failed)?.status === 404 ? (
            <Button variant="default" component={Link} to="/outline/saved">
              {m.savedOutlines}
            </Button>
          ) : undefined
        }
      />
    );
  if (!left.data || !right.data) return <LoadingState label={m.loading} />;
  const compared = ({ id, title, keyword, result }: typeof left.data) => ({
    key: id,
    name: <Link to={`/outline/${id}`}>{title || keyword}</Link>,
    result,
  });
  return <Comparison both={[compared(left.data), compared(right.data)]} />;
}
