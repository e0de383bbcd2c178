import type { RevisionKind } from '@pagewright/contract/content';
import type { Context } from '../../context.ts';
import { chooseSlug } from './choose-slug.ts';
import { makeSlug } from './make-slug.ts';
import { readBack, updateItem, type ItemRow, type ItemState } from './repository.ts';
import { insertRevision } from './revision-repository.ts';
import { finishShowing } from './show-item.ts';
import type { Saving } from './scoring/saving-measured.ts';
import { takeOffSite } from './take-off-site.ts';
import type { Written } from './written.ts';

/** The state of an item after a save. */
export interface NextVersion extends ItemState {
  readonly written: Written;
  readonly kind: RevisionKind;
}

/**
 * Saves a locked item as its next, scored revision and updates its public page: shown or refreshed when a person
 * saves it as published, removed when it is no longer published, unchanged by an autosave. Returns the saved item.
 */
export async function saveItem(
  inside: Saving<Pick<Context, 'db' | 'actor'>>,
  current: ItemRow,
  next: NextVersion,
): Promise<ItemRow> {
  const { db, actor, measurements } = inside;
  const isShown = next.status === 'published' && next.kind !== 'autosave';
  const slug = isShown
    ? await chooseSlug(db, current, next.written.slug || makeSlug(next.written.title))
    : next.written.slug;
  const written = { ...next.written, slug };
  const measured = await measurements.of(db, written, { contentId: current.id });
  const revision = current.revision + 1;
  await updateItem(db, current, {
    written,
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
    written,
    measured,
  });
  if (isShown) {
    return finishShowing(inside, current, { slug, revision });
  }
  if (current.status === 'published' && next.status !== 'published') await takeOffSite(db, current);
  return readBack(db, current.id);
}
