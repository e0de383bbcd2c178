import { createContent, updateContent, type ContentItem } from '@pagewright/contract/content';
import { property } from '@pagewright/contract/errors';
import type { ApiFailure } from '../../../../lib/api/api-failure.ts';
import { callApi } from '../../../../lib/api/call-api.ts';
import { isSameState, statusFields, writtenFields, type ItemDraft } from '../item-draft.ts';

/** How a save ended. */
export type SaveResult =
  | { readonly outcome: 'saved'; readonly item: ContentItem; readonly isNew: boolean }
  | { readonly outcome: 'conflict'; readonly current: ContentItem }
  | { readonly outcome: 'failed'; readonly failure: ApiFailure; readonly isNew: boolean };

interface SaveRequest {
  /** The item as it was last saved from here; null for one that is not saved yet. */
  readonly item: ContentItem | null;
  readonly draft: ItemDraft;
  /** The draft as it was last saved from here. */
  readonly saved: ItemDraft;
  readonly templateId: string | null;
  /** By the clock: the public page and the status stay as they are. */
  readonly isAutomatic: boolean;
  /** The same for every try of one new item, so that it is created once. */
  readonly creationKey: string;
  readonly untitled: string;
}

/** Saves what is on the screen, as a new revision on the one that it was made on. */
export async function saveItem(request: SaveRequest): Promise<SaveResult> {
  const { item, draft, saved, templateId, isAutomatic, creationKey, untitled } = request;
  const title = draft.title.trim() || untitled;
  if (item === null) {
    const body = {
      ...writtenFields(draft),
      ...(isAutomatic ? { status: 'draft' as const } : statusFields(draft)),
      title,
      ...(templateId === null ? {} : { templateId }),
    };
    const { data, error } = await callApi(createContent, { body }, { idempotencyKey: creationKey });
    return error
      ? { outcome: 'failed', failure: error, isNew: true }
      : { outcome: 'saved', item: data, isNew: true };
  }
  const { data, error } = await callApi(updateContent, {
    params: { id: item.id },
    body: {
      ...writtenFields(draft),
      // What was not changed here is not said: a review may have changed it meanwhile.
      ...(isAutomatic ? { autosave: true } : isSameState(draft, saved) ? {} : statusFields(draft)),
      title,
      revision: item.revision,
    },
  });
  if (!error) return { outcome: 'saved', item: data, isNew: false };
  if (error.status === 409 && isConflict(error.body))
    return { outcome: 'conflict', current: error.body.current };
  return { outcome: 'failed', failure: error, isNew: false };
}

/** The server writes this body by the contract's schema; parsing it here would load the schemas with the list. */
function isConflict(body: unknown): body is { readonly current: ContentItem } {
  return (
    property(body, 'code') === 'revision_conflict' &&
    typeof property(property(body, 'current'), 'id') === 'string'
  );
}
