import { type Messages, type Sentences, sentencesOf } from './define-messages.ts';
import type { Formatter } from './formatter.ts';
import { currentLocale, formatterFor } from './locale.ts';

/** The sentences of a part of the application, in the language of the page. */
export function useMessages<Keys extends Sentences>(messages: Messages<Keys>): Keys {
  return sentencesOf(messages);
}

/** Writes numbers and moments in the language of the page and the zone of the browser. */
export function useFormatter(): Formatter {
  return formatterFor(currentLocale());
}
