import type { Context } from '../../../context.ts';
import { site } from '../../../db/schema/index.ts';

/** Keeps the live site that a workspace names as its own; null: none. */
export async function keepLiveSite(
  { db }: Pick<Context, 'db'>,
  workspaceId: string,
  liveSite: string | null,
): Promise<void> {
  await db
    .insert(site)
    .values({ workspaceId, liveSite })
    .onConflictDoUpdate({ target: site.workspaceId, set: { liveSite } });
}
