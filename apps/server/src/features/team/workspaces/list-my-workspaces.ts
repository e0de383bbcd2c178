import type { WorkspaceEntry } from '@pagewright/contract/team';
import type { Context } from '../../../platform/context.ts';
import { listWorkspacesOf } from '../repository.ts';

/** The caller's workspaces, by name, and their current one. */
export async function listMyWorkspaces(ctx: Context): Promise<{ workspaces: WorkspaceEntry[] }> {
  const rows = await listWorkspacesOf(ctx.db, ctx.actor.userId);
  return { workspaces: rows.map((row) => ({ ...row, isCurrent: row.id === ctx.actor.workspaceId })) };
}
