import { createHash } from 'node:crypto';
import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/client.ts';
import { countAttempt } from '../../../platform/db/count-attempt.ts';
import { networkPrefix } from '../../../platform/network/network-prefix.ts';
import { identityMessages } from './messages.ts';
import { uncountAttempt } from './repository.ts';

/** What is limited, for whom, how often, and in which window. */
interface Limit {
  readonly name:
    | 'sign-in'
    | 'second-factor'
    | 'sign-up'
    | 'reset-account'
    | 'reset-address'
    | 'verify-account';
  /** The account or network address being counted. */
  readonly subject: string;
  readonly most: number;
  readonly windowSeconds: number;
}

const nameOf = ({ name, subject }: Limit): string =>
  `${name}:${createHash('sha256').update(subject).digest('base64url')}`;

/**
 * Counts an attempt before it is made, so that simultaneous attempts cannot exceed the limit.
 * @throws ApiError 429 with Retry-After when the limit is reached.
 */
export async function claimAttempt(db: Database, limit: Limit): Promise<void> {
  const { count, secondsLeft } = await countAttempt(db, nameOf(limit), limit.windowSeconds);
  if (count <= limit.most) return;
  const isSignIn = limit.name === 'sign-in' || limit.name === 'second-factor';
  throw new ApiError(
    429,
    isSignIn ? 'too_many_sign_ins' : 'rate_limited',
    isSignIn ? identityMessages.tooManySignIns : identityMessages.tooManyRequests,
    { headers: { 'retry-after': String(secondsLeft) } },
  );
}

/** Returns a claimed attempt that was not a failure. */
export function returnAttempt(db: Database, limit: Limit): Promise<void> {
  return uncountAttempt(db, nameOf(limit));
}

/** Counts one attempt and returns the total, whatever the limit. */
export async function countOf(db: Database, limit: Limit): Promise<number> {
  return (await countAttempt(db, nameOf(limit), limit.windowSeconds)).count;
}

const SIGN_IN_SECONDS = 15 * 60;
const signInLimit = (subject: string, most: number): Limit => ({
  name: 'sign-in',
  subject,
  most,
  windowSeconds: SIGN_IN_SECONDS,
});

/** Limits failed sign-ins to an account from one network. */
export function networkSignInLimit(account: string, network: string, most: number): Limit {
  return signInLimit(`network ${network} ${account}`, most);
}

/** Limits failed sign-ins to an account from all networks; beyond it, strangers are delayed. */
export function accountSignInLimit(account: string, most: number): Limit {
  return signInLimit(`account ${account}`, most);
}

/** Limits failed sign-ins to an account from a browser that has signed in to it before. */
export function deviceSignInLimit(account: string, deviceId: string, most: number): Limit {
  return signInLimit(`device ${deviceId} ${account}`, most);
}

/** Limits wrong passwords entered in sessions of one user. */
export function proofLimit(userId: string, most: number): Limit {
  return signInLimit(`proof ${userId}`, most);
}

const WRONG_CODES_PER_HOUR = 10;

/** Limits wrong second-factor codes of one user: of a million codes, three are valid at a time. */
export function secondFactorLimit(userId: string): Limit {
  return { name: 'second-factor', subject: userId, most: WRONG_CODES_PER_HOUR, windowSeconds: 3600 };
}

/** Limits sign-ups from one network. */
export function signUpLimit(address: string, most: number): Limit {
  return { name: 'sign-up', subject: networkPrefix(address), most, windowSeconds: 3600 };
}

const VERIFICATION_MAILS_PER_HOUR = 5;

/** Limits confirmation emails to one user. */
export function verificationLimit(userId: string): Limit {
  return {
    name: 'verify-account',
    subject: userId,
    most: VERIFICATION_MAILS_PER_HOUR,
    windowSeconds: 3600,
  };
}

const RESETS_PER_ACCOUNT_AND_HOUR = 5;

/** Limits requests for a reset link: per account and per network. */
export function resetLimits(email: string, address: string, mostOfNetwork: number): readonly Limit[] {
  return [
    { name: 'reset-account', subject: email, most: RESETS_PER_ACCOUNT_AND_HOUR, windowSeconds: 3600 },
    { name: 'reset-address', subject: networkPrefix(address), most: mostOfNetwork, windowSeconds: 3600 },
  ];
}
