import type { Intent } from '../intent/intent.ts';
import { parseTemplateKeyword } from '../queries/keyword-kind.ts';
import { inSentence } from '../queries/phrase-number.ts';
import { withSpelling } from '../queries/spelling.ts';
import { upperFirst } from '../text/upper-first.ts';
import templates from './outline-templates.json' with { type: 'json' };

type Kind = keyof typeof templates.outlines;
const KIND_WORDS = Object.entries(templates.signs).map(
  ([kind, words]) => [kind as Kind, new Set(words.split(' '))] as const,
);
const NO_WORD = /[^\p{L}\p{N}'’]+/u;
const YEAR = /^(?:1[5-9]|20)\d\d$/;
const NAME = /^\p{Lu}[\p{L}.'’-]*$/u;
const HOW_TO = /^how (?:to|do (?:i|you|we)|can (?:i|you|we)) /i;
const COMMERCIAL = /^(?:best|top|cheapest)\b|\b(?:reviews?|vs|versus|alternatives)\b/i;
/** 'is a city on the coast': the words right after it define the subject. */
const IS_A = /\b(?:is|was|are|were) (?:an?|the|one of the) ([^.;]{1,160})/i;
const LEAD = 600;
const LEAD_WORDS = 8;
/** A longer keyword is a sentence. */
const MAX_LENGTH = 200;

/** Headings in order, and whether they fit the type of thing the keyword names rather than any keyword. */
export interface Template {
  headings: readonly string[];
  isOfKind: boolean;
}

/**
 * Usual headings of articles on such a keyword, in order: by what the keyword names, else by how the opening of a page
 * defines it ('Tartus is a city'), else by intent. Empty for an unknown name.
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
  // A page that does not capitalize it shows that it is not a name; without pages it may be a capitalized word.
  if (kind === null && mayBeName && leads.length > 0 && isName(text))
    return { headings: [], isOfKind: false };
  const plan = kind ?? intent ?? (isCommercial ? 'commercial' : 'informational');
  const name = text.replace(/^(?:the )?(?:best|top|cheapest) /i, '');
  return { headings: fill(plan, name, text), isOfKind: kind !== null };
}

/** Inserts the keyword into headings, with number agreement; without it where the keyword's number is unknown. */
function fill(kind: Kind, keyword: string, task: string): string[] {
  const { number } = parseTemplateKeyword(keyword);
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

/** Every word except small ones is capitalized. */
function isName(text: string): boolean {
  const words = wordsOf(text).filter((word) => word.length > 3);
  return words.length > 0 && words.every((word) => NAME.test(word));
}

/** The type of thing a name refers to: by its own words if a page uses it as a name, else by the pages' definition. */
function kindOf(text: string, leads: readonly string[]): Kind | null {
  const words = wordsOf(text);
  const capitals = words.filter((word) => NAME.test(word));
  if (capitals.length === 0) return null;
  // 'Kitchen Island Ideas' is capitalized as a title and names no island.
  if (capitals.some((word) => leads.some((lead) => isCapitalizedMidSentence(word, lead)))) {
    const own = firstKind(words.filter(isHead), KIND_WORDS);
    if (own !== null) return own;
    if (words.some((word) => YEAR.test(word))) return 'event';
  }
  // 'A cloudy film' is capitalized by position, whatever a page calls a film.
  if (!isName(text)) return null;
  for (const lead of leads) {
    const after = IS_A.exec(lead.slice(0, LEAD))?.[1];
    const said = after === undefined ? null : firstKind(wordsOf(after).slice(0, LEAD_WORDS), null);
    if (said !== null) return said;
  }
  return null;
}

/** Whether a word is the head of a name: its last word, one before 'of' or a year, or a capitalized one. */
const isHead = (word: string, at: number, all: readonly string[]): boolean => {
  const next = all[at + 1];
  return next === undefined || next === 'of' || YEAR.test(next) || (at > 0 && NAME.test(word));
};

/** Whether a word is capitalized mid-sentence too. */
function isCapitalizedMidSentence(word: string, text: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const isWhole = !/^[\p{L}\p{N}]/u.test(text.slice(at + word.length));
    if (isWhole && /[\p{Ll}\p{N},;] $/u.test(text.slice(Math.max(0, at - 2), at))) return true;
  }
  return false;
}

/** The first kind that has a matching word (`byKind`), or the kind of the first matching word. */
function firstKind(words: readonly string[], byKind: typeof KIND_WORDS | null): Kind | null {
  const lower = words.map((word) => word.toLowerCase());
  if (byKind !== null) return byKind.find(([, signs]) => lower.some((word) => signs.has(word)))?.[0] ?? null;
  for (const word of lower) {
    const kind = KIND_WORDS.find(([, signs]) => signs.has(word))?.[0];
    if (kind !== undefined) return kind;
  }
  return null;
}
