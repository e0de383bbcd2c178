import type { Found } from './types.ts';

/** Markdown links and images: `[words](address "title")`. */
const MARKDOWN = /(!?)\[([^\][]{0,500})\]\(\s*<?([^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)>?[^()]{0,300}\)/g;
/** HTML tags, whose attributes may contain addresses. */
const TAG = /<\/?[a-z][^<>]{0,2000}>/gi;
/** A scheme with what follows, an address without one, an email address, or a host with a usual ending. */
const BARE =
  /\b(?:(?:[a-z][a-z0-9+.-]{0,20}:[\\/]{1,2}|(?:https?|mailto|tel|sms|javascript|data|vbscript|file|blob|ftp):)[^\s<>"'`]+|(?:www\.|[\p{L}\p{N}._%+-]{1,64}@)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62}[\p{L}\p{N}])?\.){1,10}(?:[a-z]{2,24}|xn--[a-z0-9-]{2,40})\b(?::\d{2,5})?(?:[/?#][^\s<>"'`]*)?|\d{1,3}(?:\.\d{1,3}){3}(?::\d{2,5})?[/?#][^\s<>"'`]*)/giu;
const TRAILING = /[.,;:!?'"’”)\]}*_]+$/;
/** Endings of file and program names that are not those of a host. */
const FILE_ENDINGS = new Set(
  'js jsx ts tsx json html htm css txt pdf csv xml yml yaml png jpg jpeg gif svg webp exe docx xlsx pptx php'.split(
    ' ',
  ),
);

/**
 * Addresses that are not allowed: all except exactly those given, because the part after a host can leak words. The
 * host of an allowed address can be named.
 */
export function unsourcedAddresses(text: string, allowed: readonly string[]): Found[] {
  const known = new Set(allowed.map(normal));
  const hosts = new Set(allowed.map(hostOf));
  const isAllowed = (address: string): boolean => known.has(normal(address)) || hosts.has(normal(address));
  const found: Found[] = [];
  const taken = new Uint8Array(text.length);
  const add = (start: number, end: number, words: string): void => {
    if (taken[start] === 1 || taken[end - 1] === 1) return;
    taken.fill(1, start, end);
    found.push({ kind: 'address', start, end, words });
  };
  for (const { 0: link, 1: mark, 2: words = '', 3: target = '', index } of text.matchAll(MARKDOWN)) {
    const kept = mark === '!' || unsourcedAddresses(words, allowed).length > 0 ? '' : words;
    if (mark === '!' || !known.has(normal(target))) add(index, index + link.length, kept);
  }
  for (const { 0: tag, index } of text.matchAll(TAG)) add(index, index + tag.length, '');
  for (const { 0: run, index } of text.matchAll(BARE)) {
    const address = run.replace(TRAILING, '');
    if (isHost(address) && !isAllowed(address)) add(index, index + address.length, '');
  }
  return found.toSorted((one, other) => one.start - other.start);
}

/** Whether text that looks like a host may be one: 'Node.js' and 'The end.Another sentence' are not. */
function isHost(address: string): boolean {
  if (/^[a-z][a-z0-9+.-]*:|[/?#@]|^www\./i.test(address)) return true;
  const ending = address.replace(/:\d+$/, '').split('.').at(-1) ?? '';
  return !FILE_ENDINGS.has(ending.toLowerCase()) && !/^\p{Lu}\p{Ll}/u.test(ending);
}

/** Normalizes an address for comparison: scheme and host in lower case, without one trailing slash. */
function normal(address: string): string {
  return address
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, (origin) => origin.toLowerCase())
    .replace(/\/$/, '');
}

function hostOf(address: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(address)?.[1]?.toLowerCase() ?? normal(address);
}
