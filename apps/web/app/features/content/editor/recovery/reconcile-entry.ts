import { readContent, type ContentItem } from '@pagewright/contract/content';
import { callApi } from '../../../../lib/api/call-api.ts';
import type { Journal, OpenEntry } from '../../../../lib/journal/journal.ts';
import { toItemDraft, EMPTY_DRAFT, hasSameStatus, type ItemDraft } from '../item-draft.ts';
import { containsDraft, sendCreation } from '../saving/save-item.ts';
import type { SentDraft } from '../saving/use-saving.ts';
import { readStoredDraft, type StoredDraft } from './stored-draft.ts';

/** How long a save sent while the page closed may still be in transit. */
const IN_TRANSIT_MS = 10_000;
const LOOK_EVERY_MS = 250;
const LOOKS = 8;
/** The server remembers a creation for a day; later it would create the item twice. */
const CREATION_KNOWN_MS = 20 * 60 * 60_000;

/** Recoverable unsaved text. */
export interface UnsavedText {
  readonly entry: OpenEntry;
  readonly stored: StoredDraft;
  /** The saved item; null for an unsaved one. */
  readonly item: ContentItem | null;
  /** The saved item as form values. */
  readonly saved: ItemDraft;
  /** Another version was saved since the text was typed. */
  readonly isMoved: boolean;
  readonly sent: SentDraft | null;
}

/** The outcome for an entry: `saved` if the server has all of it. */
export type Reconciliation =
  | { readonly kind: 'unsaved'; readonly text: UnsavedText }
  | { readonly kind: 'saved'; readonly item: ContentItem }
  | { readonly kind: 'unreadable' };

/**
 * Determines which part of an entry is unsaved by asking the server. A fully saved entry is removed. An entry for a new
 * item that was since created is assigned to that item; one for an item that is gone or no longer editable becomes a
 * new item.
 * @param loaded the entry's item, if it was just loaded
 */
export async function reconcileEntry(
  journal: Journal,
  entry: OpenEntry,
  loaded: ContentItem | null,
): Promise<Reconciliation> {
  const kept = readStoredDraft(entry.content);
  if (kept === null) return { kind: 'unreadable' };
  if (entry.itemId === null) return reconcileNew(journal, entry, kept);
  const found = loaded ?? (await readItem(entry.itemId));
  if (found === 'unknown') return unsaved(entry, kept, null);
  if (found === 'gone' || !found.canEdit) {
    const content: StoredDraft = { ...kept, revision: null, sent: null, savedState: EMPTY_DRAFT };
    const orphan = {
      ...entry,
      itemId: null,
      content: { ...content, draft: { ...kept.draft, status: 'draft', scheduledFor: '' } },
    };
    await journal.write(orphan);
    return reconcileEntry(journal, orphan, null);
  }
  const item = await waitForSave(entry, kept, found);
  const isState = hasSameStatus(kept.draft, kept.savedState);
  const isSaved =
    containsDraft(item, kept.draft) || (item.revision !== kept.revision && holdsMore(item, kept.draft));
  if (isState && isSaved) {
    await journal.remove(entry.id);
    return { kind: 'saved', item };
  }
  return unsaved(entry, kept, item);
}

/**
 * Whether an item contains the draft plus one more passage: keystrokes saved while the page closed, too late for the
 * journal.
 */
function holdsMore(item: ContentItem, draft: ItemDraft): boolean {
  const current = toItemDraft(item);
  return (Object.keys(draft) as (keyof ItemDraft)[]).every((field) => {
    if (field === 'status' || field === 'scheduledFor') return true;
    return isExtended(draft[field].trim(), current[field].trim());
  });
}

/** Whether `by` is the text with one passage inserted. */
function isExtended(text: string, by: string): boolean {
  let start = 0;
  while (start < text.length && text[start] === by[start]) start += 1;
  return by.endsWith(text.slice(start)) && by.length >= text.length;
}

async function reconcileNew(journal: Journal, entry: OpenEntry, kept: StoredDraft): Promise<Reconciliation> {
  const creation = kept.sent?.creation ?? null;
  if (creation === null || Date.now() - entry.keptAt > CREATION_KNOWN_MS) {
    return unsaved(entry, { ...kept, sent: null }, null);
  }
  const result = await sendCreation(creation);
  if (result.outcome !== 'saved') {
    const wasRefused =
      result.outcome === 'failed' && result.failure.status >= 400 && result.failure.status < 500;
    return unsaved(entry, wasRefused ? { ...kept, sent: null } : kept, null);
  }
  const { item } = result;
  const { status, scheduledFor } = toItemDraft(item);
  const content: StoredDraft = {
    ...kept,
    revision: item.revision,
    savedState: { status, scheduledFor },
    sent: null,
  };
  const moved = { ...entry, itemId: item.id, content };
  await journal.write(moved);
  return reconcileEntry(journal, moved, item);
}

function unsaved(entry: OpenEntry, kept: StoredDraft, item: ContentItem | null): Reconciliation {
  const isOwn = item !== null && kept.sent !== null && containsDraft(item, kept.sent.draft);
  const text: UnsavedText = {
    entry,
    stored: kept,
    item,
    saved: item ? toItemDraft(item) : EMPTY_DRAFT,
    isMoved: item !== null && item.revision !== kept.revision && !isOwn,
    sent: isOwn ? null : kept.sent,
  };
  return { kind: 'unsaved', text };
}

/** Waits briefly for a save sent while the page closed, because the reload may have been faster. */
async function waitForSave(
  { keptAt }: OpenEntry,
  { sent, revision }: StoredDraft,
  found: ContentItem,
): Promise<ContentItem> {
  let item = found;
  for (let attempt = 0; attempt < LOOKS; attempt += 1) {
    if (sent === null || item.revision !== revision || Date.now() - keptAt > IN_TRANSIT_MS) return item;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const next = await readItem(item.id);
    if (typeof next === 'string') return item;
    item = next;
  }
  return item;
}

async function readItem(id: string): Promise<ContentItem | 'gone' | 'unknown'> {
  const { data, error } = await callApi(readContent, { params: { id } });
  if (!error) return data;
  return error.status === 404 ? 'gone' : 'unknown';
}
