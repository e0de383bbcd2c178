import type { Provenance } from '../score/types.ts';

/** What a person who searches is after; several may hold at once. */
export const INTENTS = ['informational', 'navigational', 'transactional', 'commercial', 'local'] as const;
export type Intent = (typeof INTENTS)[number];

/** One entry of a results page, in its order. */
export interface SearchResult {
  title: string;
  url: string;
}

/** One sign that moved the probabilities. */
export interface IntentEvidence {
  /** 'query_…': words of the query, 'address_…' and 'host_…': the page that was chosen, 'results_…': the results page. */
  code: string;
  /** How much the sign holds, 0 to 1. */
  value: number;
  /** What it added to the log odds of each intent; 0 where it says nothing. */
  moves: Readonly<Record<Intent, number>>;
}

export interface IntentResult {
  /**
   * 0 to 1 each. Informational, navigational and transactional add up to 1, as labeled queries have exactly one of
   * them. Commercial and local stand beside them.
   */
  probabilities: Readonly<Record<Intent, number>>;
  /** The one that the keyword is served by (`leadingIntent`); null when nothing was asked. */
  leading: Intent | null;
  /** Strongest first. */
  evidence: readonly IntentEvidence[];
  /** ISO 639-1 code; for another language than English the words of the query say nothing. */
  language: string;
  /** What could not be looked at. */
  leftOut: readonly 'query_words'[];
  provenance: Provenance;
}
