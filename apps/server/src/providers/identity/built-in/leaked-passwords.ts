import { dictionary } from '@zxcvbn-ts/language-common';
import { ApiError } from '../../../platform/api-error.ts';
import { identityMessages } from './messages.ts';

/** Shorter passwords are refused for their length. */
const LENGTH_MIN = 6;
/** The 49,000 most frequent passwords of public leaks, in lowercase; loaded once per process. */
const leaked = new Set(dictionary['passwords-common'].filter((password) => password.length >= LENGTH_MIN));

/**
 * Whether a password is one of those that attackers try first: in any letter case, as is or without the characters
 * around it that people add to satisfy password rules. “Password1!” is “password1”.
 */
export function isLeaked(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const core = plain.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return leaked.has(plain) || leaked.has(core);
}

/** @throws ApiError 422 naming the field, for a new password on lists of leaked ones. */
export function refuseLeaked(password: string, path: string): void {
  if (!isLeaked(password)) return;
  const message = identityMessages.leakedPassword;
  throw new ApiError(422, 'leaked_password', message, { details: [{ path, message }] });
}
