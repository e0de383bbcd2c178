import { useSyncExternalStore } from 'react';
import { currentPreferences, subscribePreferences } from '../preferences/preferences-store.ts';
import { type Messages, type Sentences, sentencesOf } from './define-messages.ts';
import type { Formatter } from './formatter.ts';
import { currentLocale, formatterFor } from './locale.ts';

/** The sentences of a part of the application, in the language of the page. */
export function useMessages<Keys extends Sentences>(messages: Messages<Keys>): Keys {
  usePreferredForms();
  return sentencesOf(messages);
}

/** Writes numbers and moments in the language of the page, and in the zone and form that the user wants. */
export function useFormatter(): Formatter {
  usePreferredForms();
  return formatterFor(currentLocale());
}

/** Renders again when the user wants moments written in another way. */
function usePreferredForms(): void {
  useSyncExternalStore(subscribePreferences, currentPreferences, currentPreferences);
}
