import {
  listOutlines,
  saveOutline,
  updateOutline,
  type OutlineResult,
  type SavedOutline,
} from '@pagewright/contract/outline';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { apiQueryKey } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { outlineMessages } from '../messages.ts';
import { toRequestBody } from './use-outline-editing.ts';

/** The saving state of an outline. */
export interface OutlineSaving {
  readonly isSaving: boolean;
  /** The version saved elsewhere in the meantime; null without a conflict. */
  readonly conflict: SavedOutline | null;
  /** Saves an outline. If its base revision is outdated, the newer one becomes the conflict. */
  readonly save: (result: OutlineResult) => Promise<SavedOutline | null>;
  /** Like `save`, but overwrites what was saved elsewhere. */
  readonly keepMine: (result: OutlineResult) => Promise<SavedOutline | null>;
  readonly postpone: () => void;
}

/** Saves an outline as a new one, or updates the saved one it was opened from. */
export function useOutlineSaving(opened: SavedOutline | null): OutlineSaving {
  const m = useMessages(outlineMessages);
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<SavedOutline | null>(null);
  // The revision on the screen, which may be older than the server's.
  const current = useRef(opened && { id: opened.id, revision: opened.revision });

  async function save(result: OutlineResult): Promise<SavedOutline | null> {
    setSaving(true);
    const body = toRequestBody(result);
    const { data, error } =
      current.current === null
        ? await callApi(saveOutline, { body })
        : await callApi(updateOutline, {
            params: { id: current.current.id },
            body: { ...body, revision: current.current.revision },
          });
    setSaving(false);
    if (error?.code === 'revision_conflict') {
      setConflict((error.body as { readonly current: SavedOutline }).current);
      return null;
    }
    if (error) {
      notifyFailure(error, { message: m.saveFailed });
      return null;
    }
    current.current = { id: data.id, revision: data.revision };
    setConflict(null);
    notify({ type: 'success', message: m.saved });
    void queries.invalidateQueries({ queryKey: apiQueryKey(listOutlines) });
    return data;
  }

  return {
    isSaving,
    conflict,
    save,
    keepMine: (result) => {
      if (conflict) current.current = { id: conflict.id, revision: conflict.revision };
      return save(result);
    },
    postpone: () => setConflict(null),
  };
}
