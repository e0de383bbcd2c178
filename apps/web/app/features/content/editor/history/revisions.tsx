import { Button, UnstyledButton } from '@mantine/core';
import {
  listRevisions,
  readRevision,
  restoreRevision,
  type ContentItem,
  type Revision,
} from '@pagewright/contract/content';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getFailure } from '../../../../lib/api/api-error.ts';
import { apiQuery, apiQueryKey, callOrThrow } from '../../../../lib/api/api-query.ts';
import { callApi } from '../../../../lib/api/call-api.ts';
import { useFormatter, useMessages } from '../../../../lib/messages/use-messages.ts';
import { notify } from '../../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../../lib/notices/notify-failure.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingState } from '../../../../ui/loading-state.tsx';
import type { ItemDraft } from '../item-draft.ts';
import type { SaveResult } from '../saving/save-item.ts';
import { historyMessages } from './messages.ts';
import { TextDifference } from './text-difference.tsx';
import classes from './history.module.css';

export interface RevisionsProps {
  readonly item: ContentItem;
  readonly draft: ItemDraft;
  /** Stores unsaved content on the screen as a revision. */
  readonly keepScreen: () => Promise<SaveResult | null>;
  /** Called with the item after a revision was restored. */
  readonly onRestored: (item: ContentItem) => void;
}

const PAGE = 20;

/** All revisions of an item, their differences from the screen, and a way to restore them. */
export function Revisions({ item, draft, keepScreen, onRestored }: RevisionsProps) {
  const m = useMessages(historyMessages);
  const [chosen, setChosen] = useState<number | null>(null);
  const params = { id: item.id };
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: [...apiQueryKey(listRevisions, { params }), item.revision],
      queryFn: ({ pageParam, signal }) =>
        callOrThrow(
          listRevisions,
          { params, query: { limit: PAGE, ...(pageParam ? { before: pageParam } : {}) } },
          { signal },
        ),
      initialPageParam: 0,
      // Restoring a revision adds one to the list; the selected one stays on the screen.
      placeholderData: keepPreviousData,
      getNextPageParam: ({ revisions }) =>
        revisions.length === PAGE ? (revisions.at(-1)?.number ?? null) : null,
    });
  const revisions = data?.pages.flatMap((page) => page.revisions) ?? [];
  return (
    <>
      {isPending ? <LoadingState label={m.loading} /> : null}
      {error && !data ? (
        <ErrorState
          title={m.failed}
          retryLabel={m.retry}
          onRetry={() => void refetch()}
          isUnauthorized={getFailure(error)?.status === 401}
        />
      ) : null}
      {data ? (
        <div className={classes.columns}>
          <div>
            <ol className={classes.revisions} reversed>
              {revisions.map((revision) => (
                <li key={revision.number}>
                  <RevisionRow
                    revision={revision}
                    isCurrent={revision.number === item.revision}
                    isChosen={revision.number === chosen}
                    onChoose={() => setChosen(revision.number)}
                  />
                </li>
              ))}
            </ol>
            {hasNextPage ? (
              <Button
                variant="default"
                fullWidth
                mt="sm"
                loading={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {m.more}
              </Button>
            ) : null}
          </div>
          {chosen === null ? (
            <p className={classes.quiet}>{m.choose}</p>
          ) : (
            <ChosenRevision
              key={chosen}
              item={item}
              number={chosen}
              draft={draft}
              keepScreen={keepScreen}
              onRestored={onRestored}
            />
          )}
        </div>
      ) : null}
    </>
  );
}

interface RevisionRowProps {
  readonly revision: Revision;
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function RevisionRow({ revision, isCurrent, isChosen, onChoose }: RevisionRowProps) {
  const m = useMessages(historyMessages);
  const format = useFormatter();
  const { score, engineVersion } = revision;
  const isEngineKnown = score !== null && engineVersion !== '';
  return (
    <UnstyledButton className={classes.revision} aria-pressed={isChosen} onClick={onChoose}>
      <span className={classes.revisionName}>
        {m.revision(revision.number)} · {m[`kind_${revision.kind}`]}
      </span>
      <span className={classes.quiet}>{m.by(revision.editorName, format.dateTime(revision.createdAt))}</span>
      <span className={classes.quiet}>
        {m.words(revision.wordCount)} · {m.score(score)}
        {isEngineKnown ? ` · ${m.engine(engineVersion)}` : null}
      </span>
      <span className={classes.badges}>
        {isCurrent ? <Badge tint="gray">{m.current}</Badge> : null}
        {revision.isPublic ? <Badge tint="green">{m.public}</Badge> : null}
      </span>
    </UnstyledButton>
  );
}

interface ChosenRevisionProps extends RevisionsProps {
  readonly number: number;
}

function ChosenRevision({ item, number, draft, keepScreen, onRestored }: ChosenRevisionProps) {
  const m = useMessages(historyMessages);
  const params = { id: item.id, number };
  const { data, error, refetch } = useQuery(apiQuery(readRevision, { params }));
  const [isRestoring, setRestoring] = useState(false);

  async function restore(): Promise<void> {
    setRestoring(true);
    const storedRevision = await keepScreen();
    const isKept = storedRevision === null || storedRevision.outcome === 'saved';
    const { data: restored, error: failure } = isKept
      ? await callApi(restoreRevision, { params })
      : { data: null, error: storedRevision.outcome === 'failed' ? storedRevision.failure : null };
    setRestoring(false);
    if (failure) notifyFailure(failure, { message: m.restoreFailed });
    if (!restored) return;
    notify({ type: 'success', message: m.restored(number) });
    onRestored(restored);
  }

  if (error) {
    return (
      <ErrorState
        title={m.failed}
        retryLabel={m.retry}
        onRetry={() => void refetch()}
        isUnauthorized={error.failure.status === 401}
      />
    );
  }
  if (!data) return <LoadingState label={m.loading} />;
  const then = { ...data, tags: data.tags.join(', '), keywords: data.keywords.join(', ') };
  return (
    <div className={classes.chosen}>
      <TextDifference before={then} after={draft} beforeLabel={m.shownRevision} afterLabel={m.now} />
      {item.canEdit ? (
        <div className={classes.restore}>
          <p className={classes.quiet}>{m.keepsScreen}</p>
          <Button loading={isRestoring} onClick={() => void restore()}>
            {m.restore}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
