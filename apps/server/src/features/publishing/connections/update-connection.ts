import type { Connection, updateConnection as updateCall } from '@pagewright/contract/publishing/connections';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { publishingRefusals } from '../messages.ts';
import { requireAdmin, requireProof } from '../policy.ts';
import { changeConnection } from './connection-repository.ts';
import { readSiteAddress } from './read-site-address.ts';
import { requireConnection } from './require-connection.ts';
import { accountOf, secretPlace, showConnection } from './show-connection.ts';

/**
 * Changes what is given. Another address, name or secret is tried first; a stored secret is never sent to another
 * address: whoever changes that gives the secret again.
 * @throws ApiError 404; 403 by policy, also for who changes the account and has to show again who they are; RemoteError and OutgoingError of the other site.
 */
export async function updateConnection(
  ctx: Context,
  id: string,
  { name, url, userName, secret, isAutomatic }: ParsedRequest<typeof updateCall>['body'],
): Promise<Connection> {
  const { services } = ctx;
  const current = await requireConnection(ctx, id);
  requireAdmin(ctx.actor);
  const address = url === undefined ? current.url : readSiteAddress(url);
  const isMoved = new URL(address).origin !== new URL(current.url).origin;
  if (isMoved && secret === undefined)
    throw new ApiError(422, 'secret_needed', publishingRefusals.secretNeeded);
  const isOtherUser = userName !== undefined && userName !== current.userName;
  if (secret !== undefined || address !== current.url || isOtherUser) {
    await requireProof(ctx);
    const account = {
      kind: current.kind,
      url: address,
      userName: userName ?? current.userName,
      secret: secret ?? accountOf(ctx, current).secret,
    };
    await services.publishingTarget(account).check(ctx.signal);
  }
  return withTransaction(ctx, async (inside) => {
    const row = await changeConnection(inside.db, id, {
      url: address,
      ...(name === undefined ? {} : { name }),
      ...(userName === undefined ? {} : { userName }),
      ...(isAutomatic === undefined ? {} : { isAutomatic }),
      ...(secret === undefined ? {} : { secret: services.secrets.seal(secret, secretPlace(current)) }),
    });
    await writeAudit(inside, 'connection.update', id, { kind: current.kind });
    return showConnection(ctx, row ?? (await requireConnection(inside, id)));
  });
}
