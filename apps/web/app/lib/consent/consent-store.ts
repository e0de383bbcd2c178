import { property } from '@pagewright/contract/errors';
import { POLICY_VERSION } from '@pagewright/contract/policy-version';

const KEY = 'pagewright.consent';

/** Optional categories of browser storage. */
export const CONSENT_CATEGORIES = ['analytics', 'marketing', 'preferences'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** Which categories are allowed. */
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;

/** The consent given in this browser, its policy version, and its time (ISO 8601). */
export interface Consent extends ConsentChoice {
  readonly necessary: true;
  readonly version: string;
  readonly at: string;
}

export const NOTHING_ALLOWED: ConsentChoice = { analytics: false, marketing: false, preferences: false };
export const ALL_ALLOWED: ConsentChoice = { analytics: true, marketing: true, preferences: true };

type Listener = () => void;

const listeners = new Set<Listener>();
let cachedConsent: { readonly text: string | null; readonly consent: Consent | null } = {
  text: null,
  consent: null,
};
/** The choice in a browser without storage; it lasts until the page is left. */
let unstoredChoice: string | null = null;

/**
 * The choice made in this browser under the current policy; null means none, so only necessary storage is allowed and
 * the user is asked.
 */
export function currentConsent(): Consent | null {
  const consent = latestConsent();
  return consent?.version === POLICY_VERSION ? consent : null;
}

/** The last choice made in this browser, even under an older policy, to prefill the next one; null if there is none. */
export function latestConsent(): Consent | null {
  const text = storedText();
  // Subscribers expect the same object for the same choice.
  if (text !== cachedConsent.text) cachedConsent = { text, consent: readConsent(text) };
  return cachedConsent.consent;
}

/**
 * Stores a choice in this browser; null revokes it, so that the user is asked again. Returns whether it was stored;
 * otherwise it lasts until the page is left.
 */
export function storeConsent(choice: ConsentChoice | null): boolean {
  const text = choice && JSON.stringify(toConsent(choice));
  const isKept = store(text);
  unstoredChoice = isKept ? null : text;
  for (const listener of listeners) listener();
  return isKept;
}

/** Calls the listener on every change, also from other windows. Returns the unsubscribe function. */
export function subscribeConsent(listener: Listener): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

function toConsent({ analytics, marketing, preferences }: ConsentChoice): Consent {
  const at = new Date().toISOString();
  return { necessary: true, analytics, marketing, preferences, version: POLICY_VERSION, at };
}

function store(text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unstoredChoice;
  } catch {
    return unstoredChoice;
  }
}

function readConsent(text: string | null): Consent | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (property(value, 'necessary') !== true) return null;
    const isAllowed = (category: ConsentCategory): boolean => property(value, category) === true;
    const textOf = (name: string): string => {
      const text = property(value, name);
      return typeof text === 'string' ? text : '';
    };
    return {
      necessary: true,
      analytics: isAllowed('analytics'),
      marketing: isAllowed('marketing'),
      preferences: isAllowed('preferences'),
      version: textOf('version'),
      at: textOf('at'),
    };
  } catch {
    return null;
  }
}
