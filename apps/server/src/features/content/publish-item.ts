import type { Database } from '../../platform/db/client.ts';
import { chooseSlug } from './choose-slug.ts';
import { makeSlug } from './make-slug.ts';
import { putPublication } from './publication-repository.ts';
import { readBack, updateItemState, type ItemRow } from './repository.ts';
import { requireApproval } from './require-approval.ts';
import { findSavedRevision } from './revision-repository.ts';
import { writeSiteChange } from './site-change.ts';
import type { WithScoreCache } from './scoring/scored-transaction.ts';
import { requireSources } from './sources/require-sources.ts';

/**
 * Publishes a locked item as a person last saved it, and returns the result. An item that is already public is
 * updated and keeps its publication time. `isLate`: it had been due for more than a minute.
 */
export async function publishItem(
  inside: WithScoreCache<{ readonly db: Database }>,
  item: ItemRow,
  isLate = false,
): Promise<ItemRow> {
  const { db, scoreCache } = inside;
  const shown = await findSavedRevision(db, item.id);
  if (!shown) throw new Error(`content ${item.id} has no revision that a person saved`);
  const wanted = shown.slug || item.publicSlug || item.slug || makeSlug(shown.title);
  const slug = await chooseSlug(db, item, wanted);
  const takesSlug = item.slug !== slug && (item.slug === '' || item.slug === wanted);
  if (item.status !== 'published' || takesSlug) {
    const measured = takesSlug ? await scoreCache.get(db, { ...item, slug }, { contentId: item.id }) : null;
    await updateItemState(db, item, {
      status: 'published',
      scheduledFor: item.scheduledFor,
      ...(measured ? { slug, measured } : {}),
    });
  }
  return finishPublishing(inside, item, { slug, revision: shown.number, isLate });
}

/**
 * Makes the page of an item that was just saved as published show a revision, and writes the effect of the change.
 * Returns the item.
 * @throws ApiError 422 if the workspace requires an approval or sources that this revision lacks.
 */
export async function finishPublishing(
  inside: WithScoreCache<{ readonly db: Database }>,
  before: Pick<ItemRow, 'id' | 'workspaceId'> & { readonly status: ItemRow['status'] | null },
  {
    slug,
    revision,
    isLate = false,
  }: { readonly slug: string; readonly revision: number; readonly isLate?: boolean },
): Promise<ItemRow> {
  const { db } = inside;
  await requireApproval(db, before, revision);
  await requireSources(inside, before, revision);
  const changedAt = await putPublication(db, before, slug, revision);
  const item = await readBack(db, before.id);
  if (!item.publishedAt) throw new Error(`content ${before.id} is not published`);
  const { id: contentId, workspaceId, authorId, title } = item;
  const about = { contentId, workspaceId, authorId, title, slug, isLate };
  if (before.status !== 'published')
    await writeSiteChange(db, 'published', { ...about, at: item.publishedAt });
  else if (changedAt) await writeSiteChange(db, 'updated', { ...about, at: changedAt });
  return item;
}
