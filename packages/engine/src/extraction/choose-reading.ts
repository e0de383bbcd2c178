import type { PageNode } from './page-tree.ts';
import type { ParagraphChoice } from './score-paragraphs.ts';

/** Two readings with less text in common took different parts of the page for its article. */
const MIN_COMMON = 0.3;
/** Shorter text (UTF-16 units) is not an article. */
const MIN_TEXT = 250;
/** How much more of the title and description's words a reading must contain to be preferred. */
const CLEARLY_MORE = 0.1;
const MIN_WORD_LENGTH = 4;
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Whether the second reading of a page is its article rather than the first: if they have little in common, the one
 * with more words of title and description (`said`), else the shorter.
 */
export function isSecondBetter(
  nodes: readonly PageNode[],
  first: ParagraphChoice,
  second: ParagraphChoice,
  said: string,
): boolean {
  if (second.container === -1) return false;
  const firstTexts = textsOf(nodes, first);
  const secondTexts = textsOf(nodes, second);
  const firstUnits = unitsOf(nodes, firstTexts);
  const secondUnits = unitsOf(nodes, secondTexts);
  if (secondUnits < MIN_TEXT) return false;
  const inFirst = new Set(firstTexts);
  const common = unitsOf(
    nodes,
    secondTexts.filter((index) => inFirst.has(index)),
  );
  if (common >= MIN_COMMON * (firstUnits + secondUnits - common)) return false;
  const words = wordsOf(said);
  const more = coverage(nodes, secondTexts, words) - coverage(nodes, firstTexts, words);
  return Math.abs(more) > CLEARLY_MORE ? more > 0 : secondUnits < firstUnits;
}

/** The texts of a reading, by index. */
function textsOf(nodes: readonly PageNode[], { container, isLeftOut }: ParagraphChoice): number[] {
  const texts: number[] = [];
  for (let index = container; index < nodes[container]!.end; index += 1) {
    if (isLeftOut[index] === 1) index = nodes[index]!.end - 1;
    else if (nodes[index]!.name === '' && nodes[index]!.text.trim() !== '') texts.push(index);
  }
  return texts;
}

const unitsOf = (nodes: readonly PageNode[], texts: readonly number[]): number =>
  texts.reduce((sum, index) => sum + nodes[index]!.text.length, 0);

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(WORD) ?? []).filter((word) => word.length >= MIN_WORD_LENGTH));

/** Share (0 to 1) of the words found in the texts. */
function coverage(nodes: readonly PageNode[], texts: readonly number[], words: ReadonlySet<string>): number {
  const own = wordsOf(texts.map((index) => nodes[index]!.text).join(' '));
  let found = 0;
  for (const word of words) if (own.has(word)) found += 1;
  return words.size === 0 ? 0 : found / words.size;
}
