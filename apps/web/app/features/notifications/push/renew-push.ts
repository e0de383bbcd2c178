import { keepBrowser, readPush } from '@pagewright/contract/notifications';
import { callApi } from '../../../lib/api/call-api.ts';
import { browserId, currentSubscription, keyOf, keysOf, subscribeBrowser } from './browser-push.ts';
import { pushUser } from './push-user.ts';

/**
 * Has this browser told again where its user had turned that on: with a new session, after the browser changed its
 * subscription, and when the server has other keys.
 */
export async function renewPush(userId: string): Promise<void> {
  if (pushUser() !== userId || Notification.permission !== 'granted') return;
  const subscription = await currentSubscription();
  if (!subscription) return;
  const { data } = await callApi(readPush, {});
  if (!data?.publicKey) return;
  const isTold = data.browsers.includes(await browserId(subscription.endpoint));
  if (isTold && keyOf(subscription) === data.publicKey) return;
  await callApi(keepBrowser, { body: keysOf(await subscribeBrowser(data.publicKey)) });
}
