import { NETWORK_ERROR_MESSAGE, statusMessage, UNEXPECTED_ERROR_MESSAGE } from '@pagewright/contract/errors';
import { defineMessages } from './define-messages.ts';

/** Messages by error code, where they say more than the server's own, and for failures without a code. */
export const failureMessages = defineMessages('failureMessages', (format) => {
  const wait = (seconds: number): string =>
    seconds < 90
      ? format.plural(seconds, { one: 'in # second', other: 'in # seconds' })
      : format.plural(Math.ceil(seconds / 60), { one: 'in # minute', other: 'in # minutes' });
  return {
    rate_limited: (seconds: number) => `Too many requests. Please try again ${wait(seconds)}.`,
    too_many_sign_ins: (seconds: number) =>
      `Too many failed attempts for this account. Please try again ${wait(seconds)}.`,
    /** 0 if there was no response. */
    ofStatus: (status: number) =>
      status === 0 ? NETWORK_ERROR_MESSAGE : (statusMessage(status) ?? UNEXPECTED_ERROR_MESSAGE),
  };
});
