/**
 * The service worker that shows notifications. It has its own scope, so that it controls no page or request of ours.
 */
const WORKER = '/push-worker.js';
const SCOPE = '/push/';

/** This browser's push notification state. */
export interface BrowserPush {
  readonly permission: NotificationPermission | 'unsupported';
  /** SHA-256 of the endpoint, which identifies this browser to the server; null without a subscription. */
  readonly id: string | null;
}

/** Reads this browser's push notification state without prompting the user. */
export async function readBrowserPush(): Promise<BrowserPush> {
  if (!isSupported()) return { permission: 'unsupported', id: null };
  try {
    const subscription = await currentSubscription();
    const id = subscription ? await browserId(subscription.endpoint) : null;
    return { permission: Notification.permission, id };
  } catch {
    // Private windows offer the API but reject its use.
    return { permission: 'unsupported', id: null };
  }
}

/** Subscribes this browser with the server's key, or reuses a subscription with the same key. */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await activeRegistration();
  const known = await pushManager.getSubscription();
  if (known && getServerKey(known) === publicKey) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** This browser's subscription; null if there is none. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Ends this browser's subscription. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

/** The server's ID of the browser with this endpoint. */
export async function browserId(endpoint: string): Promise<string> {
  return base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
}

/** The subscription's data for the server. */
export function toSubscriptionKeys(subscription: PushSubscription): {
  endpoint: string;
  keys: { p256dh: string; auth: string };
} {
  const key = (name: PushEncryptionKeyName): string =>
    base64url(subscription.getKey(name) ?? new ArrayBuffer());
  return { endpoint: subscription.endpoint, keys: { p256dh: key('p256dh'), auth: key('auth') } };
}

/** The server key that a subscription was created with. */
export function getServerKey({ options }: PushSubscription): string {
  return base64url(options.applicationServerKey ?? new ArrayBuffer());
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** A subscription requires an active worker. */
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
