import {
  createContent,
  updateContent,
  type ContentDraft,
  type ContentItem,
} from '@pagewright/contract/content';
import { emptyDocument } from '@pagewright/contract/document';
import { property } from '@pagewright/contract/errors';
import type { ApiFailure } from '../../../../lib/api/api-failure.ts';
import { callApi } from '../../../../lib/api/call-api.ts';
import { randomId } from '../../../../lib/random-id.ts';
import { hasSameStatus, parseList, toStatusFields, toContentFields, type ItemDraft } from '../item-draft.ts';
import { readDocument } from '../rich-text/read-document.ts';

/** The outcome of a save. */
export type SaveResult =
  | { readonly outcome: 'saved'; readonly item: ContentItem; readonly isNew: boolean }
  | { readonly outcome: 'conflict'; readonly current: ContentItem }
  | { readonly outcome: 'failed'; readonly failure: ApiFailure; readonly isNew: boolean };

/** The first save of a new item. It is resent unchanged until it gets a response, so that the item is created once. */
export interface Creation {
  readonly key: string;
  /** The form values. */
  readonly draft: ItemDraft;
  readonly body: ContentDraft;
}

interface SaveOptions {
  /** An automatic save: status and public page stay as they are. */
  readonly isAutomatic: boolean;
  /** The page may be left in the meantime. */
  readonly keepalive?: boolean;
  readonly untitled: string;
}

interface UpdateOptions extends SaveOptions {
  /** The item as last saved from here. */
  readonly item: ContentItem;
  /** The draft as last saved from here. */
  readonly saved: ItemDraft;
}

/** Prepares the first save of a draft. */
export function prepareCreation(
  draft: ItemDraft,
  templateId: string | null,
  { isAutomatic, untitled }: SaveOptions,
): Creation {
  const body = {
    ...toContentFields(draft),
    ...(isAutomatic ? { status: 'draft' as const } : toStatusFields(draft)),
    title: titleOf(draft, untitled),
    ...(templateId === null ? {} : { templateId }),
  };
  return { key: randomId(), draft, body };
}

/** Creates an item once, however often it is sent. */
export async function sendCreation({ key, body }: Creation, keepalive = false): Promise<SaveResult> {
  const { data, error } = await callApi(createContent, { body }, { idempotencyKey: key, keepalive });
  return error
    ? { outcome: 'failed', failure: error, isNew: true }
    : { outcome: 'saved', item: data, isNew: true };
}

/** Saves the screen's content as a new revision on top of its base revision. */
export async function updateItem(draft: ItemDraft, options: UpdateOptions): Promise<SaveResult> {
  const { item, saved, isAutomatic, keepalive = false, untitled } = options;
  const input = {
    params: { id: item.id },
    body: {
      ...toContentFields(draft),
      // Unchanged values are not sent: a review may have changed them.
      ...(isAutomatic ? { autosave: true } : hasSameStatus(draft, saved) ? {} : toStatusFields(draft)),
      title: titleOf(draft, untitled),
      revision: item.revision,
    },
  };
  const { data, error } = await callApi(updateContent, input, { keepalive });
  if (!error) return { outcome: 'saved', item: data, isNew: false };
  if (error.status === 409 && isConflict(error.body))
    return { outcome: 'conflict', current: error.body.current };
  return { outcome: 'failed', failure: error, isNew: false };
}

/** Whether an item has the draft's content as the server stores it: with lines trimmed. */
export function containsDraft(item: ContentItem, draft: ItemDraft): boolean {
  const isSame = (held: string, written: string): boolean => held.trim() === written.trim();
  const isSameList = (held: readonly string[], written: string): boolean =>
    parseList(written).join() === held.join();
  return (
    isSameText(item.content, draft.content) &&
    // The server generates a title and slug if the draft has none.
    (draft.title.trim() === '' || isSame(item.title, draft.title)) &&
    (draft.slug.trim() === '' || isSame(item.slug, draft.slug)) &&
    isSameList(item.tags, draft.tags) &&
    isSameList(item.keywords, draft.keywords) &&
    item.contentType === draft.contentType &&
    isSame(item.category, draft.category) &&
    isSame(item.metaTitle, draft.metaTitle) &&
    isSame(item.metaDescription, draft.metaDescription) &&
    isSame(item.primaryKeyword, draft.primaryKeyword)
  );
}

function titleOf({ title }: ItemDraft, untitled: string): string {
  return title.trim() || untitled;
}

function isSameText(one: string, other: string): boolean {
  const canonical = (text: string): string => JSON.stringify(readDocument(text) ?? emptyDocument());
  return one === other || canonical(one) === canonical(other);
}

/** The server builds this body from the contract's schema; parsing it here would load the schemas with the list. */
function isConflict(body: unknown): body is { readonly current: ContentItem } {
  return (
    property(body, 'code') === 'revision_conflict' &&
    typeof property(property(body, 'current'), 'id') === 'string'
  );
}
