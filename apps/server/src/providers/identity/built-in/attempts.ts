import { createHash } from 'node:crypto';
import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/client.ts';
import { countAttempt } from '../../../platform/db/count-attempt.ts';
import { networkPrefix } from '../../../platform/network/network-prefix.ts';
import { identityMessages } from './messages.ts';
import { uncountAttempt } from './repository.ts';

/** What is limited, by whom, how often, in which window. */
interface Limit {
  readonly name:
    | 'sign-in'
    | 'second-factor'
    | 'sign-up'
    | 'reset-account'
    | 'reset-address'
    | 'verify-account';
  /** Account or network address that is counted. */
  readonly subject: string;
  readonly most: number;
  readonly windowSeconds: number;
}

const nameOf = ({ name, subject }: Limit): string =>
  `${name}:${createHash('sha256').update(subject).digest('base64url')}`;

/**
 * Claims one attempt before it is made, so that attempts at the same time cannot pass together.
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

/** Gives a claimed attempt back: it was not a failure. */
export function returnAttempt(db: Database, limit: Limit): Promise<void> {
  return uncountAttempt(db, nameOf(limit));
}

/** Counts one attempt and answers how many there are, whatever the limit. */
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

/** The limit of failed sign-ins to an account from one network. */
export function networkSignInLimit(account: string, network: string, most: number): Limit {
  return signInLimit(`network ${network} ${account}`, most);
}

/** The number of failed sign-ins to an account from everywhere, beyond which strangers have to wait. */
export function accountSignInLimit(account: string, most: number): Limit {
  return signInLimit(`account ${account}`, most);
}

/** The limit of failed sign-ins to an account from a browser that has signed in to it before. */
export function deviceSignInLimit(account: string, deviceId: string, most: number): Limit {
  return signInLimit(`device ${deviceId} ${account}`, most);
}

/** The limit of wrong passwords given within the sessions of one user. */
export function proofLimit(userId: string, most: number): Limit {
  return signInLimit(`proof ${userId}`, most);
}

const WRONG_CODES_PER_HOUR = 10;

/** The limit of wrong codes of one user's second factor: of a million codes three are right at a time. */
export function secondFactorLimit(userId: string): Limit {
  return { name: 'second-factor', subject: userId, most: WRONG_CODES_PER_HOUR, windowSeconds: 3600 };
}

/** The limit of sign-ups of one network. */
export function signUpLimit(address: string, most: number): Limit {
  return { name: 'sign-up', subject: networkPrefix(address), most, windowSeconds: 3600 };
}

const VERIFICATION_MAILS_PER_HOUR = 5;

/** The limit of mails by which one user confirms their address. */
export function verificationLimit(userId: string): Limit {
  return {
    name: 'verify-account',
    subject: userId,
    most: VERIFICATION_MAILS_PER_HOUR,
    windowSeconds: 3600,
  };
}

const RESETS_PER_ACCOUNT_AND_HOUR = 5;

/** The limits of asking for the link of a forgotten password: of one account, and of one network. */
export function resetLimits(email: string, address: string, mostOfNetwork: number): readonly Limit[] {
  return [
    { name: 'reset-account', subject: email, most: RESETS_PER_ACCOUNT_AND_HOUR, windowSeconds: 3600 },
    { name: 'reset-address', subject: networkPrefix(address), most: mostOfNetwork, windowSeconds: 3600 },
  ];
}
