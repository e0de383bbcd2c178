import { wordRarity } from '../background/word-rarity.ts';
import type { AnswerWindow } from './answer-windows.ts';

/** A word that rivals' passages use and ours does not. */
export interface MissingTerm {
  /** As the rivals write it. */
  text: string;
  key: string;
  /** How many of the rivals' answers (at most five) use it. */
  rivals: number;
  /** Whether it is a word of the question. */
  isAsked: boolean;
  /** Whether it occurs elsewhere in our text. */
  isElsewhere: boolean;
}

const MAX_TERMS = 12;
/** English words below this rarity (in nats) are too common for any subject. */
const MIN_RARITY = 6.5;
/** Of the question's own words, only the most common ones ('keep', 'do') are excluded. */
const MIN_ASKED_RARITY = 5;
/** A word in one rival's passage may be that writer's; in two it is the subject's. */
const MIN_RIVALS = 2;

/**
 * Words of the rivals' answers that ours lacks, the question's own words first, then by rivals and rarity; `given` are
 * the keyword's, which every text has.
 */
export function findMissingTerms(
  own: AnswerWindow | null,
  rivals: readonly AnswerWindow[],
  asked: ReadonlySet<string>,
  given: ReadonlySet<string>,
  ownStems: ReadonlySet<string>,
  words: ReadonlyMap<string, string>,
  isEnglish: boolean,
): MissingTerm[] {
  const uses = new Map<string, number>();
  for (const { stems } of rivals) for (const stem of stems) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  const rarityOf = (key: string): number => (isEnglish ? wordRarity(key) : MIN_RARITY);
  const found = [...uses]
    .filter(([key, count]) => {
      if (given.has(key) || own?.stems.has(key) === true || own?.contextStems.has(key) === true) return false;
      if (asked.has(key)) return rarityOf(key) >= MIN_ASKED_RARITY;
      return count >= Math.min(MIN_RIVALS, rivals.length) && rarityOf(key) >= MIN_RARITY && !/^\d/.test(key);
    })
    .map(([key, count]): MissingTerm => {
      return {
        text: words.get(key) ?? key,
        key,
        rivals: count,
        isAsked: asked.has(key),
        isElsewhere: ownStems.has(key),
      };
    });
  return found
    .toSorted((a, b) => {
      if (a.isAsked !== b.isAsked) return a.isAsked ? -1 : 1;
      return b.rivals - a.rivals || rarityOf(b.key) - rarityOf(a.key) || (a.key < b.key ? -1 : 1);
    })
    .slice(0, MAX_TERMS);
}
