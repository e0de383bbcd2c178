import { DEFAULT_LANGUAGE } from '@pagewright/contract/settings/preferences';
import type { ApiFailure } from '../api/api-failure.ts';
import { sentencesOf } from './define-messages.ts';
import { failureMessages } from './failure-messages.ts';

/** The sentence of a failed call for the user: by its code where a translation exists, else the server's. */
export function failureSentence({ code, status, retryAfterSeconds, message }: ApiFailure): string {
  const m = sentencesOf(failureMessages);
  const seconds = retryAfterSeconds === null ? null : Math.max(1, retryAfterSeconds);
  if (seconds !== null && (code === 'rate_limited' || code === 'too_many_sign_ins')) return m[code](seconds);
  // What came without a sentence has an English one from the client itself.
  return message === failureMessages.in(DEFAULT_LANGUAGE).ofStatus(status) ? m.ofStatus(status) : message;
}
