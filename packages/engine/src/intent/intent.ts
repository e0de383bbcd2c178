import type { Provenance } from '../score/types.ts';

/** What a searcher wants. Several intents can apply at once. */
export const INTENTS = ['informational', 'navigational', 'transactional', 'commercial', 'local'] as const;
export type Intent = (typeof INTENTS)[number];

/** One entry of a results page. */
export interface SearchResult {
  title: string;
  url: string;
}

/** One sign that changed the probabilities. */
export interface IntentEvidence {
  /** 'query_…': words of the query; 'address_…' and 'host_…': the chosen page; 'results_…': the results page. */
  code: string;
  /** How strongly the sign applies, 0 to 1. */
  value: number;
  /** What it added to the log odds of each intent; 0 if it has no influence. */
  moves: Readonly<Record<Intent, number>>;
}

export interface IntentResult {
  /**
   * 0 to 1 each. Informational, navigational, and transactional add up to 1, since labeled queries have exactly one of
   * them. Commercial and local are independent of them.
   */
  probabilities: Readonly<Record<Intent, number>>;
  /** The intent to serve (`leadingIntent`). Null without input. */
  leading: Intent | null;
  /** Strongest first. */
  evidence: readonly IntentEvidence[];
  /** ISO 639-1 code. The words of the query only count in English. */
  language: string;
  /** What could not be read. */
  leftOut: readonly 'query_words'[];
  provenance: Provenance;
}
