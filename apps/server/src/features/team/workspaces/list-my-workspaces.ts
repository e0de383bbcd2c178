import type { WorkspaceEntry } from '@pagewright/contract/team';
import type { Context } from '../../../context.ts';
import { listWorkspacesOf } from '../repository.ts';

/** The workspaces of the caller, by name, with the one that they are in now. */
export async function listMyWorkspaces(ctx: Context): Promise<{ workspaces: WorkspaceEntry[] }> {
  const rows = await listWorkspacesOf(ctx, ctx.actor.userId);
  return { workspaces: rows.map((row) => ({ ...row, isCurrent: row.id === ctx.actor.workspaceId })) };
}
