import type { NumberedText } from '../substance/number-text.ts';
import type { Place } from '../paper/types.ts';
import type { AnalyzedBlock, AnalyzedPaper } from '../text/analyze-paper.ts';
import type { Sentence } from '../text/read-block.ts';
import { MisspellingFinder } from './misspellings.ts';
import { findSlips } from './slips.ts';

/** How the text is worded and how much it says. */
export interface WordingFacts {
  isUnspaced: boolean;
  sentences: number;
  /** Places that violate the rules of the language. */
  slips: readonly Place[];
  /** Probably misspelled words; null for languages without this check. */
  misspellings: readonly Place[] | null;
  /** Mean number of distinct words in a run of fifty; null for a shorter text. */
  variety: number | null;
  /** Distinct longer words, inflections aside: how many things the text mentions. */
  breadth: number;
  /** Sentences with a detail: a figure or a name. */
  detailed: number;
  /** Those with a detail found on no page, and their places; null without pages. */
  ownDetailed: number | null;
  ownPlaces: readonly Place[];
}

const RUN_WORDS = 50;

/**
 * Measures the running text of a paper; repeated, copied, or enumerated parts must be removed first.
 * @param numbered of the paper, or of one from which nothing was removed yet
 * @param pageDetails figures and names of the compared pages; null without any
 * @param subjectKeys stem keys of the keywords and of the subject's terms
 */
export function measureWording(
  paper: AnalyzedPaper,
  numbered: NumberedText,
  pageDetails: ReadonlySet<string> | null = null,
  subjectKeys: ReadonlySet<string> = new Set(),
): WordingFacts {
  const { code } = paper.language;
  const stems = new Uint8Array(numbered.words);
  const words: Int32Array[] = [];
  const slips: Place[] = [];
  const misspellings = code === 'en' ? new MisspellingFinder(subjectKeys) : null;
  let breadth = 0;
  let sentences = 0;
  let detailed = 0;
  const ownPlaces: Place[] = [];
  for (const [index, block] of numbered.blocks.entries()) {
    const analysis = paper.analyses[index]!;
    if (block === null || analysis.entries.length === 0) continue;
    for (const { start, end } of findSlips(analysis, code)) slips.push({ block: index, start, end });
    misspellings?.add(index, analysis);
    const details = sentenceDetails(analysis);
    for (const [at, { facts, telling }] of block.sentences.entries()) {
      sentences += 1;
      if (facts.isEnumeration) continue;
      for (const stem of telling) {
        if (stems[stem] === 0) breadth += 1;
        stems[stem] = 1;
      }
      const own = details[at]!;
      if (own.length > 0) detailed += 1;
      const { start, end } = facts.sentence;
      if (pageDetails !== null && own.some((detail) => !pageDetails.has(detail)))
        ownPlaces.push({ block: index, start, end });
    }
    words.push(block.words);
  }
  return {
    isUnspaced: paper.isUnspaced,
    sentences,
    slips,
    misspellings: misspellings?.places() ?? null,
    variety: varietyOf(words, numbered.words),
    breadth,
    detailed,
    ownDetailed: pageDetails === null ? null : ownPlaces.length,
    ownPlaces,
  };
}

const cache = new WeakMap<AnalyzedBlock, readonly (readonly string[])[]>();

/** Figures and names in each sentence of a block. */
function sentenceDetails(block: AnalyzedBlock): readonly (readonly string[])[] {
  let found = cache.get(block);
  if (found === undefined) {
    found = block.reading.sentences.map((sentence) => detailsOf(block, sentence));
    cache.set(block, found);
  }
  return found;
}

/** Distinct figures and names in papers. */
export function detailsOfPapers(papers: readonly AnalyzedPaper[]): string[] {
  const found = new Set<string>();
  for (const { analyses } of papers) {
    for (const analysis of analyses) {
      for (const sentence of analysis.reading.sentences)
        for (const detail of detailsOf(analysis, sentence)) found.add(detail);
    }
  }
  return [...found];
}

/**
 * Numbers, and capitalized words that do not start a sentence, in lowercase; names only in a sentence that itself
 * starts with a capital.
 */
function detailsOf({ reading, entries }: AnalyzedBlock, { firstToken, lastToken }: Sentence): string[] {
  const found: string[] = [];
  const isBegun = !/^\p{Ll}/u.test(reading.surfaces[firstToken] ?? '');
  for (let token = firstToken; token < lastToken; token += 1) {
    const surface = reading.surfaces[token]!;
    const isName =
      isBegun && token > firstToken && !entries[token]!.isFunctionWord && /^\p{Lu}\p{L}/u.test(surface);
    if (isName || /\d/.test(surface)) found.push(entries[token]!.lower);
  }
  return found;
}

/**
 * Mean number of distinct words in all runs of fifty consecutive words; null for fewer words.
 * @param blocks word numbers of each block
 * @param numbers upper bound of the numbers
 */
function varietyOf(blocks: readonly Int32Array[], numbers: number): number | null {
  const lastRun = blocks.reduce((sum, { length }) => sum + length, 0) - RUN_WORDS;
  if (lastRun < 0) return null;
  const lastPlaces = new Int32Array(numbers).fill(-1);
  let different = 0;
  let at = 0;
  for (const words of blocks) {
    for (const word of words) {
      // A word counts in the runs that contain it but not its previous occurrence.
      const first = Math.max(lastPlaces[word]! + 1, at - RUN_WORDS + 1);
      different += Math.max(0, Math.min(at, lastRun) - first + 1);
      lastPlaces[word] = at;
      at += 1;
    }
  }
  return different / (lastRun + 1);
}
