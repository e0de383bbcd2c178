import type { Provenance } from '../evidence/provenance.ts';
import type { PaperLanguage } from '../language/paper-language.ts';

/** A word or phrase of a subject, with what the evidence says about its use. Plain JSON. */
export interface Term {
  /** As people write it: its most common form in the evidence. */
  text: string;
  /** Stem keys of its words, joined by a space: the same for every inflection. Identifies the term. */
  key: string;
  /** How much it says about the subject, 0 (nothing) to 1: share of pages × rarity. */
  weight: number;
  /** Number of pages in the evidence that use it; 0 for a modeled term. */
  pages: number;
  /** 10th percentile of its counts on the pages that use it, at least 1. */
  low: number;
  /** 90th percentile of its counts on the pages that use it. More mentions cost points. */
  high: number;
}

/** What depends on English rules or tables and was left out for a subject in another language. */
export type TermsLeftOut = 'rarity' | 'noun_phrases';

/** The terms of a subject, heaviest first. Plain JSON: it is sent from the server to the browser's worker. */
export interface SubjectTerms {
  keyword: string;
  terms: readonly Term[];
  language: PaperLanguage;
  /** The pages that the terms are from, in the given order, without pages in another language. */
  evidence: readonly { url: string | null; title: string }[];
  leftOut: readonly TermsLeftOut[];
  provenance: Provenance;
}
