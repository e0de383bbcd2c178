import type { Database } from '../../platform/db/client.ts';
import { deletePublication } from './publication-repository.ts';
import type { ItemRow } from './repository.ts';
import { writeSiteChange } from './site-change.ts';

/** Takes a locked item off the public site if it is public, and writes the effect of the change. */
export async function unpublishItem(
  db: Database,
  { id, workspaceId, authorId, title }: Pick<ItemRow, 'id' | 'workspaceId' | 'authorId' | 'title'>,
): Promise<void> {
  const gone = await deletePublication(db, { id, workspaceId });
  if (!gone) return;
  const about = { contentId: id, workspaceId, authorId, title, slug: gone.slug, isLate: false };
  await writeSiteChange(db, 'unpublished', { ...about, at: gone.at });
}
