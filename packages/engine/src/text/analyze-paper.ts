import { decideLanguage } from '../language/detect-language.ts';
import type { Block, Paper } from '../paper/types.ts';
import type { PaperLanguage } from '../language/paper-language.ts';
import { lexiconOf } from './lexicon.ts';
import type { Lexicon, WordEntry } from './lexicon.ts';
import { isPassive } from './passive-voice.ts';
import { readBlock } from './read-block.ts';
import type { BlockReading } from './read-block.ts';

/** A block with its words looked up in the paper's language. */
export interface AnalyzedBlock {
  reading: BlockReading;
  entries: readonly WordEntry[];
  /** English syllables of all words, and words of three or more. */
  syllables: number;
  polysyllables: number;
  /** Sentences (by their index) in the passive voice; English only. */
  passiveSentences: readonly number[];
}

/** A paper with the analysis of its words. `analyses[i]` belongs to `paper.blocks[i]`. */
export interface AnalyzedPaper {
  paper: Paper;
  language: PaperLanguage;
  lexicon: Lexicon;
  analyses: readonly AnalyzedBlock[];
  /** Whitespace-separated words of the text. */
  wordCount: number;
  /** Word count for densities: `wordCount`, or characters in scripts without spaces. */
  densityWords: number;
  /** Whether the text is written without spaces between its words. */
  isUnspaced: boolean;
  /** UTF-16 units of the text, without whitespace at its ends and between blocks. */
  characters: number;
}

/** Above this ratio of characters to whitespace-separated words, a text is written without spaces. */
const UNSPACED_RATIO = 3;

interface CachedBlock {
  reading: BlockReading;
  language: string;
  analysis: AnalyzedBlock | null;
}

/**
 * Caches the analysis of each block by its text, so that an edit analyzes only the changed block. Keeps the blocks of
 * the last two papers. Results never depend on the cache.
 */
export class AnalysisCache {
  private current = new Map<string, CachedBlock>();
  private previous = new Map<string, CachedBlock>();

  /** Analyzes a paper; the language is detected by default. */
  analyze(paper: Paper, givenLanguage?: string | null): AnalyzedPaper {
    this.previous = this.current;
    this.current = new Map();
    const remembered = paper.blocks.map((block) => this.recall(block));
    const language = languageOf(remembered, givenLanguage);
    const lexicon = lexiconOf(language.code);
    const analyses = remembered.map((item) => analysisOf(item, language.code, lexicon));
    return { paper, language, lexicon, analyses, ...totals(paper.blocks, analyses) };
  }

  private recall(block: Block): CachedBlock {
    const { text } = block;
    const known = this.current.get(text) ?? this.previous.get(text);
    const item = known ?? { reading: readBlock(text), language: '', analysis: null };
    this.current.set(text, item);
    return item;
  }
}

const cacheOf = new WeakMap<Paper, AnalysisCache>();

/**
 * Analyzes a paper that is read by several analyses, such as a page: its block analyses are cached as long as it lives.
 */
export function analyzePage(paper: Paper, givenLanguage?: string | null): AnalyzedPaper {
  const cache = cacheOf.get(paper) ?? new AnalysisCache();
  cacheOf.set(paper, cache);
  return cache.analyze(paper, givenLanguage);
}

function languageOf(remembered: readonly CachedBlock[], given: string | null | undefined): PaperLanguage {
  const code = given?.trim().toLowerCase().split(/[-_]/)[0];
  if (code !== undefined && code !== '') return { code, source: 'given' };
  return decideLanguage(remembered.map((item) => item.reading.evidence));
}

function analysisOf(item: CachedBlock, language: string, lexicon: Lexicon): AnalyzedBlock {
  if (item.analysis !== null && item.language === language) return item.analysis;
  item.language = language;
  item.analysis = analyzeReading(item.reading, lexicon);
  return item.analysis;
}

/** The paper with some blocks emptied; the places of the others are unchanged. */
export function withoutBlocks(analyzed: AnalyzedPaper, leftOut: ReadonlySet<number>): AnalyzedPaper {
  const { paper, lexicon } = analyzed;
  const empty = analyzeReading(readBlock(''), lexicon);
  const blocks = paper.blocks.map((block, index) => (leftOut.has(index) ? { ...block, text: '' } : block));
  const analyses = analyzed.analyses.map((analysis, index) => (leftOut.has(index) ? empty : analysis));
  return { ...analyzed, paper: { ...paper, blocks }, analyses, ...totals(blocks, analyses) };
}

/** Looks up the words of a reading. */
export function analyzeReading(reading: BlockReading, lexicon: Lexicon): AnalyzedBlock {
  const entries: WordEntry[] = [];
  let syllables = 0;
  let polysyllables = 0;
  for (const surface of reading.surfaces) {
    const entry = lexicon.entry(surface);
    entries.push(entry);
    syllables += entry.syllables;
    if (entry.syllables >= 3) polysyllables += 1;
  }
  const passiveSentences = lexicon.language === 'en' ? findPassive(reading, entries) : [];
  return { reading, entries, syllables, polysyllables, passiveSentences };
}

function findPassive(reading: BlockReading, entries: readonly WordEntry[]): number[] {
  const { adjoining } = reading.tokens;
  const found: number[] = [];
  for (const [index, { firstToken, lastToken }] of reading.sentences.entries()) {
    if (isPassive(entries, adjoining, firstToken, lastToken)) found.push(index);
  }
  return found;
}

function totals(blocks: readonly Block[], analyses: readonly AnalyzedBlock[]) {
  let wordCount = 0;
  let tokenCount = 0;
  let characters = 0;
  for (const [index, analysis] of analyses.entries()) {
    wordCount += analysis.reading.tokens.words;
    tokenCount += analysis.reading.tokens.count;
    characters += blocks[index]!.text.trim().length;
  }
  const isUnspaced = tokenCount > wordCount * UNSPACED_RATIO;
  return { wordCount, characters, isUnspaced, densityWords: isUnspaced ? tokenCount : wordCount };
}
