import { dictionary } from '@zxcvbn-ts/language-common';
import { ApiError } from '../../../platform/api-error.ts';
import { identityMessages } from './messages.ts';

/** Shorter ones are refused for their length. */
const LENGTH_MIN = 6;
/** The 49,000 most frequent passwords of public leaks, in lower case; kept once for the process. */
const leaked = new Set(dictionary['passwords-common'].filter((password) => password.length >= LENGTH_MIN));

/**
 * Whether a password is one of those that attackers try first: itself, or without the signs around it that rules of
 * passwords make people add, in whatever case. “Password1!” is “password1”.
 */
export function isLeaked(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const core = plain.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return leaked.has(plain) || leaked.has(core);
}

/** @throws ApiError 422 for a new password that is on lists of leaked ones, naming the field. */
export function refuseLeaked(password: string, path: string): void {
  if (!isLeaked(password)) return;
  const message = identityMessages.leakedPassword;
  throw new ApiError(422, 'leaked_password', message, { details: [{ path, message }] });
}
