import { property } from '@pagewright/contract/errors';
import type { Preferences } from '@pagewright/contract/settings';
import { LANGUAGES, type Language } from '@pagewright/contract/settings/preferences';

const KEY = 'pagewright.preferences';
/** Nothing chosen: browser defaults apply. */
const NOTHING: Preferences = {
  theme: null,
  density: null,
  language: null,
  timezone: null,
  dateFormat: null,
  autoSave: true,
};

type Listener = () => void;

let current: Preferences = NOTHING;
const listeners = new Set<Listener>();

/** The signed-in user's preferences. */
export function currentPreferences(): Preferences {
  return current;
}

/** Calls the listener on every change. Returns the unsubscribe function. */
export function subscribePreferences(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Applies and returns the user's last known preferences in this browser; null if there are none. */
export function loadPreferences(userId: string): Preferences | null {
  const known = storedPreferences(userId);
  apply(known ?? NOTHING);
  return known;
}

/** The language last chosen in this browser by any user; null if none. */
export function lastLanguage(): Language | null {
  const { preferences } = readStored();
  return isPreferences(preferences) ? preferences.language : null;
}

/** Applies and stores these preferences. */
export function storePreferences(userId: string, preferences: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ userId, preferences }));
  } catch {
    // Storage can be off or full; then they are fetched again on the next start.
  }
  apply(preferences);
}

function storedPreferences(userId: string): Preferences | null {
  const { owner, preferences } = readStored();
  return owner === userId && isPreferences(preferences) ? preferences : null;
}

function readStored(): { readonly owner: unknown; readonly preferences: unknown } {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return { owner: property(value, 'userId'), preferences: property(value, 'preferences') };
  } catch {
    return { owner: undefined, preferences: undefined };
  }
}

function isPreferences(value: unknown): value is Preferences {
  const texts = ['theme', 'density', 'timezone', 'dateFormat'].map((key) => property(value, key) ?? null);
  const language = property(value, 'language');
  return (
    (language === null || LANGUAGES.some((one) => one === language)) &&
    texts.every((text) => text === null || typeof text === 'string') &&
    typeof property(value, 'autoSave') === 'boolean'
  );
}

function apply(next: Preferences): void {
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  for (const listener of listeners) listener();
}
