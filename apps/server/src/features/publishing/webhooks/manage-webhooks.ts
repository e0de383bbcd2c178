import { randomUUID } from 'node:crypto';
import {
  WEBHOOKS_MAX,
  type Webhook,
  type WebhookEvent,
  type WebhookWithSecret,
} from '@pagewright/contract/publishing/webhooks';
import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { requireProof } from '../policy.ts';
import { webhookMessages } from './messages.ts';
import { requireAdmin, requireWebhook } from './policy.ts';
import { showWebhook } from './show-webhook.ts';
import { makeSecret } from './sign.ts';
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

/** The workspace's webhooks, the oldest first. @throws ApiError 403 for who is no admin. */
export async function listWebhooks(ctx: Context): Promise<Webhook[]> {
  requireAdmin(ctx.actor);
  return (await findWebhooks(ctx.db, ctx.actor.workspaceId)).map(showWebhook);
}

/**
 * Adds a webhook, and answers its secret, which is shown this once.
 * @throws ApiError 403, also for who has to show again who they are; 400 and 422 for an address that may not be asked; 422 where the workspace has as many as it can.
 */
export async function createWebhook(
  ctx: Context,
  { url, events }: { readonly url: string; readonly events: WebhookEvent[] },
): Promise<WebhookWithSecret> {
  requireAdmin(ctx.actor);
  const { workspaceId } = ctx.actor;
  const address = ctx.services.outgoing.readField('url', url).href;
  await requireProof(ctx);
  return withTransaction(ctx, async (inside) => {
    if ((await countWebhooks(inside.db, workspaceId)) >= WEBHOOKS_MAX)
      throw new ApiError(422, 'too_many_webhooks', webhookMessages.tooMany(WEBHOOKS_MAX));
    const id = randomUUID();
    const secret = makeSecret();
    const sealed = sealSecret(ctx.services.secrets, { id, workspaceId }, secret);
    const row = await insertWebhook(inside.db, { id, workspaceId, url: address, events, secret: sealed });
    await writeAudit(inside, 'publishing.create_webhook', id, { host: new URL(address).host });
    return { ...showWebhook(row), secret };
  });
}

/**
 * Changes a webhook; switched on, it is told of what happens from now on.
 * @throws ApiError 403, also for who gives another address and has to show again who they are; 404; 400 and 422 for an address that may not be asked.
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
    const address = url === undefined ? current.url : ctx.services.outgoing.readField('url', url).href;
    if (address !== current.url) await requireProof(inside);
    const columns: WebhookChange = {
      ...(address === current.url ? {} : { url: address }),
      ...(events === undefined ? {} : { events }),
      ...(isEnabled === true && !isOn ? { disabledAt: null, disabledReason: null } : {}),
      ...(isEnabled === false && isOn ? { disabledAt: now, disabledReason: 'person' } : {}),
    };
    if (Object.keys(columns).length === 0) return showWebhook(current);
    const row = await updateWebhookRow(inside.db, id, columns);
    await writeAudit(inside, 'publishing.update_webhook', id, { changed: Object.keys(columns) });
    return showWebhook(row ?? current);
  });
}

/** Removes a webhook with its log. @throws ApiError 403, 404. */
export async function removeWebhook(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const { url } = requireWebhook(ctx.actor, await lockWebhook(inside.db, id));
    await deleteWebhook(inside.db, id);
    await writeAudit(inside, 'publishing.remove_webhook', id, { host: new URL(url).host });
  });
}

/**
 * Makes a new secret, shown this once. The one before signs along for a day, so that no message is refused while the
 * receiver changes over. @throws ApiError 403, also for who has to show again who they are; 404.
 */
export async function rotateSecret(ctx: Context, id: string): Promise<WebhookWithSecret> {
  return withTransaction(ctx, async (inside) => {
    const current = requireWebhook(ctx.actor, await lockWebhook(inside.db, id));
    await requireProof(inside);
    const secret = makeSecret();
    const row = await updateWebhookRow(inside.db, id, {
      secret: sealSecret(ctx.services.secrets, current, secret),
      formerSecret: current.secret,
      formerSecretUntil: inADay,
    });
    await writeAudit(inside, 'publishing.rotate_webhook_secret', id);
    return { ...showWebhook(row ?? current), secret };
  });
}
