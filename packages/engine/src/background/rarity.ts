import { foreignRarity } from './foreign-rarity.ts';
import { wordRarity } from './word-rarity.ts';

/**
 * Rarity of a stem key in English, Spanish, or French, in nats, 0 to 13 (unknown); null in a language without a table.
 */
export const rarityIn = (language: string, stemKey: string): number | null =>
  language === 'en' ? wordRarity(stemKey) : foreignRarity(language, stemKey);

/** Languages with a table of rarities. */
export const RARITY_LANGUAGES: ReadonlySet<string> = new Set(['en', 'es', 'fr']);
