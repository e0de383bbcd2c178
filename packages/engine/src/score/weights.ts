import type { Facts } from '../research/facts.ts';
import { countStuffedWords } from '../research/stuffing.ts';
import type { PartId } from './types.ts';

/**
 * Maximum points of each part out of 100 when all six are known. Readability, added value, and subject coverage weigh
 * most; findability weighs a fifth, half of it for exact keyword placement.
 */
const PART_WEIGHTS: Readonly<Record<PartId, number>> = {
  keywordOptimization: 20,
  semanticCompleteness: 15,
  serpIntegration: 14,
  readability: 24,
  structure: 20,
  evidence: 7,
};

/** The parts in display order. */
export const PART_ORDER: readonly PartId[] = [
  'keywordOptimization',
  'semanticCompleteness',
  'serpIntegration',
  'readability',
  'structure',
  'evidence',
];

/** Flesch used samples of 100 words; fewer words make readability less reliable. */
const SAMPLE_WORDS = 100;

/** Usual minimum number of terms from pages; the fewer terms a subject is modeled from, the less reliable it is. */
const USUAL_TERMS = 20;
/** Shorter texts have hardly anything to prove, and a single figure would decide the whole part. */
const PROVED_WORDS = 300;
/** A subject modeled from keywords alone never weighs as much as what pages agree on. */
const MAX_MODELLED = 0.5;
/** Share of findability that depends on the text itself. */
const TEXT_ONLY_SHARE = 0.4;

/**
 * Weight of a part for these facts: readability counts in full from 100 words of running text, evidence from 300,
 * completeness when pages define the subject's terms.
 */
export function partWeight(part: PartId, facts: Facts): number {
  return PART_WEIGHTS[part] * confidenceIn(part, facts);
}

function confidenceIn(part: PartId, { evidence, fields, keyword, reading, subject }: Facts): number {
  if (part === 'readability') return sampleConfidence(reading.sample, SAMPLE_WORDS, keyword);
  if (part === 'evidence') return sampleConfidence(evidence.words, PROVED_WORDS, keyword);
  if (part === 'keywordOptimization') {
    const given = [fields.title, fields.metaTitle, fields.metaDescription, fields.slug];
    return (
      TEXT_ONLY_SHARE +
      ((1 - TEXT_ONLY_SHARE) * given.filter((field) => field !== null).length) / given.length
    );
  }
  if (part === 'semanticCompleteness' && subject?.basis === 'modelled') {
    return Math.min(MAX_MODELLED, subject.terms.length / USUAL_TERMS);
  }
  return 1;
}

/**
 * Reliability of a sample when `enough` words are fully reliable; stuffed words do not count, but a sample is never
 * empty.
 */
function sampleConfidence(words: number, enough: number, keyword: Facts['keyword']): number {
  return Math.min(1, Math.max(1, words - countStuffedWords(keyword)) / enough);
}
