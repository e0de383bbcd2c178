import { foreignRarity } from './background/foreign-rarity.ts';
import { spokenRarity, wordRarity } from './background/word-rarity.ts';
import { relatedWords } from './similarity/related-words.ts';

/**
 * Reads the tables of words that are otherwise read when they are first asked, one at each step: whoever must not be kept
 * waiting takes the steps beforehand, apart from one another.
 */
export function* readTables(): Generator<void> {
  const steps = [
    () => wordRarity('water'),
    () => spokenRarity('water'),
    () => relatedWords('water'),
    () => foreignRarity('es', 'agua'),
    () => foreignRarity('fr', 'eau'),
  ];
  for (const step of steps) {
    step();
    yield;
  }
}
