import { z } from 'zod';

/** A setting whose empty value is the same as none. */
export function blankIsAbsent<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema);
}

/** The address of a server, which may hold a user and a password. */
export const addressWithLogin = z
  .url({
    protocol: /^https?$/,
    message: 'must be an address that begins with http:// or https://',
    abort: true,
  })
  .refine(canBeDecoded, 'holds a user or a password that is not percent-encoded');

/** The address of a server. */
export const webAddress = z
  .url({
    protocol: /^https?$/,
    message: 'must be an address that begins with http:// or https://',
    abort: true,
  })
  .refine(hasNoLogin, 'must not hold a user or a password');

function hasNoLogin(address: string): boolean {
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

function canBeDecoded(address: string): boolean {
  const { username, password } = new URL(address);
  try {
    return decodeURIComponent(username + password) !== null;
  } catch {
    return false;
  }
}

/** A whole number between two. */
export function count(least: number, most: number) {
  return z.coerce.number().int().min(least).max(most);
}

/** The entries of a list with commas. */
export function entries(list: string): string[] {
  return list.split(',').map((entry) => entry.trim());
}
