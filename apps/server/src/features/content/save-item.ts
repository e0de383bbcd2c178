import type { RevisionKind } from '@pagewright/contract/content';
import type { Context } from '../../platform/context.ts';
import { chooseSlug } from './choose-slug.ts';
import { makeSlug } from './make-slug.ts';
import { readBack, updateItem, type ItemRow, type ItemState } from './repository.ts';
import { insertRevision } from './revision-repository.ts';
import { finishPublishing } from './publish-item.ts';
import type { WithScoreCache } from './scoring/scored-transaction.ts';
import { unpublishItem } from './unpublish-item.ts';
import type { ContentFields } from './content-fields.ts';

/** The state of an item after a save. */
export interface NextVersion extends ItemState {
  readonly fields: ContentFields;
  readonly kind: RevisionKind;
}

/**
 * Saves a locked item as its next, scored revision and updates its public page: shown or refreshed when a person
 * saves it as published, removed when it is no longer published, unchanged by an autosave. Returns the saved item.
 */
export async function saveItem(
  inside: WithScoreCache<Pick<Context, 'db' | 'actor'>>,
  current: ItemRow,
  next: NextVersion,
): Promise<ItemRow> {
  const { db, actor, scoreCache } = inside;
  const isShown = next.status === 'published' && next.kind !== 'autosave';
  const slug = isShown
    ? await chooseSlug(db, current, next.fields.slug || makeSlug(next.fields.title))
    : next.fields.slug;
  const fields = { ...next.fields, slug };
  const measured = await scoreCache.get(db, fields, { contentId: current.id });
  const revision = current.revision + 1;
  await updateItem(db, current, {
    fields,
    measured,
    revision,
    status: next.status,
    scheduledFor: next.scheduledFor,
    author: actor.userId === current.authorId ? actor : null,
  });
  await insertRevision(db, {
    contentId: current.id,
    number: revision,
    kind: next.kind,
    editor: actor,
    fields,
    measured,
  });
  if (isShown) {
    return finishPublishing(inside, current, { slug, revision });
  }
  if (current.status === 'published' && next.status !== 'published') await unpublishItem(db, current);
  return readBack(db, current.id);
}
