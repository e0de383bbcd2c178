import { Button } from '@mantine/core';
import { readOutline, type SavedOutline } from '@pagewright/contract/outline';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { apiQuery, apiQueryKey } from '../../../lib/api/api-query.ts';
import { getFailure } from '../../../lib/api/api-error.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { outlineMessages } from '../messages.ts';
import { OutlineView } from '../result/outline-view.tsx';
import classes from '../outline.module.css';

/** A saved outline, opened. */
export function OpenOutline({ id }: { readonly id: string }) {
  const m = useMessages(outlineMessages);
  const queries = useQueryClient();
  /** Unsaved edits are discarded when another outline opens. */
  const [turn, setTurn] = useState(0);
  // Edits stay until saved: never refetch while the user is editing.
  const { data, error, refetch, isFetching } = useQuery({
    ...apiQuery(readOutline, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const key = apiQueryKey(readOutline, { params: { id } });
  const show = (saved: SavedOutline) => queries.setQueryData(key, saved);
  function takeTheirs(theirs: SavedOutline): void {
    show(theirs);
    setTurn((before) => before + 1);
  }
  if (data)
    return (
      <>
        <h2 className={classes.resultTitle}>{m.resultFor(data.keyword)}</h2>
        <OutlineView key={turn} initial={data.result} saved={data} onSaved={show} onTakeTheirs={takeTheirs} />
      </>
    );
  if (!error) return <LoadingState label={m.loading} />;
  return (
    <ErrorState
      title={m.openFailed}
      description={getFailure(error)?.message}
      isUnauthorized={getFailure(error)?.status === 401}
      retryLabel={m.retry}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      wayOut={
        getFailure(error)?.status === 404 ? (
          <Button variant="default" component={Link} to="/outline/saved">
            {m.savedOutlines}
          </Button>
        ) : undefined
      }
    />
  );
}
