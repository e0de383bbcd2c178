import type { FeatureName } from '@pagewright/contract/feature-names';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiResult } from '../api/api-failure.ts';
import { notify } from '../notices/notice-store.ts';
import { notifyFailure } from '../notices/notify-failure.ts';

const UNDO_FOR_MS = 10_000;

interface Removal {
  /** The feature whose lists are refreshed. */
  readonly feature: FeatureName;
  readonly remove: (id: string) => Promise<ApiResult<unknown>>;
  readonly undoRemove: (id: string) => Promise<ApiResult<unknown>>;
  readonly messages: {
    readonly removed: string;
    readonly removeFailed: string;
    readonly undo: string;
    readonly undoFailed: string;
    readonly broughtBack: string;
  };
}

/** Removes list items at once and restores them on undo. */
export function useRemoval({ feature, messages, ...calls }: Removal) {
  const queries = useQueryClient();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const refresh = () => queries.invalidateQueries({ queryKey: ['api', feature] });
  const show = (id: string): void => setGone((current) => new Set([...current].filter((one) => one !== id)));

  async function undo(id: string): Promise<void> {
    const { error } = await calls.undoRemove(id);
    if (error) return notifyFailure(error, { message: messages.undoFailed });
    show(id);
    notify({ type: 'success', message: messages.broughtBack });
    await refresh();
  }

  async function remove(id: string): Promise<void> {
    setGone((current) => new Set(current).add(id));
    const { error } = await calls.remove(id);
    if (error && error.status !== 404) {
      show(id);
      return notifyFailure(error, { message: messages.removeFailed });
    }
    notify({
      type: 'success',
      message: messages.removed,
      durationMs: UNDO_FOR_MS,
      action: { label: messages.undo, onSelect: () => void undo(id) },
    });
    await refresh();
  }
  return { gone, remove: (id: string) => void remove(id) };
}
