import type { Context } from '../../platform/context.ts';
import { deleteBingConnection, findBingConnection } from './bing/connection-repository.ts';
import {
  deleteConnection as deleteAnalyticsConnection,
  findConnection as findAnalyticsConnection,
} from './google-analytics/connection-repository.ts';
import { deleteSpeedConnection, findSpeedConnection } from './page-speed/connection-repository.ts';
import { disconnectProperty, findSearchConnection } from './search-connection/connection-repository.ts';
import { writeRevokeEffect } from './search-connection/revoke-effect.ts';

/** A connection that was taken away from a workspace, as its row was. */
export interface DiscardedConnection {
  readonly kind: 'search_connection' | 'bing_connection' | 'page_speed_connection' | 'ga4_connection';
  readonly workspaceId: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Removes what a discarded connection imported, unless a newer one exists, and ends a permission at Google. */
export async function discardConnection(
  ctx: Pick<Context, 'db'>,
  { kind, workspaceId, row }: DiscardedConnection,
): Promise<void> {
  const { db } = ctx;
  switch (kind) {
    case 'search_connection':
      if (row['method'] === 'oauth') await writeRevokeEffect(ctx, { workspaceId, key: String(row['key']) });
      if (!(await findSearchConnection(db, workspaceId))) await disconnectProperty(db, workspaceId);
      return;
    case 'bing_connection':
      if (!(await findBingConnection(db, workspaceId))) await deleteBingConnection(db, workspaceId);
      return;
    case 'page_speed_connection':
      if (!(await findSpeedConnection(db, workspaceId))) await deleteSpeedConnection(db, workspaceId);
      return;
    case 'ga4_connection':
      if (!(await findAnalyticsConnection(db, workspaceId))) await deleteAnalyticsConnection(db, workspaceId);
  }
}
