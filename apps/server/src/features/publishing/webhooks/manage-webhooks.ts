import { randomUUID } from 'node:crypto';
import {
  WEBHOOKS_MAX,
  type Webhook,
  type WebhookEvent,
  type WebhookWithSecret,
} from '@pagewright/contract/publishing/webhooks';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { requireRecentProof } from '../policy.ts';
import { webhookMessages } from './messages.ts';
import { requireAdmin, requireWebhook } from './policy.ts';
import { toWebhook } from './to-webhook.ts';
import { createSecret } from './sign.ts';
import {
  countWebhooks,
  deleteWebhook,
  findWebhooks,
  inADay,
  insertWebhook,
  lockWebhook,
  now,
  updateWebhookRow,
  type WebhookChange,
} from './webhook-repository.ts';
import { sealSecret } from './webhook-secrets.ts';

/**
 * Lists the workspace's webhooks, oldest first.
 * @throws ApiError 403 for non-admins.
 */
export async function listWebhooks(ctx: Context): Promise<Webhook[]> {
  requireAdmin(ctx.actor);
  return (await findWebhooks(ctx.db, ctx.actor.workspaceId)).map(toWebhook);
}

/**
 * Adds a webhook and returns its secret, which is shown only this once.
 * @throws ApiError 403, also when identity must be confirmed again; 400 and 422 for a URL that may not be called; 422
 * at the webhook limit.
 */
export async function createWebhook(
  ctx: Context,
  { url, events }: { readonly url: string; readonly events: WebhookEvent[] },
): Promise<WebhookWithSecret> {
  requireAdmin(ctx.actor);
  const { workspaceId } = ctx.actor;
  const address = ctx.services.outgoing.parseField('url', url).href;
  await requireRecentProof(ctx);
  return withTransaction(ctx, async (inside) => {
    if ((await countWebhooks(inside.db, workspaceId)) >= WEBHOOKS_MAX)
      throw new ApiError(422, 'too_many_webhooks', webhookMessages.tooMany(WEBHOOKS_MAX));
    const id = randomUUID();
    const secret = createSecret();
    const sealed = sealSecret(ctx.services.secrets, { id, workspaceId }, secret);
    const row = await insertWebhook(inside.db, { id, workspaceId, url: address, events, secret: sealed });
    await writeAudit(inside, 'publishing.create_webhook', id, { host: new URL(address).host });
    return { ...toWebhook(row), secret };
  });
}

/**
 * Changes a webhook. Once enabled, it receives events from then on.
 * @throws ApiError 403, also when a new URL requires confirming identity again; 404; 400 and 422 for a URL that may not
 * be called.
 */
export async function updateWebhook(
  ctx: Context,
  id: string,
  change: {
    readonly url?: string | undefined;
    readonly events?: WebhookEvent[] | undefined;
    readonly isEnabled?: boolean | undefined;
  },
): Promise<Webhook> {
  const { url, events, isEnabled } = change;
  return withTransaction(ctx, async (inside) => {
    const current = requireWebhook(ctx.actor, await lockWebhook(inside.db, id));
    const isOn = current.disabledAt === null;
    const address = url === undefined ? current.url : ctx.services.outgoing.parseField('url', url).href;
    if (address !== current.url) await requireRecentProof(inside);
    const columns: WebhookChange = {
      ...(address === current.url ? {} : { url: address }),
      ...(events === undefined ? {} : { events }),
      ...(isEnabled === true && !isOn ? { disabledAt: null, disabledReason: null } : {}),
      ...(isEnabled === false && isOn ? { disabledAt: now, disabledReason: 'person' } : {}),
    };
    if (Object.keys(columns).length === 0) return toWebhook(current);
    const row = await updateWebhookRow(inside.db, id, columns);
    await writeAudit(inside, 'publishing.update_webhook', id, { changed: Object.keys(columns) });
    return toWebhook(row ?? current);
  });
}

/**
 * Removes a webhook with its log.
 * @throws ApiError 403, 404.
 */
export async function removeWebhook(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const { url } = requireWebhook(ctx.actor, await lockWebhook(inside.db, id));
    await deleteWebhook(inside.db, id);
    await writeAudit(inside, 'publishing.remove_webhook', id, { host: new URL(url).host });
  });
}

/**
 * Creates a new secret, shown only this once. For a day, the previous one signs as well, so no message is rejected
 * while the receiver switches over.
 * @throws ApiError 403, also when identity must be confirmed again; 404.
 */
export async function rotateSecret(ctx: Context, id: string): Promise<WebhookWithSecret> {
  return withTransaction(ctx, async (inside) => {
    const current = requireWebhook(ctx.actor, await lockWebhook(inside.db, id));
    await requireRecentProof(inside);
    const secret = createSecret();
    const row = await updateWebhookRow(inside.db, id, {
      secret: sealSecret(ctx.services.secrets, current, secret),
      formerSecret: current.secret,
      formerSecretUntil: inADay,
    });
    await writeAudit(inside, 'publishing.rotate_webhook_secret', id);
    return { ...toWebhook(row ?? current), secret };
  });
}
