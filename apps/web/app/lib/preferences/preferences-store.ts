import { property } from '@pagewright/contract/errors';
import type { Preferences } from '@pagewright/contract/settings';
import { LANGUAGES, type Language } from '@pagewright/contract/settings/preferences';

const KEY = 'pagewright.preferences';
/** Nothing chosen: all goes by the browser. */
const NOTHING: Preferences = {
  theme: null,
  language: null,
  timezone: null,
  dateFormat: null,
  autoSave: true,
};

type Listener = () => void;

let current: Preferences = NOTHING;
const listeners = new Set<Listener>();

/** How the signed-in user wants the application. */
export function currentPreferences(): Preferences {
  return current;
}

/** Tells of every change; answers how to stop. */
export function subscribePreferences(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Takes up what this browser last knew of a user's preferences, and answers it; null: nothing. */
export function takeUpPreferences(userId: string): Preferences | null {
  const known = knownPreferences(userId);
  become(known ?? NOTHING);
  return known;
}

/** The language that was last chosen in this browser, whoever did; null: none. */
export function lastLanguage(): Language | null {
  const { preferences } = kept();
  return isPreferences(preferences) ? preferences.language : null;
}

/** Goes by these preferences from now on, here and at the next start. */
export function keepPreferences(userId: string, preferences: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ userId, preferences }));
  } catch {
    // Storage can be off or full; then they are asked for again at the next start.
  }
  become(preferences);
}

function knownPreferences(userId: string): Preferences | null {
  const { owner, preferences } = kept();
  return owner === userId && isPreferences(preferences) ? preferences : null;
}

function kept(): { readonly owner: unknown; readonly preferences: unknown } {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return { owner: property(value, 'userId'), preferences: property(value, 'preferences') };
  } catch {
    return { owner: undefined, preferences: undefined };
  }
}

function isPreferences(value: unknown): value is Preferences {
  const texts = ['theme', 'timezone', 'dateFormat'].map((key) => property(value, key));
  const language = property(value, 'language');
  return (
    (language === null || LANGUAGES.some((one) => one === language)) &&
    texts.every((text) => text === null || typeof text === 'string') &&
    typeof property(value, 'autoSave') === 'boolean'
  );
}

function become(next: Preferences): void {
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  for (const listener of listeners) listener();
}
