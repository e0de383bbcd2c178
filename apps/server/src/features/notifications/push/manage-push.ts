import { createHash } from 'node:crypto';
import type { keepBrowser as keepCall, readPush as readCall } from '@pagewright/contract/notifications';
import type { CallOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { parseUrlField } from '../../../platform/outgoing/index.ts';
import { notificationMessages } from '../messages.ts';
import { isPublicKey } from './encrypt-push.ts';
import { readPushKeys } from './push-keys.ts';
import { deleteBrowser, findBrowsers, insertBrowser } from './push-repository.ts';

/** The key that browsers subscribe with, and the caller's subscribed browsers. */
export async function readPush(ctx: Context): Promise<CallOutput<typeof readCall>> {
  const keys = await readPushKeys(ctx);
  const browsers = await findBrowsers(ctx.db, ctx.actor.userId);
  return { publicKey: keys?.publicKey ?? null, browsers: browsers.map(({ id }) => id) };
}

/**
 * Subscribes a browser to the caller's notifications while their session lasts.
 * @throws ApiError 400 or 422 for an invalid URL or key; 409 for a browser of someone else.
 */
export async function subscribeBrowser(
  ctx: Context,
  { endpoint, keys }: ParsedRequest<typeof keepCall>['body'],
): Promise<CallOutput<typeof keepCall>> {
  const { href } = parseUrlField('endpoint', endpoint);
  if (!isPublicKey(keys.p256dh))
    throw new ApiError(422, 'subscription_invalid', notificationMessages.subscriptionInvalid);
  const id = createHash('sha256').update(href).digest('base64url');
  const browser = { id, endpoint: href, publicKey: keys.p256dh, authSecret: keys.auth };
  const isStored = await withTransaction(ctx, (inside) => insertBrowser(inside.db, ctx.actor, browser));
  if (!isStored) throw new ApiError(409, 'subscription_taken', notificationMessages.subscriptionTaken);
  return { id };
}

/**
 * Unsubscribes a browser.
 * @throws ApiError 404 if the caller has no such browser.
 */
export async function unsubscribeBrowser(ctx: Context, id: string): Promise<undefined> {
  if (!(await deleteBrowser(ctx.db, ctx.actor.userId, id)))
    throw new ApiError(404, 'not_found', notificationMessages.browserUnknown);
}
