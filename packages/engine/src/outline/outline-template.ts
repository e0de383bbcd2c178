import type { Intent } from '../intent/intent.ts';
import { readKeyword } from '../queries/keyword-kind.ts';
import { inSentence } from '../queries/phrase-number.ts';
import { withSpelling } from '../queries/spelling.ts';
import { upperFirst } from '../text/upper-first.ts';
import templates from './outline-templates.json' with { type: 'json' };

type Kind = keyof typeof templates.outlines;
const SIGNS = Object.entries(templates.signs).map(
  ([kind, words]) => [kind as Kind, new Set(words.split(' '))] as const,
);
const NO_WORD = /[^\p{L}\p{N}'’]+/u;
const YEAR = /^(?:1[5-9]|20)\d\d$/;
const NAME = /^\p{Lu}[\p{L}.'’-]*$/u;
const HOW_TO = /^how (?:to|do (?:i|you|we)|can (?:i|you|we)) /i;
const COMMERCIAL = /^(?:best|top|cheapest)\b|\b(?:reviews?|vs|versus|alternatives)\b/i;
/** 'is a city on the coast': what stands right after says what it is. */
const IS_A = /\b(?:is|was|are|were) (?:an?|the|one of the) ([^.;]{1,160})/i;
const LEAD = 600;
const LEAD_WORDS = 8;
/** A longer keyword is a sentence. */
const MAX_LENGTH = 200;

/** Headings in order, and whether they fit the kind of thing that the keyword names rather than any keyword. */
export interface Template {
  headings: readonly string[];
  isOfKind: boolean;
}

/**
 * Headings that articles on such a keyword usually have, in order: by what the keyword names, else by what the beginning
 * of a page says that it is ('Tartus is a city'), else by intent. None for a name of which nothing is known.
 */
export function templateHeadings(keyword: string, intent: Intent | null, leads: readonly string[]): Template {
  const text = withSpelling(keyword)
    .trim()
    .replaceAll(/\s+/g, ' ')
    .slice(0, MAX_LENGTH)
    .replace(/[?!.]+$/, '');
  const task = text.replace(HOW_TO, '');
  if (task !== text) return { headings: fill('steps', text, task), isOfKind: true };
  const isCommercial = COMMERCIAL.test(text);
  const mayBeName = !isCommercial && (intent === null || intent === 'informational');
  const kind = mayBeName ? kindOf(text, leads) : null;
  // A page that calls nothing by this name tells that it is one; without pages it may be a word with a capital.
  if (kind === null && mayBeName && leads.length > 0 && isName(text))
    return { headings: [], isOfKind: false };
  const plan = kind ?? intent ?? (isCommercial ? 'commercial' : 'informational');
  const name = text.replace(/^(?:the )?(?:best|top|cheapest) /i, '');
  return { headings: fill(plan, name, text), isOfKind: kind !== null };
}

/** Headings with the keyword in them and what agrees with it in number; beside them where its number is not known. */
function fill(kind: Kind, keyword: string, task: string): string[] {
  const { number } = readKeyword(keyword);
  const isPlural = number === 'plural';
  const words: Readonly<Record<string, string>> = {
    keyword: inSentence(keyword, number),
    name: keyword,
    task,
    is: isPlural ? 'are' : 'is',
    s: isPlural ? '' : 's',
  };
  return templates.outlines[kind].map((line) => {
    const [sentence = '', apart = sentence] = line.split('|');
    const heading = number === 'unknown' ? apart : sentence;
    const filled = heading.replaceAll(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place);
    return upperFirst(filled);
  });
}

const wordsOf = (text: string): string[] => text.split(NO_WORD).filter((word) => word !== '');

/** Every word but small ones has a capital. */
function isName(text: string): boolean {
  const words = wordsOf(text).filter((word) => word.length > 3);
  return words.length > 0 && words.every((word) => NAME.test(word));
}

/** What a name names, by its own words where a page writes it as a name, else by what the pages say that it is. */
function kindOf(text: string, leads: readonly string[]): Kind | null {
  const words = wordsOf(text);
  const capitals = words.filter((word) => NAME.test(word));
  if (capitals.length === 0) return null;
  // 'Kitchen Island Ideas' has its capitals from the keyword's form and names no island.
  if (capitals.some((word) => leads.some((lead) => standsAsName(word, lead)))) {
    const own = firstSign(words.filter(isHead), SIGNS);
    if (own !== null) return own;
    if (words.some((word) => YEAR.test(word))) return 'event';
  }
  // 'A cloudy film' has its capital from where it stands, whatever a page calls a film.
  if (!isName(text)) return null;
  for (const lead of leads) {
    const after = IS_A.exec(lead.slice(0, LEAD))?.[1];
    const said = after === undefined ? null : firstSign(wordsOf(after).slice(0, LEAD_WORDS), null);
    if (said !== null) return said;
  }
  return null;
}

/** Whether a word is what a name is about: its last word, one before 'of' or a year, or one with a capital of its own. */
const isHead = (word: string, at: number, all: readonly string[]): boolean => {
  const next = all[at + 1];
  return next === undefined || next === 'of' || YEAR.test(next) || (at > 0 && NAME.test(word));
};

/** Whether a word has its capital inside of a sentence too, not only at its beginning. */
function standsAsName(word: string, text: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const isWhole = !/^[\p{L}\p{N}]/u.test(text.slice(at + word.length));
    if (isWhole && /[\p{Ll}\p{N},;] $/u.test(text.slice(Math.max(0, at - 2), at))) return true;
  }
  return false;
}

/** Kind of the first kind that has a word (`byKind`), or of the first word that has a kind. */
function firstSign(words: readonly string[], byKind: typeof SIGNS | null): Kind | null {
  const lower = words.map((word) => word.toLowerCase());
  if (byKind !== null) return byKind.find(([, signs]) => lower.some((word) => signs.has(word)))?.[0] ?? null;
  for (const word of lower) {
    const kind = SIGNS.find(([, signs]) => signs.has(word))?.[0];
    if (kind !== undefined) return kind;
  }
  return null;
}
