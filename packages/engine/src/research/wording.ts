import { sentenceFacts } from '../substance/block-facts.ts';
import { commonStems } from '../substance/common-words.ts';
import { orderModelOf } from '../substance/word-order.ts';
import type { Place } from '../paper/types.ts';
import type { AnalysedBlock, AnalysedPaper } from '../text/analyse-paper.ts';
import type { Sentence } from '../text/read-block.ts';
import { isRunningText } from './reading.ts';
import { findSlips } from './slips.ts';

/** Facts on how the text is worded and how much it says. */
export interface WordingFacts {
  isUnspaced: boolean;
  sentences: number;
  /** Where something is written against the rules of the language. */
  slips: readonly Place[];
  /** Different words in a run of fifty, on average; null for a shorter text. */
  variety: number | null;
  /** Different longer words, inflections aside: how many things the text talks of. */
  breadth: number;
  /** Sentences with a detail: a figure or a name. */
  detailed: number;
  /** Those with a detail that no page has, and where they stand; null without pages. */
  ownDetailed: number | null;
  ownPlaces: readonly Place[];
}

const RUN_WORDS = 50;
/** Shorter words are mostly everybody's. */
const TELLING_LETTERS = 5;

/**
 * Measures the running text of a paper; what is repeated, copied or enumerated must be left out before.
 * @param pageDetails figures and names of the pages that it is compared with; null without any
 */
export function researchWording(
  paper: AnalysedPaper,
  pageDetails: ReadonlySet<string> | null = null,
): WordingFacts {
  const { code } = paper.language;
  const order = orderModelOf(code);
  const common = commonStems(code);
  const stems = new Set<string>();
  const variety = new RunningVariety();
  const slips: Place[] = [];
  let sentences = 0;
  let detailed = 0;
  const ownPlaces: Place[] = [];
  for (const [index, block] of paper.paper.blocks.entries()) {
    const analysis = paper.analyses[index]!;
    if (analysis.entries.length === 0 || !isRunningText(block)) continue;
    for (const { start, end } of findSlips(analysis, code)) slips.push({ block: index, start, end });
    for (const [at, facts] of sentenceFacts(analysis, order, common).entries()) {
      sentences += 1;
      if (facts.isEnumeration) continue;
      const { words, details } = sentenceWording(analysis)[at]!;
      for (const word of words) stems.add(word);
      if (details.length > 0) detailed += 1;
      const { start, end } = facts.sentence;
      if (pageDetails !== null && details.some((detail) => !pageDetails.has(detail)))
        ownPlaces.push({ block: index, start, end });
    }
    for (const { lower } of analysis.entries) variety.add(lower);
  }
  return {
    isUnspaced: paper.isUnspaced,
    sentences,
    slips,
    variety: variety.mean,
    breadth: stems.size,
    detailed,
    ownDetailed: pageDetails === null ? null : ownPlaces.length,
    ownPlaces,
  };
}

/** What a sentence talks of: the stems of its longer words, its figures and its names. */
interface SentenceWording {
  words: readonly string[];
  details: readonly string[];
}

const remembered = new WeakMap<AnalysedBlock, readonly SentenceWording[]>();

function sentenceWording(block: AnalysedBlock): readonly SentenceWording[] {
  let found = remembered.get(block);
  if (found === undefined) {
    found = block.reading.sentences.map((sentence) => ({
      words: block.entries
        .slice(sentence.firstToken, sentence.lastToken)
        .filter(({ isFunctionWord, lower }) => !isFunctionWord && lower.length >= TELLING_LETTERS)
        .map(({ key }) => key),
      details: detailsOf(block, sentence),
    }));
    remembered.set(block, found);
  }
  return found;
}

/** Figures and names in papers, each once. */
export function detailsOfPapers(papers: readonly AnalysedPaper[]): string[] {
  const found = new Set<string>();
  for (const { analyses } of papers) {
    for (const analysis of analyses) {
      for (const sentence of analysis.reading.sentences)
        for (const detail of detailsOf(analysis, sentence)) found.add(detail);
    }
  }
  return [...found];
}

/** Numbers, and words with a capital where no sentence begins, in lower case. */
function detailsOf({ reading, entries }: AnalysedBlock, { firstToken, lastToken }: Sentence): string[] {
  const found: string[] = [];
  for (let token = firstToken; token < lastToken; token += 1) {
    const surface = reading.surfaces[token]!;
    const isName = token > firstToken && !entries[token]!.isFunctionWord && /^\p{Lu}\p{L}/u.test(surface);
    if (isName || /\d/.test(surface)) found.push(entries[token]!.lower);
  }
  return found;
}

/** Mean number of different words in all runs of fifty words in a row. */
class RunningVariety {
  private readonly run: string[] = [];
  private readonly counts = new Map<string, number>();
  private words = 0;
  private runs = 0;
  private different = 0;

  add(word: string): void {
    const at = this.words % RUN_WORDS;
    if (this.words >= RUN_WORDS) {
      const old = this.run[at]!;
      const left = this.counts.get(old)! - 1;
      if (left === 0) this.counts.delete(old);
      else this.counts.set(old, left);
    }
    this.run[at] = word;
    this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
    this.words += 1;
    if (this.words < RUN_WORDS) return;
    this.runs += 1;
    this.different += this.counts.size;
  }

  get mean(): number | null {
    return this.runs === 0 ? null : this.different / this.runs;
  }
}
