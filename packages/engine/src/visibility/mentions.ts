import { hostOf } from '../pages/site-page.ts';

/** A part of a text, in UTF-16 units. */
export interface TextPart {
  readonly start: number;
  readonly end: number;
}

/** An address that a text names. */
export interface Citation extends TextPart {
  /** The address; without a scheme in the text, with `https://`. */
  readonly url: string;
  /** Its host without `www.`. */
  readonly host: string;
}

/** Names this short are often words too ("Gap", "On"), so they count only as they are written. */
const EXACT_MAX = 4;
const DOMAIN = /^(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]{1,63}\.){1,8}[a-z][a-z0-9-]{1,62})(?:[/:?#]\S*)?$/i;
/** Endings by which an address without `https://` or `www.` is recognized. */
const ENDINGS = new Set(
  'ai app ar at au be biz br ca ch cl co com cz de dev dk edu es eu fi fr gov ie in info io it jp mx net nl no nz org pl pt se shop store uk us'.split(
    ' ',
  ),
);
const ADDRESS =
  /https?:\/\/[^\s<>"`\]|\\^{}]+|(?<![\p{L}\p{N}@._/-])(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(?![\p{L}\p{N}@-])(?:\/[^\s<>"`\]|\\^{}]*)?/giu;
const SYNTAX = /[\^$\\.*+?()[\]{}|/]/g;
const SCHEME = /^https?:\/\//i;
const TRAILING = /[.,;:!?*_'’”»]+$/u;

/** The domain that a brand's name is, without `www.`; null if the name is none. */
export function domainOf(name: string): string | null {
  return DOMAIN.exec(name.trim())?.[1]?.toLowerCase() ?? null;
}

/** Finds the addresses in a text, in order. Without `https://` or `www.`, only those with a common ending. */
export function findCitations(text: string): Citation[] {
  return findAddresses(text)
    .filter(({ isCertain }) => isCertain)
    .map(({ url, host, start, end }) => ({ url, host, start, end }));
}

/**
 * Finds where a text mentions a brand by one of its names, in order. A name counts as a whole: not inside of another
 * word or a word joined by a hyphen, and not inside of an address. A domain counts in addresses of its host and hosts
 * below it. Case does not matter, except for names of up to four characters.
 */
export function findMentions(text: string, names: readonly string[]): TextPart[] {
  const addresses = findAddresses(text);
  const found: TextPart[] = [];
  const words = withoutAddresses(text, addresses);
  for (const name of names) {
    const domain = domainOf(name);
    if (domain !== null) {
      for (const { host, start, end } of addresses)
        if (host === domain || host.endsWith(`.${domain}`)) found.push({ start, end });
      continue;
    }
    const pattern = patternOf(name);
    if (pattern === null) continue;
    for (const match of words.matchAll(pattern))
      found.push({ start: match.index, end: match.index + match[0].length });
  }
  return withoutOverlap(found);
}

/** The text with spaces for its addresses, so that places stay the same. */
function withoutAddresses(text: string, addresses: readonly Address[]): string {
  let [words, from] = ['', 0];
  for (const { start, end, isCertain } of addresses) {
    if (!isCertain) continue;
    words += text.slice(from, start) + ' '.repeat(end - start);
    from = end;
  }
  return words + text.slice(from);
}

function patternOf(name: string): RegExp | null {
  const words = name
    .trim()
    .split(/[\s-]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  const body = words
    .map((word) => word.replaceAll(SYNTAX, String.raw`\$&`).replaceAll(/['’]/gu, "['’]"))
    .join(String.raw`[\s-]+`);
  const before = String.raw`(?<![\p{L}\p{N}\p{M}@]|[\p{L}\p{N}][-.])`;
  const after = String.raw`(?![\p{L}\p{N}\p{M}@]|[-.][\p{L}\p{N}])`;
  return new RegExp(`${before}${body}${after}`, name.trim().length <= EXACT_MAX ? 'gu' : 'giu');
}

interface Address extends Citation {
  /** Whether it is an address for sure: it has a scheme, `www.`, or a common ending. */
  readonly isCertain: boolean;
}

function findAddresses(text: string): Address[] {
  const found: Address[] = [];
  for (const match of text.matchAll(ADDRESS)) {
    const raw = trimEnd(match[0]);
    const hasScheme = SCHEME.test(raw);
    const url = hasScheme ? raw : `https://${raw}`;
    const host = hostOf(url);
    if (!host.includes('.')) continue;
    const ending = host.slice(host.lastIndexOf('.') + 1);
    const isCertain = hasScheme || /^www\./i.test(raw) || ENDINGS.has(ending);
    found.push({ url, host, start: match.index, end: match.index + raw.length, isCertain });
  }
  return found;
}

/** Without punctuation of the sentence, and without what follows a bracket that was opened before the address. */
function trimEnd(raw: string): string {
  let depth = 0;
  for (let at = 0; at < raw.length; at += 1) {
    if (raw[at] === '(') depth += 1;
    else if (raw[at] === ')') depth -= 1;
    if (depth < 0) return raw.slice(0, at).replace(TRAILING, '');
  }
  return raw.replace(TRAILING, '');
}

function withoutOverlap(parts: readonly TextPart[]): TextPart[] {
  const kept: TextPart[] = [];
  for (const part of parts.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (part.start >= (kept.at(-1)?.end ?? 0)) kept.push(part);
  return kept;
}
