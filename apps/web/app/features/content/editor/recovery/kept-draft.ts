import { property } from '@pagewright/contract/errors';
import { EMPTY_DRAFT, isSameState, type DraftState, type ItemDraft } from '../item-draft.ts';
import type { SentDraft } from '../saving/use-saving.ts';

/** What the journal keeps of an open form. */
export interface KeptDraft {
  readonly draft: ItemDraft;
  /** The status as it was last saved, so that a chosen one can be told apart from the saved one. */
  readonly savedState: DraftState;
  /** The revision that was worked on; null for an item that is not saved yet. */
  readonly revision: number | null;
  readonly templateId: string | null;
  /** A save that went out and was not answered when this was kept. */
  readonly sent: SentDraft | null;
}

/** The draft in a journal entry; null if the entry holds none. */
export function readKeptDraft(content: unknown): KeptDraft | null {
  if (typeof property(property(content, 'draft'), 'content') !== 'string') return null;
  // Only this application can have sealed it; a field that an earlier version did not know starts empty.
  const kept = content as KeptDraft;
  return { ...kept, draft: { ...EMPTY_DRAFT, ...kept.draft } };
}

/** The form of a kept draft on what is saved now: a status that was not chosen there is the one of now. */
export function restoredDraft({ draft, savedState }: KeptDraft, saved: ItemDraft): ItemDraft {
  if (!isSameState(draft, savedState)) return draft;
  return { ...draft, status: saved.status, scheduledFor: saved.scheduledFor };
}
