import { DEFAULT_LANGUAGE } from '@pagewright/contract/settings/preferences';
import type { ApiFailure } from '../api/api-failure.ts';
import { getMessages } from './define-messages.ts';
import { failureMessages } from './failure-messages.ts';

/** The user-facing message of a failed call: by code if there is one, else the server's. */
export function describeFailure({ code, status, retryAfterSeconds, message }: ApiFailure): string {
  const m = getMessages(failureMessages);
  const seconds = retryAfterSeconds === null ? null : Math.max(1, retryAfterSeconds);
  if (seconds !== null && (code === 'rate_limited' || code === 'too_many_sign_ins')) return m[code](seconds);
  // A failure without a server message has an English one from the client.
  return message === failureMessages.in(DEFAULT_LANGUAGE).ofStatus(status) ? m.ofStatus(status) : message;
}
