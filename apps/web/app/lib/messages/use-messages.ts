import { useSyncExternalStore } from 'react';
import { subscribePreferences } from '../preferences/preferences-store.ts';
import type { Messages, Sentences } from './define-messages.ts';
import { subscribeLocale } from './follow-language.ts';
import type { Formatter } from './formatter.ts';
import { currentLocale, formatterFor } from './locale.ts';

/** The messages of a part of the application, in the page language. */
export function useMessages<Keys extends Sentences>(messages: Messages<Keys>): Keys {
  useFormatter();
  return messages.in(currentLocale());
}

/** Formats numbers and dates in the page language, with the user's time zone and date format. */
export function useFormatter(): Formatter {
  return useSyncExternalStore(subscribeForms, currentFormatter, currentFormatter);
}

const currentFormatter = (): Formatter => formatterFor(currentLocale());

/** Calls the listener when formatting or language changes. */
function subscribeForms(listener: () => void): () => void {
  const stops = [subscribePreferences(listener), subscribeLocale(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
