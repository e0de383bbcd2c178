import { currentConsent, subscribeConsent, type Consent } from './consent-store.ts';
import { deleteCookies } from './delete-cookies.ts';

/** How long Google's tag waits for a late consent choice, in milliseconds. */
const WAIT_FOR_UPDATE_MS = 500;
const ANALYTICS_COOKIES = ['_ga'];
const MARKETING_COOKIES = ['_gcl', '_gac'];

/** Google's `gtag` function. */
export type TagFunction = (...told: unknown[]) => void;

/** Globals of Google's tag. `gtag` exists only once the tag has loaded. */
interface TaggedWindow {
  dataLayer?: unknown[];
  gtag?: TagFunction;
  [offSwitch: `ga-disable-${string}`]: boolean;
}

/** This server's tag configuration, from the document. */
interface ServerTag {
  readonly id: string;
  /** Base URL of the tag's server, without a trailing slash. */
  readonly base: string;
  /** Whether page views are counted; otherwise only explicit events are. */
  readonly countsPages: boolean;
}

const page = globalThis as unknown as TaggedWindow;
let isFollowing = false;
let isRequested = false;

/** The function that sends to the tag; null while the tag is not loaded or not allowed. */
export const getTagFunction = (): TagFunction | null => page.gtag ?? null;

/** Whether this server has a tag and consent allows reporting visits to it. */
export const isTagAllowed = (): boolean => serverTag() !== null && currentConsent()?.analytics === true;

/**
 * Keeps this server's analytics tag in sync with consent: it loads only once analytics are allowed, its signals are
 * denied until then, and its cookies are deleted when consent is withdrawn. Does nothing if the server has no tag or
 * when called again.
 */
export function syncTagWithConsent(): void {
  const tag = serverTag();
  if (tag === null || isFollowing) return;
  isFollowing = true;
  sendToTag('consent', 'default', { ...signalsOf(null), wait_for_update: WAIT_FOR_UPDATE_MS });
  let applied: Consent | null | undefined;
  const apply = (): void => {
    const consent = currentConsent();
    if (consent === applied) return;
    // Without a choice, the defaults apply.
    if (consent !== null || applied !== undefined) sendToTag('consent', 'update', signalsOf(consent));
    applied = consent;
    if (consent?.marketing !== true) deleteCookies(MARKETING_COOKIES);
    if (consent?.analytics === true) enableTag(tag);
    else disableTag(tag);
  };
  apply();
  subscribeConsent(apply);
}

/** Signals of Google's consent mode, version 2. */
function signalsOf(consent: Consent | null): Readonly<Record<string, 'granted' | 'denied'>> {
  const marketing = consent?.marketing === true ? 'granted' : 'denied';
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    analytics_storage: consent?.analytics === true ? 'granted' : 'denied',
  };
}

function enableTag({ id, base, countsPages }: ServerTag): void {
  page[`ga-disable-${id}`] = false;
  if (isRequested) {
    page.gtag = sendToTag;
    return;
  }
  isRequested = true;
  sendToTag('js', new Date());
  sendToTag('config', id, {
    page_referrer: reportedUrl(document.referrer),
    ...(!countsPages && {
      send_page_view: false,
      page_location: reportedUrl(location.href),
      page_title: 'Pagewright',
    }),
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${base}/gtag/js?id=${encodeURIComponent(id)}`;
  script.addEventListener('load', () => {
    if (isTagAllowed()) page.gtag = sendToTag;
  });
  document.head.append(script);
}

function disableTag({ id }: ServerTag): void {
  page[`ga-disable-${id}`] = true;
  delete page.gtag;
  deleteCookies(ANALYTICS_COOKIES);
}

/** For our own URLs, keeps only the first path segment: the rest may be a secret. */
function reportedUrl(address: string): string {
  if (!address.startsWith(`${location.origin}/`)) return address;
  return `${location.origin}/${new URL(address).pathname.split('/', 2)[1] ?? ''}`;
}

function serverTag(): ServerTag | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="analytics-tag"]');
  if (meta === null) return null;
  return { id: meta.content, base: meta.dataset['base'] ?? '', countsPages: 'countsPages' in meta.dataset };
}

/** Google's tag recognizes commands by their being an `arguments` object. */
const sendToTag: TagFunction = function told() {
  page.dataLayer ??= [];
  page.dataLayer.push(arguments);
};
