import type { Connection, updateConnection as updateCall } from '@pagewright/contract/publishing/connections';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { publishingRefusals } from '../messages.ts';
import { requireAdmin, requireRecentProof } from '../policy.ts';
import { updateConnectionRow } from './connection-repository.ts';
import { parseSiteUrl } from './parse-site-url.ts';
import { requireConnection } from './require-connection.ts';
import { decryptAccount, secretPlace, toConnection } from './to-connection.ts';

/**
 * Updates the given fields. A new URL, user name, or secret is checked first. A stored secret is never sent to another
 * URL: changing the URL requires entering the secret again.
 * @throws ApiError 404; 403 by policy or when identity must be confirmed again; RemoteError and OutgoingError from the
 * remote site.
 */
export async function updateConnection(
  ctx: Context,
  id: string,
  { name, url, userName, secret, isAutomatic }: ParsedRequest<typeof updateCall>['body'],
): Promise<Connection> {
  const { services } = ctx;
  const current = await requireConnection(ctx, id);
  requireAdmin(ctx.actor);
  const address = url === undefined ? current.url : parseSiteUrl(url);
  const isMoved = new URL(address).origin !== new URL(current.url).origin;
  if (isMoved && secret === undefined)
    throw new ApiError(422, 'secret_needed', publishingRefusals.secretNeeded);
  const isOtherUser = userName !== undefined && userName !== current.userName;
  if (secret !== undefined || address !== current.url || isOtherUser) {
    await requireRecentProof(ctx);
    const account = {
      kind: current.kind,
      url: address,
      userName: userName ?? current.userName,
      secret: secret ?? decryptAccount(ctx, current).secret,
    };
    await services.publishingTarget(account).check(ctx.signal);
  }
  return withTransaction(ctx, async (inside) => {
    const row = await updateConnectionRow(inside.db, id, {
      url: address,
      ...(name === undefined ? {} : { name }),
      ...(userName === undefined ? {} : { userName }),
      ...(isAutomatic === undefined ? {} : { isAutomatic }),
      ...(secret === undefined ? {} : { secret: services.secrets.seal(secret, secretPlace(current)) }),
    });
    await writeAudit(inside, 'connection.update', id, { kind: current.kind });
    return toConnection(ctx, row ?? (await requireConnection(inside, id)));
  });
}
