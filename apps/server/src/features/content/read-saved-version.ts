import type { Database } from '../../platform/db/client.ts';
import { makeSlug } from './make-slug.ts';
import { findItem } from './repository.ts';
import { findSavedRevision } from './revision-repository.ts';

/** An item as a person last saved it. */
export interface SavedVersion {
  readonly revision: number;
  readonly title: string;
  /** Editor JSON. */
  readonly content: string;
  readonly slug: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly tags: readonly string[];
}

/**
 * Reads the last version that a person saved, which is what the public may see; undefined if the item was removed.
 */
export async function readSavedVersion(
  { db }: { readonly db: Database },
  id: string,
): Promise<SavedVersion | undefined> {
  const item = await findItem(db, id);
  const saved = item && (await findSavedRevision(db, id));
  if (!saved) return undefined;
  const { number: revision, title, content, metaTitle, metaDescription, tags } = saved;
  const slug = item.publicSlug ?? (saved.slug || makeSlug(title));
  return { revision, title, content, slug, metaTitle, metaDescription, tags };
}
