import type { Industry } from '@pagewright/contract/outline';
import words from './industry-words.json' with { type: 'json' };

/** What decides in an industry. All are noun phrases that fit into a heading. */
interface IndustryWords {
  readonly suffix: string;
  readonly people: string;
  readonly rules: string;
  readonly systems: string;
  readonly risk: string;
  readonly measures: string;
  readonly terms: readonly string[];
}

/** The industries of the screen, with their words. Modelled: no page says so. */
export const INDUSTRY_WORDS: Readonly<Record<Industry, IndustryWords>> = words;
