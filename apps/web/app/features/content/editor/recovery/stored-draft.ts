import { property } from '@pagewright/contract/errors';
import { EMPTY_DRAFT, hasSameStatus, type DraftState, type ItemDraft } from '../item-draft.ts';
import type { SentDraft } from '../saving/use-saving.ts';

/** The journal content of an open form. */
export interface StoredDraft {
  readonly draft: ItemDraft;
  /** The last saved status, to tell whether the user chose another. */
  readonly savedState: DraftState;
  /** The base revision; null for an unsaved item. */
  readonly revision: number | null;
  readonly templateId: string | null;
  /** A save that had no response yet when this was stored. */
  readonly sent: SentDraft | null;
}

/** The draft in a journal entry; null if it contains none. */
export function readStoredDraft(content: unknown): StoredDraft | null {
  if (typeof property(property(content, 'draft'), 'content') !== 'string') return null;
  // Only this application can have encrypted it; a field unknown to an earlier version starts empty.
  const stored = content as StoredDraft;
  return { ...stored, draft: { ...EMPTY_DRAFT, ...stored.draft } };
}

/**
 * Applies a stored draft to the current saved state. A status that was not changed in the draft comes from the saved
 * state.
 */
export function restoredDraft({ draft, savedState }: StoredDraft, saved: ItemDraft): ItemDraft {
  if (!hasSameStatus(draft, savedState)) return draft;
  return { ...draft, status: saved.status, scheduledFor: saved.scheduledFor };
}
