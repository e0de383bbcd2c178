import { randomUUID } from 'node:crypto';
import {
  CONNECTION_LIMITS,
  type Connection,
  type createConnection as createCall,
} from '@pagewright/contract/publishing/connections';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { publishingRefusals } from '../messages.ts';
import { requireAdmin, requireProof } from '../policy.ts';
import { countConnections, insertConnection } from './connection-repository.ts';
import { readSiteAddress } from './read-site-address.ts';
import { secretPlace, showConnection } from './show-connection.ts';

/**
 * Connects another site, once it has said that the secret is right.
 * @throws ApiError 403 by policy, also for who has to show again who they are; 409 at the most connections; RemoteError and OutgoingError of the other site.
 */
export async function createConnection(
  ctx: Context,
  { kind, name, url, userName, secret, isAutomatic }: ParsedRequest<typeof createCall>['body'],
): Promise<Connection> {
  const { actor, services } = ctx;
  requireAdmin(actor);
  await requireRoom(ctx);
  const address = readSiteAddress(url);
  await requireProof(ctx);
  await services.publishingTarget({ kind, url: address, userName, secret }).check(ctx.signal);
  return withTransaction(ctx, async (inside) => {
    await requireRoom(inside);
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
    return showConnection(ctx, row);
  });
}

async function requireRoom({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<void> {
  if ((await countConnections(db, actor.workspaceId)) >= CONNECTION_LIMITS.connections)
    throw new ApiError(409, 'too_many_connections', publishingRefusals.tooManyConnections);
}
