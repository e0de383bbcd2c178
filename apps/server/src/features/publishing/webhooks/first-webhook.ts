import { randomUUID } from 'node:crypto';
import { WEBHOOK_EVENTS } from '@pagewright/contract/publishing/webhooks';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { writeAudit } from '../../audit/index.ts';
import { webhookMessages } from './messages.ts';
import { requireAdmin } from './policy.ts';
import { createSecret } from './sign.ts';
import {
  countWebhooks,
  deleteWebhook,
  findWebhooks,
  insertWebhook,
  updateWebhookRow,
} from './webhook-repository.ts';
import { sealSecret } from './webhook-secrets.ts';

/** The URL of the workspace's oldest webhook, for settings; null if there is none or the caller is not an admin. */
export async function readFirstWebhookUrl({ actor, db }: Context): Promise<string | null> {
  if (actor.role !== 'admin') return null;
  return (await findWebhooks(db, actor.workspaceId))[0]?.url ?? null;
}

/**
 * Parses the URL entered for the first webhook; null and empty remove it.
 * @throws ApiError 400 and 422 for a URL that may not be called.
 */
export function parseFirstWebhookUrl(ctx: Context, url: string | null): string | null {
  return url === null || url === '' ? null : ctx.services.outgoing.parseField('webhookUrl', url).href;
}

/**
 * Changes the URL of the workspace's oldest webhook, adds one for all events if there is none, or removes the only one,
 * in the caller's transaction. The caller's identity was confirmed before.
 * @throws ApiError 403 for non-admins; 409 when removing one of several.
 */
export async function changeFirstWebhook(ctx: Context, url: string | null): Promise<void> {
  const { actor, db, services } = ctx;
  const { workspaceId } = actor;
  requireAdmin(actor);
  // Locks the count so no one else adds one in the meantime.
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
  const secret = sealSecret(services.secrets, { id, workspaceId }, createSecret());
  await insertWebhook(db, { id, workspaceId, url, events: [...WEBHOOK_EVENTS], secret });
  await writeAudit(ctx, 'publishing.create_webhook', id, { host: new URL(url).host });
}
