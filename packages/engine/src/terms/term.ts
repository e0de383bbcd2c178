import type { Provenance } from '../evidence/provenance.ts';
import type { PaperLanguage } from '../language/paper-language.ts';

/** A word or phrase that belongs to a subject, with what the evidence says about its use. Plain JSON. */
export interface Term {
  /** As people write it: its commonest form in the evidence. */
  text: string;
  /** Stem keys of its words joined by a space: the same for every inflection. Identifies the term. */
  key: string;
  /** How much it says about the subject, 0 (nothing) to 1: share of pages × rarity. */
  weight: number;
  /** Pages of the evidence that use it; 0 for a modelled term. */
  pages: number;
  /** 10th percentile of its counts in the pages that use it, at least 1. */
  low: number;
  /** 90th percentile of its counts in the pages that use it; more mentions than that cost. */
  high: number;
}

/** What depends on English rules or tables and was left out for a subject in another language. */
export type TermsLeftOut = 'rarity' | 'noun_phrases';

/** The terms of a subject, heaviest first. Plain JSON: it goes from the server to the browser's worker. */
export interface SubjectTerms {
  keyword: string;
  terms: readonly Term[];
  language: PaperLanguage;
  /** The pages that the terms come from, in the order given; pages in another language are not among them. */
  evidence: readonly { url: string | null; title: string }[];
  leftOut: readonly TermsLeftOut[];
  provenance: Provenance;
}
