import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { outlineEvidence, outlinePage } from '../../../platform/db/schema/index.ts';

/** A page that a workspace stores for its outlines. */
export type PageRow = Omit<typeof outlinePage.$inferInsert, 'keptAt'>;

/** Stores pages, once per workspace, with their latest source. */
export async function upsertPages(db: Database, pages: readonly PageRow[]): Promise<void> {
  if (pages.length === 0) return;
  await db
    .insert(outlinePage)
    .values([...pages])
    .onConflictDoUpdate({
      target: [outlinePage.workspaceId, outlinePage.digest],
      set: { url: sql`excluded.url`, title: sql`excluded.title`, keptAt: sql`now()` },
    });
}

/** The stored pages of a workspace with these digests. */
export async function findPages(db: Database, workspaceId: string, digests: readonly string[]) {
  if (digests.length === 0) return [];
  return db
    .select()
    .from(outlinePage)
    .where(and(eq(outlinePage.workspaceId, workspaceId), inArray(outlinePage.digest, [...digests])));
}

/** Links the stored pages that a saved outline rests on, so they are kept as long as the outline. */
export async function linkPages(
  db: Database,
  { id, workspaceId }: { readonly id: string; readonly workspaceId: string },
  digests: readonly string[],
): Promise<void> {
  if (digests.length === 0) return;
  const kept = db
    .select({
      outlineId: sql<string>`${id}::uuid`.as('outline_id'),
      workspaceId: outlinePage.workspaceId,
      digest: outlinePage.digest,
    })
    .from(outlinePage)
    .where(and(eq(outlinePage.workspaceId, workspaceId), inArray(outlinePage.digest, [...digests])));
  await db.insert(outlineEvidence).select(kept).onConflictDoNothing();
}
