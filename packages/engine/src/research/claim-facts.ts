import type { Figure } from './figures.ts';
import { isUpperCase } from '../text/characters.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import words from './claim-words.json' with { type: 'json' };

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const GROUPS = {
  modals: setOf(words.modals),
  opinion: setOf(words.opinion),
  wishes: setOf(words.wishes),
  trend: setOf(words.trend),
  extremes: setOf(words.extremes),
  acts: setOf(words.acts),
  things: setOf(words.things),
  first: setOf(words.first),
  plural: setOf(words.plural),
  second: setOf(words.second),
  third: setOf(words.third),
};
const PAST = setOf(words.past);
const QUESTIONS = setOf(words.questions);
const YEAR = /^(?:1[5-9]|20)\d\ds?$/;
const GROUP_NAMES = Object.keys(GROUPS) as (keyof typeof GROUPS)[];
/** From so many on, more figures, names or signs of a kind say no more. */
const MOST = 3;

/** What a sentence is told to be a claim by, in this order. */
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

/** Facts of an English sentence of a block, by its index; `figures` are those of the block. */
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
      (count) => Math.min(MOST, count),
    ),
    Math.log(1 + length),
    isQuestion ? 1 : QUESTIONS.has(entries[firstToken]!.lower) ? 0.3 : 0,
    ...counts.map((count) => Math.min(MOST, count)),
  ];
}

/**
 * Stem keys of the sentence's words that are no names, each once: the debates that the weights were fitted to have names
 * of their own.
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

/** What stands for a year, another number and a name in a pair of words: which one it is tells nothing elsewhere. */
const YEAR_WORD = '0000';
const NUMBER_WORD = '0';
const NAME_WORD = 'N';
const EDGE_WORD = '.';

/**
 * The sentence's words as pairs of neighbors are told by: as written, in lower case, numbers and names by their kind,
 * with a stop before the first and behind the last.
 */
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
