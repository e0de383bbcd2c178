import { createHash } from 'node:crypto';
import type { keepBrowser as keepCall, readPush as readCall } from '@pagewright/contract/notifications';
import type { CallOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { parseUrlField } from '../../../outgoing/index.ts';
import { notificationMessages } from '../messages.ts';
import { isPublicKey } from './encrypt-push.ts';
import { readPushKeys } from './push-keys.ts';
import { deleteBrowser, findBrowsers, insertBrowser } from './push-repository.ts';

/** The key that browsers subscribe with, and which of the caller's browsers are told. */
export async function readPush(ctx: Context): Promise<CallOutput<typeof readCall>> {
  const keys = await readPushKeys(ctx);
  const browsers = await findBrowsers(ctx, ctx.actor.userId);
  return { publicKey: keys?.publicKey ?? null, browsers: browsers.map(({ id }) => id) };
}

/**
 * Has a browser told of the caller's notifications while their session lasts.
 * @throws ApiError 400 or 422 for an address or a key that is none; 409 for a browser that is somebody else's.
 */
export async function keepBrowser(
  ctx: Context,
  { endpoint, keys }: ParsedRequest<typeof keepCall>['body'],
): Promise<CallOutput<typeof keepCall>> {
  const { href } = parseUrlField('endpoint', endpoint);
  if (!isPublicKey(keys.p256dh))
    throw new ApiError(422, 'subscription_invalid', notificationMessages.subscriptionInvalid);
  const id = createHash('sha256').update(href).digest('base64url');
  const browser = { id, endpoint: href, publicKey: keys.p256dh, authSecret: keys.auth };
  const isKept = await withTransaction(ctx, (inside) => insertBrowser(inside, ctx.actor, browser));
  if (!isKept) throw new ApiError(409, 'subscription_taken', notificationMessages.subscriptionTaken);
  return { id };
}

/** Tells a browser of nothing more. @throws ApiError 404 where the caller has none such. */
export async function forgetBrowser(ctx: Context, id: string): Promise<undefined> {
  if (!(await deleteBrowser(ctx, ctx.actor.userId, id)))
    throw new ApiError(404, 'not_found', notificationMessages.browserUnknown);
}
