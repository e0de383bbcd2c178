import type { Facts } from '../research/facts.ts';
import { stuffedWords } from '../research/stuffing.ts';
import type { PartId } from './types.ts';

/**
 * What each part can give of 100 points when all six are known. How a text reads, what it adds and how it covers its
 * subject weigh most; whether it can be found weighs a fifth, half of that by exact places of the keyword.
 */
const PART_WEIGHTS: Readonly<Record<PartId, number>> = {
  keywordOptimization: 20,
  semanticCompleteness: 15,
  serpIntegration: 14,
  readability: 24,
  structure: 20,
  evidence: 7,
};

/** The parts in the order in which they are shown. */
export const PART_ORDER: readonly PartId[] = [
  'keywordOptimization',
  'semanticCompleteness',
  'serpIntegration',
  'readability',
  'structure',
  'evidence',
];

/** Flesch took samples of 100 words; the fewer there are, the more of what they say about readability is chance. */
const SAMPLE_WORDS = 100;

/** Terms that pages yield, as a rule, at least: the fewer a subject is modelled from, the less is known of it. */
const USUAL_TERMS = 20;
/** In fewer words hardly anything needs to be proved, and a single figure would decide the whole part. */
const PROVED_WORDS = 300;
/** What is modelled from keywords alone never weighs as much as what pages agree on. */
const MAX_MODELLED = 0.5;
/** Share of what makes a text found that stands in the text itself. */
const UNGIVEN = 0.4;

/**
 * Weight of a part for these facts: readability counts in full from 100 words of running text on, evidence from 300,
 * completeness when pages say what the subject's terms are.
 */
export function partWeight(part: PartId, facts: Facts): number {
  return PART_WEIGHTS[part] * confidenceIn(part, facts);
}

function confidenceIn(part: PartId, { evidence, fields, keyword, reading, subject }: Facts): number {
  if (part === 'readability') return sampled(reading.sample, SAMPLE_WORDS, keyword);
  if (part === 'evidence') return sampled(evidence.words, PROVED_WORDS, keyword);
  if (part === 'keywordOptimization') {
    const given = [fields.title, fields.metaTitle, fields.metaDescription, fields.slug];
    return UNGIVEN + ((1 - UNGIVEN) * given.filter((field) => field !== null).length) / given.length;
  }
  if (part === 'semanticCompleteness' && subject?.basis === 'modelled') {
    return Math.min(MAX_MODELLED, subject.terms.length / USUAL_TERMS);
  }
  return 1;
}

/** How much so many words say when `enough` say all; what is stuffed says nothing, but a sample is never none. */
function sampled(words: number, enough: number, keyword: Facts['keyword']): number {
  return Math.min(1, Math.max(1, words - stuffedWords(keyword)) / enough);
}
