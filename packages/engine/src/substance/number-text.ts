import { isRunningText } from '../research/reading.ts';
import type { AnalyzedBlock, AnalyzedPaper } from '../text/analyze-paper.ts';
import { isDisordered, sentenceFacts } from './block-facts.ts';
import type { SentenceFacts } from './block-facts.ts';
import { commonStems } from './common-words.ts';
import { isSampled } from './page-runs.ts';
import { normalize, sumMeaning } from './meaning-facts.ts';
import { loadWordMeanings } from './word-meanings.ts';
import type { WordMeanings } from './word-meanings.ts';
import { getOrderModel } from './word-order.ts';

/** A sentence whose words and runs are mapped to consecutive numbers, so that they can be counted in arrays. */
export interface NumberedSentence {
  readonly facts: SentenceFacts;
  readonly stems: Int32Array;
  /** For the same stems, see `TextSentence`. */
  readonly rows: readonly number[];
  readonly meaning: Float64Array | null;
  readonly direction: Float64Array | null;
  /** Stems of its longer words. */
  readonly telling: Int32Array;
  readonly whole: number;
  readonly runs: Int32Array;
  readonly phrases: Int32Array;
  /** Number of its runs that fall into the page sample, and how many of them appear in a page. */
  readonly sampled: number;
  readonly copied: number;
  readonly isCopied: boolean;
}

/** A block of running text. */
export interface NumberedBlock {
  readonly words: Int32Array;
  readonly sentences: readonly NumberedSentence[];
  readonly isDisordered: boolean;
}

/** The running text of a paper. */
export interface NumberedText {
  /** `blocks[i]` belongs to block `i` of the paper; null for blocks other than running text. */
  readonly blocks: readonly (NumberedBlock | null)[];
  /** Upper bounds of the numbers of words and stems, and of runs and phrases. */
  readonly words: number;
  readonly runs: number;
  /** Word meanings; null if the language has no table. */
  readonly meanings: WordMeanings | null;
  /** Whether it was compared with pages. */
  readonly hasPages: boolean;
  /** The number of a word's stem; -1 if the text does not contain it. */
  numberOf(stem: string): number;
}

/**
 * An article has a few thousand numbers, and each edit adds some; once it has this many more than it had, or twice as
 * many, everything is renumbered.
 */
const RENUMBER_SLACK = 5000;

/**
 * Numbers the words and runs of an article and caches the numbers of each block with its analysis, so that an edit
 * renumbers only the changed block. A number has no meaning except identity.
 */
export class TextNumberer {
  private readonly pageRuns: ReadonlySet<number> | null;
  private words = new Map<string, number>();
  private runs = new Map<number, number>();
  private remembered = new WeakMap<AnalyzedBlock, NumberedBlock>();
  /** The larger of the numbers of words and runs. */
  private most = -1;

  private readonly meaningsOf: (language: string) => WordMeanings | null;

  /** @param pageRuns sampled runs of the pages to compare with; null without pages */
  constructor(pageRuns: ReadonlySet<number> | null, meaningsOf = loadWordMeanings) {
    this.pageRuns = pageRuns;
    this.meaningsOf = meaningsOf;
  }

  number({ paper, analyses, language }: AnalyzedPaper): NumberedText {
    const meanings = this.meaningsOf(language.code);
    const isAnew = Math.max(this.words.size, this.runs.size) > this.most;
    if (isAnew) this.forget();
    const blocks = paper.blocks.map((block, index) => {
      const analysis = analyses[index]!;
      return analysis.entries.length === 0 || !isRunningText(block)
        ? null
        : this.blockOf(analysis, language.code, meanings);
    });
    const { words, runs } = this;
    if (isAnew) this.most = RENUMBER_SLACK + 2 * Math.max(words.size, runs.size);
    return {
      blocks,
      words: words.size,
      runs: runs.size,
      meanings,
      hasPages: this.pageRuns !== null,
      numberOf: (stem) => words.get(stem) ?? -1,
    };
  }

  private forget(): void {
    this.words = new Map();
    this.runs = new Map();
    this.remembered = new WeakMap();
  }

  private blockOf(analysis: AnalyzedBlock, language: string, meanings: WordMeanings | null): NumberedBlock {
    const known = this.remembered.get(analysis);
    if (known !== undefined) return known;
    const sentences = sentenceFacts(analysis, getOrderModel(language), commonStems(language));
    const block = {
      words: numbersIn(
        this.words,
        analysis.entries.map(({ lower }) => lower),
      ),
      sentences: sentences.map((facts) => this.sentenceOf(facts, meanings)),
      isDisordered: isDisordered(analysis, sentences),
    };
    this.remembered.set(analysis, block);
    return block;
  }

  private sentenceOf(facts: SentenceFacts, meanings: WordMeanings | null): NumberedSentence {
    const { pageRuns, words, runs } = this;
    const rows = meanings === null ? [] : Array.from(facts.stems, (stem) => meanings.rowOf(stem));
    const meaning = meanings === null ? null : sumMeaning(rows, meanings);
    const sampled = pageRuns === null ? [] : facts.runs.filter(isSampled);
    return {
      facts,
      stems: numbersIn(words, [...facts.stems]),
      rows,
      meaning,
      direction: meaning === null ? null : normalize(meaning),
      telling: numbersIn(words, facts.telling),
      whole: numberIn(runs, facts.whole),
      runs: numbersIn(runs, facts.runs),
      phrases: numbersIn(runs, facts.phrases),
      sampled: sampled.length,
      copied: sampled.filter((run) => pageRuns?.has(run)).length,
      isCopied: pageRuns?.has(facts.whole) === true,
    };
  }
}

function numbersIn<T>(numbers: Map<T, number>, items: readonly T[]): Int32Array {
  const found = new Int32Array(items.length);
  for (let at = 0; at < items.length; at += 1) found[at] = numberIn(numbers, items[at]!);
  return found;
}

function numberIn<T>(numbers: Map<T, number>, item: T): number {
  const known = numbers.get(item);
  if (known !== undefined) return known;
  numbers.set(item, numbers.size);
  return numbers.size - 1;
}
