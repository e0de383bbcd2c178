import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/client.ts';
import { pageSnapshot } from '../platform/db/schema/index.ts';

/** A page as a workspace last read it. */
export interface KnownPage {
  readonly url: string;
  readonly finalUrl: string;
  readonly digest: string;
  readonly fetchedAt: Date;
}

/** The pages that a workspace read last, for any purpose, each in its latest version. */
export async function findKnownPages(db: Database, workspaceId: string, limit: number): Promise<KnownPage[]> {
  const newest = db
    .selectDistinctOn([pageSnapshot.finalUrl], {
      url: pageSnapshot.url,
      finalUrl: pageSnapshot.finalUrl,
      digest: pageSnapshot.digest,
      fetchedAt: pageSnapshot.fetchedAt,
    })
    .from(pageSnapshot)
    .where(
      sql`${eq(pageSnapshot.workspaceId, workspaceId)} and ${pageSnapshot.fetchedAt} > now() - interval '90 days'`,
    )
    .orderBy(pageSnapshot.finalUrl, desc(pageSnapshot.fetchedAt))
    .as('newest');
  return db.select().from(newest).orderBy(desc(newest.fetchedAt)).limit(limit);
}
