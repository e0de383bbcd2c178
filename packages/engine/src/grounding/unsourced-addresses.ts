import type { Found } from './types.ts';

/** Markdown's links and images: `[words](address "title")`. */
const MARKDOWN = /(!?)\[([^\][]{0,500})\]\(\s*<?([^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)>?[^()]{0,300}\)/g;
/** Tags of HTML, whose attributes may lead somewhere. */
const TAG = /<\/?[a-z][^<>]{0,2000}>/gi;
/** A scheme with what follows, an address without one, a mail address, a host with a name that ends as hosts do. */
const BARE =
  /\b(?:(?:[a-z][a-z0-9+.-]{0,20}:[\\/]{1,2}|(?:https?|mailto|tel|sms|javascript|data|vbscript|file|blob|ftp):)[^\s<>"'`]+|(?:www\.|[\p{L}\p{N}._%+-]{1,64}@)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62}[\p{L}\p{N}])?\.){1,10}(?:[a-z]{2,24}|xn--[a-z0-9-]{2,40})\b(?::\d{2,5})?(?:[/?#][^\s<>"'`]*)?|\d{1,3}(?:\.\d{1,3}){3}(?::\d{2,5})?[/?#][^\s<>"'`]*)/giu;
const TRAILING = /[.,;:!?'"’”)\]}*_]+$/;
/** Endings of names of files and programs; no host ends so. */
const FILE_ENDINGS = new Set(
  'js jsx ts tsx json html htm css txt pdf csv xml yml yaml png jpg jpeg gif svg webp exe docx xlsx pptx php'.split(
    ' ',
  ),
);

/**
 * Addresses that may not be linked to: all but those given, each exactly, because what follows a host can carry words
 * out. The host of one that is given may be named.
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

/** Whether what looks like a host may be one: 'Node.js' and 'The end.Another sentence' are none. */
function isHost(address: string): boolean {
  if (/^[a-z][a-z0-9+.-]*:|[/?#@]|^www\./i.test(address)) return true;
  const ending = address.replace(/:\d+$/, '').split('.').at(-1) ?? '';
  return !FILE_ENDINGS.has(ending.toLowerCase()) && !/^\p{Lu}\p{Ll}/u.test(ending);
}

/** An address as it is compared: scheme and host in lower case, without one slash at its end. */
function normal(address: string): string {
  return address
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, (origin) => origin.toLowerCase())
    .replace(/\/$/, '');
}

function hostOf(address: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(address)?.[1]?.toLowerCase() ?? normal(address);
}
