import type { ContentItem } from '@pagewright/contract/content';
import * as contract from '@pagewright/contract/review';
import type { CommentPlace, ReviewView } from '@pagewright/contract/review';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiFailure, ApiResult } from '../../lib/api/api-failure.ts';
import { apiQuery } from '../../lib/api/api-query.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { notify } from '../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../lib/notices/notify-failure.ts';
import { reviewMessages } from './messages.ts';

/** Polling interval for actions of others. */
const POLL_MS = 30_000;

/** What the form knows about the reviewed item. */
export type ReviewedItem = Pick<ContentItem, 'id' | 'status' | 'scheduledFor' | 'revision'>;
/** The item's status. */
export type ItemState = Pick<ContentItem, 'status' | 'scheduledFor'>;

interface Options {
  /** Saves the screen's content and returns its revision; null if that failed. */
  readonly saveContent: () => Promise<number | null>;
  /** Called when a review has changed the item's status. */
  readonly onState: (state: ItemState) => void;
}

/** The review of an item, with its actions. */
export function useReview(item: ReviewedItem, { saveContent, onState }: Options) {
  const m = useMessages(reviewMessages);
  const queries = useQueryClient();
  const { id } = item;
  const options = apiQuery(contract.readReview, { params: { id } });
  const query = useQuery({ ...options, refetchInterval: POLL_MS });
  const [isPending, setPending] = useState(false);
  const view = query.data;

  // Saving creates another revision; a review changes the status and creates none.
  const known = view?.item;
  const isOlder = known !== undefined && known.revision < item.revision;
  const { refetch } = query;
  useEffect(() => {
    if (isOlder) void refetch();
  }, [isOlder, item.revision, refetch]);
  const takeState = useEffectEvent(onState);
  const isOther =
    known !== undefined &&
    known.revision === item.revision &&
    (known.status !== item.status || known.scheduledFor !== item.scheduledFor);
  useEffect(() => {
    if (isOther && known) takeState({ status: known.status, scheduledFor: known.scheduledFor });
  }, [isOther, known]);

  function show(next: ReviewView): void {
    queries.setQueryData(options.queryKey, next);
    onState({ status: next.item.status, scheduledFor: next.item.scheduledFor });
    void queries.invalidateQueries({ queryKey: ['api', 'content'] });
    void queries.invalidateQueries({ queryKey: ['api', 'review', contract.listWaitingReviews.path] });
  }

  function refuse(failure: ApiFailure): void {
    notifyFailure(failure);
    // Somebody else was first: show the current state.
    if (failure.status === 404 || failure.status === 409) void refetch();
  }

  async function perform<Answer>(
    call: () => Promise<ApiResult<Answer>>,
    viewOf: (answer: Answer) => ReviewView,
    done?: string,
  ): Promise<Answer | null> {
    setPending(true);
    const { data, error } = await call();
    setPending(false);
    if (error) {
      refuse(error);
      return null;
    }
    show(viewOf(data));
    if (done !== undefined) notify({ type: 'success', message: done });
    return data;
  }
  const same = (next: ReviewView): ReviewView => next;

  async function ofSaved<Answer>(work: (revision: number) => Promise<Answer | null>): Promise<Answer | null> {
    setPending(true);
    const revision = await saveContent();
    setPending(false);
    if (revision !== null) return work(revision);
    notify({ type: 'error', message: m.saveFirst });
    return null;
  }

  async function undoRemove(commentId: string): Promise<void> {
    await perform(
      () => callApi(contract.undoRemoveComment, { params: { id, commentId } }),
      same,
      m.broughtBack,
    );
  }

  return {
    itemId: id,
    query,
    isPending,
    ask: (reviewers: string[]) =>
      ofSaved((revision) =>
        perform(
          () => callApi(contract.askForReview, { params: { id }, body: { reviewers, revision } }),
          same,
          m.asked,
        ),
      ),
    withdraw: () =>
      perform(() => callApi(contract.withdrawReview, { params: { id } }), same, m.withdrawnDone),
    approve: (word: string) =>
      ofSaved((revision) =>
        perform(
          () => callApi(contract.approveReview, { params: { id }, body: { revision, word } }),
          same,
          m.approvedDone,
        ),
      ),
    giveBack: (word: string) =>
      perform(() => callApi(contract.returnReview, { params: { id }, body: { word } }), same, m.returnedDone),
    /** Returns the ID of the comment or reply; null on failure. */
    say: async (body: { text: string; place?: CommentPlace | null; replyTo?: string }) => {
      // Its position is found again in the saved text.
      const add = () =>
        perform(
          () => callApi(contract.addComment, { params: { id }, body }),
          ({ view: next }) => next,
        );
      const comment = body.place ? await ofSaved(add) : await add();
      return comment?.id ?? null;
    },
    change: async (commentId: string, body: { text?: string; isResolved?: boolean }) =>
      (await perform(() => callApi(contract.changeComment, { params: { id, commentId }, body }), same)) !==
      null,
    remove: async (commentId: string): Promise<void> => {
      const { error } = await callApi(contract.removeComment, { params: { id, commentId } });
      if (error) return refuse(error);
      notify({
        type: 'success',
        message: m.removed,
        durationMs: 10_000,
        action: { label: m.undo, onSelect: () => void undoRemove(commentId) },
      });
      await refetch();
    },
  };
}

/** Actions of a review. */
export type ReviewActions = ReturnType<typeof useReview>;
