/** The worker that shows notifications; it has a place of its own, so that no page and no request of ours goes through it. */
const WORKER = '/push-worker.js';
const SCOPE = '/push/';

/** What this browser says of push notifications. */
export interface BrowserPush {
  readonly permission: NotificationPermission | 'unsupported';
  /** SHA-256 of the endpoint, as the server names this browser; null where it has no subscription. */
  readonly id: string | null;
}

/** What this browser says of push notifications now; asks its user nothing. */
export async function readBrowserPush(): Promise<BrowserPush> {
  if (!isSupported()) return { permission: 'unsupported', id: null };
  try {
    const subscription = await currentSubscription();
    const id = subscription ? await browserId(subscription.endpoint) : null;
    return { permission: Notification.permission, id };
  } catch {
    // Browsers that keep nothing of a site, as private windows do, have the means and refuse them.
    return { permission: 'unsupported', id: null };
  }
}

/** The subscription of this browser, made with the server's key; an earlier one is used again where it has that key. */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await activeRegistration();
  const known = await pushManager.getSubscription();
  if (known && keyOf(known) === publicKey) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** The subscription that this browser has; null where it has none. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Ends the subscription of this browser. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

/** As the server names the browser with this endpoint. */
export async function browserId(endpoint: string): Promise<string> {
  return base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
}

/** What the server needs to know of a subscription. */
export function keysOf(subscription: PushSubscription): {
  endpoint: string;
  keys: { p256dh: string; auth: string };
} {
  const key = (name: PushEncryptionKeyName): string =>
    base64url(subscription.getKey(name) ?? new ArrayBuffer());
  return { endpoint: subscription.endpoint, keys: { p256dh: key('p256dh'), auth: key('auth') } };
}

/** The server's key that a subscription was made with. */
export function keyOf({ options }: PushSubscription): string {
  return base64url(options.applicationServerKey ?? new ArrayBuffer());
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** A subscription needs a worker that runs. */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const starting = registration.installing ?? registration.waiting;
  if (!registration.active && starting) {
    await new Promise<void>((done, failed) => {
      starting.addEventListener('statechange', () => {
        if (starting.state === 'activated') done();
        if (starting.state === 'redundant') failed(new Error('the worker did not start'));
      });
    });
  }
  return registration;
}

function base64url(bytes: ArrayBuffer): string {
  return btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
