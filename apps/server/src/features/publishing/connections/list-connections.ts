import type { Connection } from '@pagewright/contract/publishing/connections';
import type { Context } from '../../../platform/context.ts';
import { findConnections } from './connection-repository.ts';
import { toConnection } from './to-connection.ts';

/** Lists the connections of the caller's workspace. */
export async function listConnections(ctx: Context): Promise<{ connections: Connection[] }> {
  const rows = await findConnections(ctx.db, ctx.actor.workspaceId);
  return { connections: rows.map((row) => toConnection(ctx, row)) };
}
