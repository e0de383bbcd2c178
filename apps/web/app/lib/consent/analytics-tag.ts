import { currentConsent, subscribeConsent, type Consent } from './consent-store.ts';
import { dropCookies } from './drop-cookies.ts';

/** How long Google's tag waits for a choice that comes late, in milliseconds. */
const WAIT_FOR_UPDATE_MS = 500;
const ANALYTICS_COOKIES = ['_ga'];
const MARKETING_COOKIES = ['_gcl', '_gac'];

/** What is told to Google's tag, in its own words. */
export type Tell = (...told: unknown[]) => void;

/** What stands in the window for Google's tag; `gtag` only when the tag has come. */
interface TaggedWindow {
  dataLayer?: unknown[];
  gtag?: Tell;
  [offSwitch: `ga-disable-${string}`]: boolean;
}

/** The tag of this server, as the document tells of it. */
interface ServerTag {
  readonly id: string;
  /** Address of the server that it comes from, without a trailing slash. */
  readonly base: string;
  /** Whether pages are counted; otherwise only what is told to it. */
  readonly countsPages: boolean;
}

const page = globalThis as unknown as TaggedWindow;
let isFollowing = false;
let isAsked = false;

/** The tag's way to be told something; null while it is not there, or must not be told anything. */
export const tagWay = (): Tell | null => page.gtag ?? null;

/** Whether this server has a tag, and it may be told of visits. */
export const maySpeakToTag = (): boolean => serverTag() !== null && currentConsent()?.analytics === true;

/**
 * Keeps the tag of this server in step with what was allowed: it is asked for only once analytics are, all its signals
 * are denied before, and its cookies go when the consent does. Nothing happens where the server has none, or when it is
 * called again.
 */
export function followConsent(): void {
  const tag = serverTag();
  if (tag === null || isFollowing) return;
  isFollowing = true;
  tell('consent', 'default', { ...signalsOf(null), wait_for_update: WAIT_FOR_UPDATE_MS });
  let applied: Consent | null | undefined;
  const apply = (): void => {
    const consent = currentConsent();
    if (consent === applied) return;
    // No choice yet is what the default says.
    if (consent !== null || applied !== undefined) tell('consent', 'update', signalsOf(consent));
    applied = consent;
    if (consent?.marketing !== true) dropCookies(MARKETING_COOKIES);
    if (consent?.analytics === true) speak(tag);
    else fallSilent(tag);
  };
  apply();
  subscribeConsent(apply);
}

/** The signals of Google's consent mode, version 2. */
function signalsOf(consent: Consent | null): Readonly<Record<string, 'granted' | 'denied'>> {
  const marketing = consent?.marketing === true ? 'granted' : 'denied';
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    analytics_storage: consent?.analytics === true ? 'granted' : 'denied',
  };
}

function speak({ id, base, countsPages }: ServerTag): void {
  page[`ga-disable-${id}`] = false;
  if (isAsked) {
    page.gtag = tell;
    return;
  }
  isAsked = true;
  tell('js', new Date());
  tell('config', id, {
    page_referrer: toldAddress(document.referrer),
    ...(!countsPages && {
      send_page_view: false,
      page_location: toldAddress(location.href),
      page_title: 'Pagewright',
    }),
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${base}/gtag/js?id=${encodeURIComponent(id)}`;
  script.addEventListener('load', () => {
    if (maySpeakToTag()) page.gtag = tell;
  });
  document.head.append(script);
}

function fallSilent({ id }: ServerTag): void {
  page[`ga-disable-${id}`] = true;
  delete page.gtag;
  dropCookies(ANALYTICS_COOKIES);
}

/** Of an address of our own only the first part of its path: what comes after may be a key to something. */
function toldAddress(address: string): string {
  if (!address.startsWith(`${location.origin}/`)) return address;
  return `${location.origin}/${new URL(address).pathname.split('/', 2)[1] ?? ''}`;
}

function serverTag(): ServerTag | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="analytics-tag"]');
  if (meta === null) return null;
  return { id: meta.content, base: meta.dataset['base'] ?? '', countsPages: 'countsPages' in meta.dataset };
}

/** Google's tag knows what is told to it by its being the arguments of a function. */
const tell: Tell = function told() {
  page.dataLayer ??= [];
  page.dataLayer.push(arguments);
};
