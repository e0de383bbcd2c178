import { DOCUMENT_LIMITS } from './nodes.ts';

const LINK_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const WEB_ADDRESS = /^https?:\/\/[^\s/?#]/i;
const STORED_FILE = /^\/files\/[\w~-][\w.~/-]*$/;

/**
 * Cleans an address as a browser does: removes line breaks, tabs, and surrounding white space and controls, encodes
 * spaces.
 */
function tidy(value: string): string | null {
  if (value.length > DOCUMENT_LIMITS.address || !value.isWellFormed()) return null;
  const address = value
    .replaceAll(/[\t\n\r]/g, '')
    .replaceAll(/^[\p{Cc}\s]+|[\p{Cc}\s]+$/gu, '')
    .replaceAll(' ', '%20');
  return address === '' || /\p{Cc}/u.test(address) ? null : address;
}

/**
 * The address of a link in its storable form, or null if it must not be stored. Allowed: http, https, mailto, tel, and
 * addresses without a scheme (relative ones and `#…`). Invisible characters do not hide a scheme.
 */
export function cleanLinkAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const address = tidy(value);
  if (address === null) return null;
  const scheme = SCHEME.exec(address.replaceAll(/[\s\p{C}]|%20/gu, ''))?.[1];
  return scheme === undefined || LINK_SCHEMES.has(scheme.toLowerCase()) ? address : null;
}

/**
 * The source of an image in its storable form, or null if it must not be stored. Allowed: http, https, and our own
 * files under `/files/`.
 */
export function cleanImageAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const address = tidy(value);
  if (address === null) return null;
  if (WEB_ADDRESS.test(address)) return address;
  return STORED_FILE.test(address) && !address.includes('..') ? address : null;
}
