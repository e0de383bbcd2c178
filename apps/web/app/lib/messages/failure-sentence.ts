import type { ApiFailure } from '../api/api-failure.ts';
import { defineMessages, sentencesOf } from './define-messages.ts';

/** Sentences for refusals by their code. English has only those that say more than the server's own sentence. */
const failures = defineMessages({
  en: (format) => {
    const wait = (seconds: number): string =>
      seconds < 90
        ? format.plural(seconds, { one: 'in # second', other: 'in # seconds' })
        : format.plural(Math.ceil(seconds / 60), { one: 'in # minute', other: 'in # minutes' });
    return {
      rate_limited: (seconds: number) => `Too many requests. Please try again ${wait(seconds)}.`,
      too_many_sign_ins: (seconds: number) =>
        `Too many failed attempts for this account. Please try again ${wait(seconds)}.`,
    };
  },
});

/** The sentence of a failed call for the user: by its code where a translation exists, else the server's. */
export function failureSentence({ code, retryAfterSeconds, message }: ApiFailure): string {
  const seconds = retryAfterSeconds === null ? null : Math.max(1, retryAfterSeconds);
  if (seconds !== null && (code === 'rate_limited' || code === 'too_many_sign_ins')) {
    return sentencesOf(failures)[code](seconds);
  }
  return message;
}
