import { removeOutline, undoRemoveOutline } from '@pagewright/contract/outline';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { outlineMessages } from '../messages.ts';

/** Removes saved outlines at once, and brings them back on request. */
export function useRemoveOutline() {
  const m = useMessages(outlineMessages);
  const queries = useQueryClient();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const refresh = () => queries.invalidateQueries({ queryKey: ['api', 'outline'] });
  const show = (id: string): void => setGone((current) => new Set([...current].filter((one) => one !== id)));

  async function undo(id: string): Promise<void> {
    const { error } = await callApi(undoRemoveOutline, { params: { id } });
    if (error) return notifyFailure(error, { message: m.undoFailed });
    show(id);
    notify({ type: 'success', message: m.broughtBack });
    await refresh();
  }

  async function remove(id: string): Promise<void> {
    setGone((current) => new Set(current).add(id));
    const { error } = await callApi(removeOutline, { params: { id } });
    if (error && error.status !== 404) {
      show(id);
      return notifyFailure(error, { message: m.removeFailed });
    }
    notify({
      type: 'success',
      message: m.outlineRemoved,
      durationMs: 10_000,
      action: { label: m.undo, onSelect: () => void undo(id) },
    });
    await refresh();
  }
  return { gone, remove: (id: string) => void remove(id) };
}
