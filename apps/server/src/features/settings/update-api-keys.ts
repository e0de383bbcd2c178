import { VENDOR_KEY_FIELDS, type Settings, type updateApiKeys as call } from '@pagewright/contract/settings';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { saveSealedKey, removeSealedKey } from '../../vendors/index.ts';
import { writeAudit } from '../audit/index.ts';
import { changeFirstWebhook, parseFirstWebhookUrl } from '../publishing/index.ts';
import { settingsMessages } from './messages.ts';
import { requireAdmin } from './policy.ts';
import { readMaskedKeys } from './read-masked-keys.ts';

/**
 * Seals and stores the given API keys, removes those that are empty or null, and updates the first webhook.
 * @throws ApiError 403 for non-admins or when identity must be confirmed again; 422 if the operator has turned a vendor
 * off or the webhook URL may not be called; 409 when removing one of several webhooks.
 */
export async function updateApiKeys(
  ctx: Context,
  given: ParsedRequest<typeof call>['body'],
): Promise<Settings['api']> {
  requireAdmin(ctx.actor);
  const { workspaceId } = ctx.actor;
  const { identity, secrets, vendors } = ctx.services;
  const changes = VENDOR_KEY_FIELDS.flatMap((field) => {
    const key = given[field];
    return key === undefined ? [] : [{ field, key: key === '' ? null : key }];
  });
  const disabled = changes.find(({ field, key }) => key !== null && !vendors.isAllowed(field));
  if (disabled) throw new ApiError(422, 'vendor_switched_off', settingsMessages.switchedOff(disabled.field));
  const webhook = given.webhookUrl === undefined ? undefined : parseFirstWebhookUrl(ctx, given.webhookUrl);
  await identity.security.address?.require(ctx.actor, ctx.db);
  await identity.security.requireProof(ctx.actor, 'moderate', ctx.db);
  await withTransaction(ctx, async (inside) => {
    if (webhook !== undefined) await changeFirstWebhook(inside, webhook);
    for (const { field, key } of changes) {
      const place = { workspaceId, field };
      if (key === null) await removeSealedKey(inside.db, place);
      else await saveSealedKey(inside.db, { ...place, sealed: secrets.seal(key, place) });
      await writeAudit(inside, key === null ? 'settings.remove_key' : 'settings.change_key', field);
    }
  });
  return readMaskedKeys(ctx);
}
