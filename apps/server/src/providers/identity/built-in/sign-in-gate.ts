import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/client.ts';
import { networkPrefix } from '../../../platform/network/network-prefix.ts';
import {
  claimAttempt,
  countOf,
  deviceSignInLimit,
  networkSignInLimit,
  returnAttempt,
  accountSignInLimit,
} from './attempts.ts';
import { identityMessages } from './messages.ts';

/** Delay in milliseconds for a sign-in to an account that many networks have failed at. */
const SLOW_MS = 2_000;
/** Maximum number of delayed sign-ins to one account on this server; more are refused. */
const WAITING_MAX = 4;

/** A sign-in about to be checked. */
export interface SignInAttempt {
  /** The normalized address. */
  readonly email: string;
  /** Changes with the password, so that failures restart at zero; the same for every unknown address. */
  readonly generation: string;
  readonly address: string;
  /** The browser, if it has signed in to this account before. */
  readonly deviceId: string | null;
}

/** Limits the sign-ins that are checked. */
export interface SignInGate {
  /**
   * Counts a sign-in as a failure before it is checked and returns a function that undoes this. An address is blocked
   * for a network that has failed at it too often, and slow for strangers after many failures from everywhere. A
   * browser that has signed in before has its own count, so nobody else's failures keep its owner out.
   * @throws ApiError 429.
   */
  admit(attempt: SignInAttempt): Promise<() => Promise<void>>;
}

/** Creates one server's gate on counts shared by all servers. */
export function createSignInGate(
  db: Database,
  limits: {
    readonly signInFailuresPer15Minutes: number;
    readonly signInFailuresOfAccountPer15Minutes: number;
  },
): SignInGate {
  const waiting = new Map<string, number>();
  const slowDown = async (email: string): Promise<void> => {
    const before = waiting.get(email) ?? 0;
    if (before >= WAITING_MAX)
      throw new ApiError(429, 'too_many_sign_ins', identityMessages.tooManySignIns, {
        headers: { 'retry-after': String(Math.ceil(SLOW_MS / 1000)) },
      });
    waiting.set(email, before + 1);
    try {
      await delay(SLOW_MS);
    } finally {
      const left = (waiting.get(email) ?? 1) - 1;
      if (left === 0) waiting.delete(email);
      else waiting.set(email, left);
    }
  };
  return {
    async admit({ email, generation, address, deviceId }) {
      const account = `${email} ${generation}`;
      if (deviceId !== null) {
        const limit = deviceSignInLimit(account, deviceId, limits.signInFailuresPer15Minutes);
        await claimAttempt(db, limit);
        return () => returnAttempt(db, limit);
      }
      const ofNetwork = networkSignInLimit(
        account,
        networkPrefix(address),
        limits.signInFailuresPer15Minutes,
      );
      await claimAttempt(db, ofNetwork);
      const ofAccount = accountSignInLimit(account, limits.signInFailuresOfAccountPer15Minutes);
      if ((await countOf(db, ofAccount)) > ofAccount.most) await slowDown(email);
      return async () => {
        await returnAttempt(db, ofNetwork);
        await returnAttempt(db, ofAccount);
      };
    },
  };
}
