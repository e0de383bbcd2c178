import { removeContent, undoRemoveContent, type ContentCard } from '@pagewright/contract/content';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { contentMessages } from '../messages.ts';

/** Removes items after confirmation, with undo. */
export function useRemoveContent() {
  const m = useMessages(contentMessages);
  const queries = useQueryClient();
  const [pendingItem, setPendingItem] = useState<ContentCard | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const refresh = () => queries.invalidateQueries({ queryKey: ['api', 'content'] });

  const show = (id: string): void =>
    setGone((current) => {
      const next = new Set(current);
      next.delete(id);
      return next;
    });

  async function undo(id: string): Promise<void> {
    const { error } = await callApi(undoRemoveContent, { params: { id } });
    if (error) return notifyFailure(error, { message: m.undoFailed });
    show(id);
    notify({ type: 'success', message: m.undone });
    await refresh();
  }

  async function confirm(): Promise<void> {
    if (!pendingItem) return;
    const { id } = pendingItem;
    setPendingItem(null);
    setGone((current) => new Set(current).add(id));
    const { error } = await callApi(removeContent, { params: { id } });
    if (error && error.status !== 404) {
      show(id);
      return notifyFailure(error, {
        message: error.status === 0 || error.status >= 500 ? m.removeFailed : m.removeRefused,
      });
    }
    notify({
      type: 'success',
      message: m.removed,
      durationMs: 10_000,
      action: { label: m.undo, onSelect: () => void undo(id) },
    });
    await refresh();
  }

  return {
    /** The item to confirm; null if there is none. */
    asked: pendingItem,
    /** Items that are removed or being removed; hidden from the list immediately. */
    gone,
    ask: setPendingItem,
    cancel: () => setPendingItem(null),
    confirm: () => void confirm(),
  };
}
