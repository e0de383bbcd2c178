import { randomUUID } from 'node:crypto';
import { WEBHOOK_EVENTS } from '@pagewright/contract/publishing/webhooks';
import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { writeAudit } from '../../audit/index.ts';
import { webhookMessages } from './messages.ts';
import { requireAdmin } from './policy.ts';
import { makeSecret } from './sign.ts';
import {
  countWebhooks,
  deleteWebhook,
  findWebhooks,
  insertWebhook,
  updateWebhookRow,
} from './webhook-repository.ts';
import { sealSecret } from './webhook-secrets.ts';

/** The address of the workspace's oldest webhook, as settings show it; null where it has none, or the caller is no admin. */
export async function readFirstWebhookUrl({ actor, db }: Context): Promise<string | null> {
  if (actor.role !== 'admin') return null;
  return (await findWebhooks(db, actor.workspaceId))[0]?.url ?? null;
}

/**
 * Reads what somebody entered as the address of the first webhook; null and empty remove it.
 * @throws ApiError 400 and 422 for an address that may not be asked.
 */
export function readFirstWebhook(ctx: Context, url: string | null): string | null {
  return url === null || url === '' ? null : ctx.services.outgoing.readField('webhookUrl', url).href;
}

/**
 * Gives the workspace's oldest webhook another address, adds one for all events where there is none, or removes the only
 * one; in the caller's transaction. Who the caller is was shown before.
 * @throws ApiError 403 for who is no admin; 409 for removing one of several.
 */
export async function changeFirstWebhook(ctx: Context, url: string | null): Promise<void> {
  const { actor, db, services } = ctx;
  const { workspaceId } = actor;
  requireAdmin(actor);
  // Nobody else adds one meanwhile.
  await countWebhooks(db, workspaceId);
  const [first, second] = await findWebhooks(db, workspaceId);
  if (url === (first?.url ?? null)) return;
  if (url === null) {
    if (!first) return;
    if (second) {
      const message = webhookMessages.severalHere;
      throw new ApiError(409, 'several_webhooks', message, { details: [{ path: 'webhookUrl', message }] });
    }
    await deleteWebhook(db, first.id);
    await writeAudit(ctx, 'publishing.remove_webhook', first.id, { host: new URL(first.url).host });
    return;
  }
  if (first) {
    await updateWebhookRow(db, first.id, { url });
    await writeAudit(ctx, 'publishing.update_webhook', first.id, { changed: ['url'] });
    return;
  }
  const id = randomUUID();
  const secret = sealSecret(services.secrets, { id, workspaceId }, makeSecret());
  await insertWebhook(db, { id, workspaceId, url, events: [...WEBHOOK_EVENTS], secret });
  await writeAudit(ctx, 'publishing.create_webhook', id, { host: new URL(url).host });
}
