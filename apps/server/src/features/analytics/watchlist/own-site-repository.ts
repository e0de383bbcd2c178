import type { Database } from '../../../platform/db/client.ts';
import { site } from '../../../platform/db/schema/index.ts';

/** Stores the live site that a workspace names as its own, or null for none. */
export async function putLiveSite(db: Database, workspaceId: string, liveSite: string | null): Promise<void> {
  await db
    .insert(site)
    .values({ workspaceId, liveSite })
    .onConflictDoUpdate({ target: site.workspaceId, set: { liveSite } });
}
