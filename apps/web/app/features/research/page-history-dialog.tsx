import { Button } from '@mantine/core';
import { listSnapshots, SNAPSHOT_LIMITS } from '@pagewright/contract/research';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getFailure } from '../../lib/api/api-error.ts';
import { apiQueryKey, callOrThrow } from '../../lib/api/api-query.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { WideDialog } from '../../ui/wide-dialog.tsx';
import { researchMessages } from './messages.ts';
import { SnapshotChanges } from './snapshot-changes.tsx';
import { SnapshotList, type SnapshotPair } from './snapshot-list.tsx';
import classes from './research.module.css';

interface PageHistoryDialogProps {
  readonly url: string;
  readonly onClose: () => void;
}

/** A page's history: its snapshots and the differences between two of them. */
export function PageHistoryDialog({ url, onClose }: PageHistoryDialogProps) {
  const m = useMessages(researchMessages);
  return (
    <WideDialog isOpen title={m.title} width={980} closeLabel={m.close} onClose={onClose}>
      <p className={classes.address}>{url}</p>
      <PageHistory url={url} />
    </WideDialog>
  );
}

function PageHistory({ url }: { readonly url: string }) {
  const m = useMessages(researchMessages);
  const [chosen, setChosen] = useState<SnapshotPair | null>(null);
  const {
    data,
    error,
    isPending,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useInfiniteQuery({
    queryKey: apiQueryKey(listSnapshots, { query: { url } }),
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(
        listSnapshots,
        { query: { url, ...(pageParam === null ? {} : { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ snapshots }) =>
      snapshots.length === SNAPSHOT_LIMITS.listed ? (snapshots.at(-1)?.lastReadAt ?? null) : null,
  });
  if (isPending) return <LoadingState label={m.loading} />;
  if (error && !data)
    return (
      <ErrorState
        title={m.failed}
        description={getFailure(error)?.message}
        isUnauthorized={getFailure(error)?.status === 401}
        retryLabel={m.retry}
        onRetry={() => void refetch()}
      />
    );
  const snapshots = data.pages.flatMap((page) => page.snapshots);
  const [newest, second] = snapshots;
  if (!newest) return <p className={classes.quiet}>{m.none}</p>;
  const pair = chosen ?? (second ? { before: second.id, after: newest.id } : null);
  return (
    <div className={classes.columns}>
      <div className={classes.visits}>
        <SnapshotList snapshots={snapshots} chosen={pair} onChoose={setChosen} />
        {isFetchNextPageError ? <p role="alert">{m.olderFailed}</p> : null}
        {hasNextPage ? (
          <Button
            variant="default"
            fullWidth
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {m.older}
          </Button>
        ) : null}
      </div>
      {pair === null ? (
        <p className={classes.quiet}>{m.once}</p>
      ) : pair.before === pair.after ? (
        <p className={classes.quiet}>{m.choose}</p>
      ) : (
        <SnapshotChanges chosen={pair} />
      )}
    </div>
  );
}
