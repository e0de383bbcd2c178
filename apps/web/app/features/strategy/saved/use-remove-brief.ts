import { removeBrief, undoRemoveBrief, type BriefCard } from '@pagewright/contract/strategy';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { strategyMessages } from '../messages.ts';

/** Removes briefs after confirmation, with undo. */
export function useRemoveBrief() {
  const m = useMessages(strategyMessages);
  const queries = useQueryClient();
  const [pendingBrief, setPendingBrief] = useState<BriefCard | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: ['api', 'strategy'] });

  async function undo(id: string): Promise<void> {
    const { error } = await callApi(undoRemoveBrief, { params: { id } });
    if (error) return notifyFailure(error, { message: m.undoFailed });
    notify({ type: 'success', message: m.undone });
    await refresh();
  }

  async function confirm(): Promise<void> {
    if (!pendingBrief) return;
    const { id } = pendingBrief;
    setPendingBrief(null);
    const { error } = await callApi(removeBrief, { params: { id } });
    if (error && error.status !== 404) return notifyFailure(error, { message: m.removeFailed });
    notify({
      type: 'success',
      message: m.removed,
      durationMs: 10_000,
      action: { label: m.undo, onSelect: () => void undo(id) },
    });
    await refresh();
  }

  return {
    asked: pendingBrief,
    ask: setPendingBrief,
    cancel: () => setPendingBrief(null),
    confirm: () => void confirm(),
  };
}
