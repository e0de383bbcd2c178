import { useSyncExternalStore } from 'react';
import { subscribePreferences } from '../preferences/preferences-store.ts';
import type { Messages, MessageSet } from './define-messages.ts';
import { subscribeLocale } from './apply-language.ts';
import type { Formatter } from './formatter.ts';
import { currentLocale, getFormatter } from './locale.ts';

/** The messages of a part of the application, in the page language. */
export function useMessages<Keys extends MessageSet>(messages: Messages<Keys>): Keys {
  useFormatter();
  return messages.in(currentLocale());
}

/** Formats numbers and dates in the page language, with the user's time zone and date format. */
export function useFormatter(): Formatter {
  return useSyncExternalStore(subscribeFormatting, currentFormatter, currentFormatter);
}

const currentFormatter = (): Formatter => getFormatter(currentLocale());

/** Calls the listener when formatting or language changes. */
function subscribeFormatting(listener: () => void): () => void {
  const stops = [subscribePreferences(listener), subscribeLocale(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
