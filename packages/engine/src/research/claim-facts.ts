import type { Figure } from './figures.ts';
import { isUpperCase } from '../text/characters.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import words from './claim-words.json' with { type: 'json' };

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const GROUPS = {
  modals: wordSet(words.modals),
  opinion: wordSet(words.opinion),
  wishes: wordSet(words.wishes),
  trend: wordSet(words.trend),
  extremes: wordSet(words.extremes),
  acts: wordSet(words.acts),
  things: wordSet(words.things),
  first: wordSet(words.first),
  plural: wordSet(words.plural),
  second: wordSet(words.second),
  third: wordSet(words.third),
};
const PAST = wordSet(words.past);
const QUESTIONS = wordSet(words.questions);
const YEAR = /^(?:1[5-9]|20)\d\ds?$/;
const GROUP_NAMES = Object.keys(GROUPS) as (keyof typeof GROUPS)[];
/** Counts above this add nothing. */
const MAX_COUNT = 3;

/** The features that identify a claim, in this order. */
export const CLAIM_FACTS = [
  'figures',
  'worldFigures',
  'numerals',
  'years',
  'names',
  'past',
  'length',
  'question',
  ...GROUP_NAMES,
] as const;

/** Features of an English sentence of a block, by its index; `figures` are those of the block. */
export function claimFacts(
  { reading, entries }: AnalyzedBlock,
  index: number,
  figures: readonly Figure[],
): number[] {
  const { text, tokens, sentences } = reading;
  const { start, end, firstToken, lastToken } = sentences[index]!;
  const own = figures.filter((figure) => figure.sentence === index);
  const counts = GROUP_NAMES.map(() => 0);
  let numerals = 0;
  let years = 0;
  let names = 0;
  let past = 0;
  for (let at = firstToken; at < lastToken; at += 1) {
    const { lower } = entries[at]!;
    if (YEAR.test(lower)) years += 1;
    else if (/^\d/.test(lower)) numerals += 1;
    if (at > firstToken && isName(lower) && isUpperCase(text, tokens.starts[at]!)) names += 1;
    if (PAST.has(lower) || (lower.length > 4 && lower.endsWith('ed'))) past += 1;
    for (const [group, name] of GROUP_NAMES.entries()) if (GROUPS[name].has(lower)) counts[group]! += 1;
  }
  const length = lastToken - firstToken;
  const isQuestion = text.slice(start, end).trimEnd().endsWith('?');
  return [
    ...[own.length, own.filter(({ wantsSource }) => wantsSource).length, numerals, years, names, past].map(
      (count) => Math.min(MAX_COUNT, count),
    ),
    Math.log(1 + length),
    isQuestion ? 1 : QUESTIONS.has(entries[firstToken]!.lower) ? 0.3 : 0,
    ...counts.map((count) => Math.min(MAX_COUNT, count)),
  ];
}

/**
 * Distinct stem keys of the sentence's words that are not names: the debates used for training have names of their own.
 */
export function claimStems({ reading, entries }: AnalyzedBlock, index: number): ReadonlySet<string> {
  const { text, tokens, sentences } = reading;
  const { firstToken, lastToken } = sentences[index]!;
  const found = new Set<string>();
  for (let at = firstToken; at < lastToken; at += 1) {
    const { key, lower } = entries[at]!;
    if (/^\d/.test(lower) || (at > firstToken && isUpperCase(text, tokens.starts[at]!))) continue;
    found.add(key);
  }
  return found;
}

/** Placeholders for a year, another number, and a name in a word pair, since the exact value does not generalize. */
const YEAR_WORD = '0000';
const NUMBER_WORD = '0';
const NAME_WORD = 'N';
const EDGE_WORD = '.';

/** The sentence's words for word pairs: lowercase, numbers and names replaced by their kind, with boundary markers. */
export function claimWords({ reading, entries }: AnalyzedBlock, index: number): string[] {
  const { text, tokens, sentences } = reading;
  const { firstToken, lastToken } = sentences[index]!;
  const words = [EDGE_WORD];
  for (let at = firstToken; at < lastToken; at += 1) {
    const { lower } = entries[at]!;
    if (YEAR.test(lower)) words.push(YEAR_WORD);
    else if (/^\d/.test(lower)) words.push(NUMBER_WORD);
    else if (at > firstToken && isName(lower) && isUpperCase(text, tokens.starts[at]!)) words.push(NAME_WORD);
    else words.push(lower);
  }
  words.push(EDGE_WORD);
  return words;
}

const isName = (lower: string): boolean => lower.length > 1 && !lower.startsWith("i'");
