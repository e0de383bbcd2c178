import { randomUUID } from 'node:crypto';
import {
  CONNECTION_LIMITS,
  type Connection,
  type createConnection as createCall,
} from '@pagewright/contract/publishing/connections';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { publishingRefusals } from '../messages.ts';
import { requireAdmin, requireRecentProof } from '../policy.ts';
import { countConnections, insertConnection } from './connection-repository.ts';
import { parseSiteUrl } from './parse-site-url.ts';
import { secretPlace, toConnection } from './to-connection.ts';

/**
 * Connects another site after checking the secret with it.
 * @throws ApiError 403 by policy or when identity must be confirmed again; 409 at the connection limit; RemoteError and
 * OutgoingError from the remote site.
 */
export async function createConnection(
  ctx: Context,
  { kind, name, url, userName, secret, isAutomatic }: ParsedRequest<typeof createCall>['body'],
): Promise<Connection> {
  const { actor, services } = ctx;
  requireAdmin(actor);
  await requireBelowLimit(ctx);
  const address = parseSiteUrl(url);
  await requireRecentProof(ctx);
  await services.publishingTarget({ kind, url: address, userName, secret }).check(ctx.signal);
  return withTransaction(ctx, async (inside) => {
    await requireBelowLimit(inside);
    const place = { id: randomUUID(), workspaceId: actor.workspaceId };
    const row = await insertConnection(inside.db, {
      ...place,
      kind,
      name,
      url: address,
      userName,
      secret: services.secrets.seal(secret, secretPlace(place)),
      isAutomatic,
    });
    await writeAudit(inside, 'connection.create', row.id, { kind });
    return toConnection(ctx, row);
  });
}

async function requireBelowLimit({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<void> {
  if ((await countConnections(db, actor.workspaceId)) >= CONNECTION_LIMITS.connections)
    throw new ApiError(409, 'too_many_connections', publishingRefusals.tooManyConnections);
}
