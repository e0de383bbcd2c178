import { foreignRarity } from './background/foreign-rarity.ts';
import { spokenRarity, wordRarity } from './background/word-rarity.ts';
import { relatedWords } from './similarity/related-words.ts';

/**
 * Loads the word tables, one per step. Otherwise each is loaded when it is first used; a caller that must not block takes
 * the steps in advance and yields in between.
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
