import type { Industry } from '@pagewright/contract/outline';
import type { TargetLanguage } from './rows.ts';
import words from './industry-words.json' with { type: 'json' };

/**
 * An industry in a language. The items of a list are about a subject only if it has one of their words: 'text|word|word'.
 */
interface IndustryWords {
  readonly suffix: string;
  readonly name: string;
  /** Who reads: a noun phrase, with its article in Spanish and French. */
  readonly readers: string;
  readonly rules: readonly string[];
  readonly systems: readonly string[];
  readonly measures: readonly string[];
  readonly terms: readonly string[];
}

/** The industries of the screen with their words. Modeled, not taken from pages. */
export const INDUSTRY_WORDS: Readonly<Record<TargetLanguage, Readonly<Record<Industry, IndustryWords>>>> =
  words;
