import { property } from '@pagewright/contract/errors';

const KEY = 'pagewright.consent';

/** What a browser may be asked to keep beside what is needed. */
export const CONSENT_CATEGORIES = ['analytics', 'marketing', 'preferences'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** What the user of this browser allowed. */
export type Consent = Readonly<Record<ConsentCategory, boolean>> & { readonly necessary: true };

type Listener = () => void;

const listeners = new Set<Listener>();
let known: { readonly text: string | null; readonly consent: Consent | null } = { text: null, consent: null };

/** What was chosen in this browser; null: nothing yet, so nothing but the necessary is allowed. */
export function currentConsent(): Consent | null {
  const text = storedText();
  // The same choice is the same object, as whoever subscribes expects.
  if (text !== known.text) known = { text, consent: readConsent(text) };
  return known.consent;
}

/** Keeps a choice in this browser; null takes it back, so that it is asked for again. Whether it could be kept. */
export function keepConsent(consent: Consent | null): boolean {
  try {
    if (consent === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(consent));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
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

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function readConsent(text: string | null): Consent | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (property(value, 'necessary') !== true) return null;
    const isAllowed = (category: ConsentCategory): boolean => property(value, category) === true;
    return {
      necessary: true,
      analytics: isAllowed('analytics'),
      marketing: isAllowed('marketing'),
      preferences: isAllowed('preferences'),
    };
  } catch {
    return null;
  }
}
