import { property } from '@pagewright/contract/errors';
import { POLICY_VERSION } from '@pagewright/contract/policy-version';

const KEY = 'pagewright.consent';

/** What a browser may be asked to keep beside what is needed. */
export const CONSENT_CATEGORIES = ['analytics', 'marketing', 'preferences'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** Which categories are allowed. */
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;

/** What the user of this browser allowed, under which policy, and when (ISO 8601). */
export interface Consent extends ConsentChoice {
  readonly necessary: true;
  readonly version: string;
  readonly at: string;
}

export const NOTHING_ALLOWED: ConsentChoice = { analytics: false, marketing: false, preferences: false };
export const ALL_ALLOWED: ConsentChoice = { analytics: true, marketing: true, preferences: true };

type Listener = () => void;

const listeners = new Set<Listener>();
let known: { readonly text: string | null; readonly consent: Consent | null } = { text: null, consent: null };
/** The choice in a browser that keeps nothing: it holds until the page is left. */
let held: string | null = null;

/**
 * What was chosen in this browser under the present policy; null: nothing, so nothing but the necessary is allowed and
 * the choice is to be asked for.
 */
export function currentConsent(): Consent | null {
  const consent = latestConsent();
  return consent?.version === POLICY_VERSION ? consent : null;
}

/** What was chosen last in this browser, also under an older policy, to begin the next choice with; null: nothing. */
export function latestConsent(): Consent | null {
  const text = storedText();
  // The same choice is the same object, as whoever subscribes expects.
  if (text !== known.text) known = { text, consent: readConsent(text) };
  return known.consent;
}

/**
 * Keeps a choice in this browser; null takes it back, so that it is asked for again. Answers whether it could be kept:
 * otherwise it holds until the page is left.
 */
export function keepConsent(choice: ConsentChoice | null): boolean {
  const text = choice && JSON.stringify(consentOf(choice));
  const isKept = store(text);
  held = isKept ? null : text;
  for (const listener of listeners) listener();
  return isKept;
}

/** Tells of every change, in other windows too; answers how to stop. */
export function subscribeConsent(listener: Listener): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

function consentOf({ analytics, marketing, preferences }: ConsentChoice): Consent {
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
    return localStorage.getItem(KEY) ?? held;
  } catch {
    return held;
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
