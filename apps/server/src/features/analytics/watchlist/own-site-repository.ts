import type { Context } from '../../../context.ts';
import { site } from '../../../db/schema/index.ts';

/** Stores the live site that a workspace names as its own, or null for none. */
export async function putLiveSite(
  { db }: Pick<Context, 'db'>,
  workspaceId: string,
  liveSite: string | null,
): Promise<void> {
  await db
    .insert(site)
    .values({ workspaceId, liveSite })
    .onConflictDoUpdate({ target: site.workspaceId, set: { liveSite } });
}
