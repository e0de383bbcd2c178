import { z } from 'zod';

/** Treats an empty value as unset. */
export function blankAsUndefined<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema);
}

/** An http(s) URL that may contain credentials. */
export const httpUrlWithLogin = z
  .url({
    protocol: /^https?$/,
    message: 'must be an address that begins with http:// or https://',
    abort: true,
  })
  .refine(canBeDecoded, 'holds a user or a password that is not percent-encoded');

/** An http(s) URL without credentials. */
export const httpUrl = z
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

/** An integer within the given limits. */
export function integerBetween(min: number, max: number) {
  return z.coerce.number().int().min(min).max(max);
}

/** Splits a comma-separated list. */
export function splitList(list: string): string[] {
  return list.split(',').map((entry) => entry.trim());
}
