import { parsePaper } from '../paper/parse-paper.ts';
import type { Paper, PaperInput } from '../paper/types.ts';
import { isRunningText } from '../research/reading.ts';
import type { PaperLanguage, Provenance } from '../score/types.ts';
import { AnalysisCache } from '../text/analyze-paper.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { easeOf } from './ease.ts';
import { EaseCounter } from './ease-counts.ts';
import { daleChallGrade, fleschKincaidGrade, fleschReadingEase, smogGrade } from './reading-formulas.ts';

/** How easy a text is to read. Every figure is null if the text has no running text or is not English. */
export interface Readability {
  /** Flesch Reading Ease: higher is easier, plain English is 60-70. Can be below 0 or above 100. */
  flesch: number | null;
  /** Flesch-Kincaid grade: years of American school. Can be below 0. */
  grade: number | null;
  /** SMOG grade: years of American school. */
  smog: number | null;
  /** Dale-Chall raw grade, with modeled word familiarity instead of the published list. */
  daleChall: number | null;
  /** Our regression over simple features: 0 (hardest) to 100, 50 for everyday news. */
  ease: number | null;
  words: number;
  sentences: number;
  syllables: number;
  language: PaperLanguage;
  /** Why the figures are null. Null if they are not. */
  leftOut: 'language' | 'no_running_text' | null;
  provenance: Provenance;
}

const PROVENANCE: Provenance = {
  kind: 'measured',
  method: 'Flesch 1948, Kincaid 1975, SMOG 1969, Dale-Chall 1995 by modelled familiarity, ease by regression',
};

/**
 * Measures how easy a text, a paper, or an analyzed paper is to read. Headings, code, tables, and short list items
 * are left out. The formulas are for English. `language` (ISO 639-1) is detected by default.
 */
export function readability(
  input: PaperInput | Paper | AnalyzedPaper,
  language?: string | null,
): Readability {
  const analyzed = toAnalyzed(input, language);
  const counts = { words: 0, sentences: 0, syllables: 0, polysyllables: 0 };
  const counter = new EaseCounter();
  const isEnglish = analyzed.language.code === 'en';
  for (const [index, block] of analyzed.paper.blocks.entries()) {
    const analysis = analyzed.analyses[index]!;
    if (analysis.entries.length === 0 || !isRunningText(block)) continue;
    counts.words += analysis.reading.tokens.words;
    counts.sentences += analysis.reading.sentences.length;
    counts.syllables += analysis.syllables;
    counts.polysyllables += analysis.polysyllables;
    if (isEnglish) counter.add(analysis);
  }
  const { words, sentences, syllables } = counts;
  const shared = { words, sentences, syllables, language: analyzed.language, provenance: PROVENANCE };
  const isKnown = isEnglish && words > 0 && sentences > 0;
  if (!isKnown) {
    const leftOut = words > 0 && sentences > 0 ? 'language' : 'no_running_text';
    return { flesch: null, grade: null, smog: null, daleChall: null, ease: null, ...shared, leftOut };
  }
  const ease = counter.counts();
  return {
    flesch: rounded(fleschReadingEase(counts)),
    grade: rounded(fleschKincaidGrade(counts)),
    smog: rounded(smogGrade(counts)),
    daleChall: rounded(daleChallGrade(counts, ease.words === 0 ? 0 : ease.unfamiliar / ease.words)),
    ease: rounded(easeOf(ease)),
    ...shared,
    leftOut: null,
  };
}

function toAnalyzed(input: PaperInput | Paper | AnalyzedPaper, language?: string | null): AnalyzedPaper {
  if (isAnalyzed(input)) return input;
  return new AnalysisCache().analyze(isPaper(input) ? input : parsePaper(input), language);
}

function isAnalyzed(input: PaperInput | Paper | AnalyzedPaper): input is AnalyzedPaper {
  return typeof input === 'object' && input !== null && 'analyses' in input && 'paper' in input;
}

function isPaper(input: PaperInput | Paper): input is Paper {
  return (
    typeof input === 'object' && input !== null && 'blocks' in input && 'format' in input && 'links' in input
  );
}

/** Two decimals, never -0. */
function rounded(value: number): number;
function rounded(value: number | null): number | null;
function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100 + 0;
}
