import { keepBrowser, readPush } from '@pagewright/contract/notifications';
import { callApi } from '../../../lib/api/call-api.ts';
import {
  browserId,
  currentSubscription,
  getServerKey,
  toSubscriptionKeys,
  subscribeBrowser,
} from './browser-push.ts';
import { getPushUser } from './push-user.ts';

/**
 * Re-registers this browser for push notifications if its user had enabled them: in a new session, after the browser
 * changed its subscription, and when the server's keys change.
 */
export async function renewPush(userId: string): Promise<void> {
  if (getPushUser() !== userId || Notification.permission !== 'granted') return;
  const subscription = await currentSubscription();
  if (!subscription) return;
  const { data } = await callApi(readPush, {});
  if (!data?.publicKey) return;
  const isTold = data.browsers.includes(await browserId(subscription.endpoint));
  if (isTold && getServerKey(subscription) === data.publicKey) return;
  await callApi(keepBrowser, { body: toSubscriptionKeys(await subscribeBrowser(data.publicKey)) });
}
