import { useSyncExternalStore } from 'react';
import { subscribePreferences } from '../preferences/preferences-store.ts';
import type { Messages, Sentences } from './define-messages.ts';
import { subscribeLocale } from './follow-language.ts';
import type { Formatter } from './formatter.ts';
import { currentLocale, formatterFor } from './locale.ts';

/** The sentences of a part of the application, in the language of the page. */
export function useMessages<Keys extends Sentences>(messages: Messages<Keys>): Keys {
  useFormatter();
  return messages.in(currentLocale());
}

/** Writes numbers and moments in the language of the page, and in the zone and form that the user wants. */
export function useFormatter(): Formatter {
  return useSyncExternalStore(subscribeForms, currentFormatter, currentFormatter);
}

const currentFormatter = (): Formatter => formatterFor(currentLocale());

/** Tells when moments or sentences are to be written in another way. */
function subscribeForms(listener: () => void): () => void {
  const stops = [subscribePreferences(listener), subscribeLocale(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
