import { readContent, type ContentItem } from '@pagewright/contract/content';
import { callApi } from '../../../../lib/api/call-api.ts';
import type { Journal, OpenEntry } from '../../../../lib/journal/journal.ts';
import { draftOf, EMPTY_DRAFT, isSameState, type ItemDraft } from '../item-draft.ts';
import { holdsWriting, sendCreation } from '../saving/save-item.ts';
import type { SentDraft } from '../saving/use-saving.ts';
import { readKeptDraft, type KeptDraft } from './kept-draft.ts';

/** How long a save sent while the page closed may still be in transit. */
const ON_ITS_WAY_MS = 10_000;
const LOOK_EVERY_MS = 250;
const LOOKS = 8;
/** The server remembers a creation for a day; later it would create the item twice. */
const CREATION_KNOWN_MS = 20 * 60 * 60_000;

/** Recoverable unsaved text. */
export interface UnsavedText {
  readonly entry: OpenEntry;
  readonly kept: KeptDraft;
  /** The saved item; null for an unsaved one. */
  readonly item: ContentItem | null;
  /** The saved item as form values. */
  readonly saved: ItemDraft;
  /** Another version was saved since the text was typed. */
  readonly isMoved: boolean;
  readonly sent: SentDraft | null;
}

/** The outcome for an entry: `saved` if the server has all of it. */
export type Settled =
  | { readonly kind: 'unsaved'; readonly text: UnsavedText }
  | { readonly kind: 'saved'; readonly item: ContentItem }
  | { readonly kind: 'unreadable' };

/**
 * Determines which part of an entry is unsaved by asking the server. A fully saved entry is removed. An entry for a new
 * item that was since created is assigned to that item; one for an item that is gone or no longer editable becomes a
 * new item.
 * @param loaded the entry's item, if it was just loaded
 */
export async function settleEntry(
  journal: Journal,
  entry: OpenEntry,
  loaded: ContentItem | null,
): Promise<Settled> {
  const kept = readKeptDraft(entry.content);
  if (kept === null) return { kind: 'unreadable' };
  if (entry.itemId === null) return settleNew(journal, entry, kept);
  const found = loaded ?? (await readItem(entry.itemId));
  if (found === 'unknown') return unsaved(entry, kept, null);
  if (found === 'gone' || !found.canEdit) {
    const content: KeptDraft = { ...kept, revision: null, sent: null, savedState: EMPTY_DRAFT };
    const orphan = {
      ...entry,
      itemId: null,
      content: { ...content, draft: { ...kept.draft, status: 'draft', scheduledFor: '' } },
    };
    await journal.write(orphan);
    return settleEntry(journal, orphan, null);
  }
  const item = await afterSending(entry, kept, found);
  const isState = isSameState(kept.draft, kept.savedState);
  const isSaved =
    holdsWriting(item, kept.draft) || (item.revision !== kept.revision && holdsMore(item, kept.draft));
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
  const held = draftOf(item);
  return (Object.keys(draft) as (keyof ItemDraft)[]).every((field) => {
    if (field === 'status' || field === 'scheduledFor') return true;
    return isExtended(draft[field].trim(), held[field].trim());
  });
}

/** Whether `by` is the text with one passage inserted. */
function isExtended(text: string, by: string): boolean {
  let start = 0;
  while (start < text.length && text[start] === by[start]) start += 1;
  return by.endsWith(text.slice(start)) && by.length >= text.length;
}

async function settleNew(journal: Journal, entry: OpenEntry, kept: KeptDraft): Promise<Settled> {
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
  const { status, scheduledFor } = draftOf(item);
  const content: KeptDraft = {
    ...kept,
    revision: item.revision,
    savedState: { status, scheduledFor },
    sent: null,
  };
  const moved = { ...entry, itemId: item.id, content };
  await journal.write(moved);
  return settleEntry(journal, moved, item);
}

function unsaved(entry: OpenEntry, kept: KeptDraft, item: ContentItem | null): Settled {
  const isOwn = item !== null && kept.sent !== null && holdsWriting(item, kept.sent.draft);
  const text: UnsavedText = {
    entry,
    kept,
    item,
    saved: item ? draftOf(item) : EMPTY_DRAFT,
    isMoved: item !== null && item.revision !== kept.revision && !isOwn,
    sent: isOwn ? null : kept.sent,
  };
  return { kind: 'unsaved', text };
}

/** Waits briefly for a save sent while the page closed, because the reload may have been faster. */
async function afterSending(
  { keptAt }: OpenEntry,
  { sent, revision }: KeptDraft,
  found: ContentItem,
): Promise<ContentItem> {
  let item = found;
  for (let look = 0; look < LOOKS; look += 1) {
    if (sent === null || item.revision !== revision || Date.now() - keptAt > ON_ITS_WAY_MS) return item;
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
