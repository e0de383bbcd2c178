import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { lockName } from '../../platform/db/lock-name.ts';
import { formerSlug, publication } from '../../platform/db/schema/index.ts';

/** The item whose address is managed. */
export interface Addressed {
  readonly id: string;
  readonly workspaceId: string;
}

/** Locks the choice of addresses in a workspace until the transaction ends. */
export async function lockAddresses(db: Database, workspaceId: string): Promise<void> {
  await lockName(db, `addresses of ${workspaceId}`);
}

/** Returns the slugs that lead, or once led, to another item of the workspace. */
export async function findTakenSlugs(
  db: Database,
  { id, workspaceId }: Addressed,
  slugs: readonly string[],
): Promise<Set<string>> {
  const ofOthers = (table: typeof publication | typeof formerSlug) =>
    db
      .select({ slug: table.slug })
      .from(table)
      .where(
        and(eq(table.workspaceId, workspaceId), inArray(table.slug, [...slugs]), ne(table.contentId, id)),
      );
  const rows = [...(await ofOthers(publication)), ...(await ofOthers(formerSlug))];
  return new Set(rows.map((row) => row.slug));
}

/**
 * Makes the page of a published item show a revision at an address; a former address redirects to it. Returns the
 * time of the change, or null if nothing changed.
 */
export async function putPublication(
  db: Database,
  { id, workspaceId }: Addressed,
  slug: string,
  revision: number,
): Promise<Date | null> {
  const [before] = await db.select().from(publication).where(eq(publication.contentId, id));
  if (before?.slug === slug && before.revision === revision) return null;
  const updatedAt = sql`clock_timestamp()`;
  const publishedAt = sql`(select published_at from content where id = ${id})`;
  const [put] = await db
    .insert(publication)
    .values({ contentId: id, workspaceId, slug, revision, publishedAt, updatedAt })
    .onConflictDoUpdate({ target: publication.contentId, set: { slug, revision, updatedAt } })
    .returning({ updatedAt: publication.updatedAt });
  if (before && before.slug !== slug) await keepFormerSlug(db, { id, workspaceId }, before.slug);
  await db.delete(formerSlug).where(and(eq(formerSlug.workspaceId, workspaceId), eq(formerSlug.slug, slug)));
  return put?.updatedAt ?? null;
}

/**
 * Takes an item off the public site; it keeps its address reserved. Returns the former address and the time of the
 * change, or null if it was not public.
 */
export async function deletePublication(
  db: Database,
  item: Addressed,
): Promise<{ readonly slug: string; readonly at: Date } | null> {
  const [gone] = await db
    .delete(publication)
    .where(eq(publication.contentId, item.id))
    .returning({
      slug: publication.slug,
      at: sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::float`,
    });
  if (!gone) return null;
  await keepFormerSlug(db, item, gone.slug);
  return { slug: gone.slug, at: new Date(gone.at) };
}

async function keepFormerSlug(db: Database, { id, workspaceId }: Addressed, slug: string): Promise<void> {
  await db.insert(formerSlug).values({ workspaceId, slug, contentId: id }).onConflictDoNothing();
}
