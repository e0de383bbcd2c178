import type { Industry } from '@pagewright/contract/outline';
import words from './industry-words.json' with { type: 'json' };

/** Key topics of an industry. All are noun phrases that fit into a heading. */
interface IndustryWords {
  readonly suffix: string;
  readonly people: string;
  readonly rules: string;
  readonly systems: string;
  readonly risk: string;
  readonly measures: string;
  readonly terms: readonly string[];
}

/** The industries of the screen with their words. Modeled, not taken from pages. */
export const INDUSTRY_WORDS: Readonly<Record<Industry, IndustryWords>> = words;
