import { wordRarity } from '../background/word-rarity.ts';
import { prepareKeyword } from '../research/keyword.ts';
import { isSameSearch, parseSearch } from '../strategy/parse-search.ts';
import { lexiconOf } from '../text/lexicon.ts';

/** 'Titanic (1997 film)': what distinguishes articles with the same name is not part of the title. */
const IN_PARENTHESES = /\s*\([^()]*\)\s*$/u;
/** If they share less than this of either one, they are about different things. */
const MIN_SHARE = 0.5;
const OTHER_LANGUAGES_WEIGHT = 1;

/**
 * The index of the article title that matches a keyword, or null. All of the title's words are in the keyword and make
 * up at least half of it, or the other way around; or both are the same search in other words. Words are weighted by
 * rarity. `language` is an ISO 639-1 code.
 */
export function nearestTitle(keyword: string, titles: readonly string[], language: string): number | null {
  const sought = weigh(keyword, language);
  const search = parseSearch(keyword, language);
  let best: { readonly at: number; readonly likeness: number } | null = null;
  for (const [at, title] of titles.entries()) {
    const plain = title.replace(IN_PARENTHESES, '');
    const likeness = isSameSearch(parseSearch(plain, language), search)
      ? 1
      : likenessOf(sought, weigh(plain, language));
    if (likeness > (best?.likeness ?? 0)) best = { at, likeness };
  }
  return best?.at ?? null;
}

type Weights = ReadonlyMap<string, number>;

function weigh(text: string, language: string): Weights {
  const keys = prepareKeyword(text, lexiconOf(language))?.contentKeys ?? [];
  return new Map(keys.map((key) => [key, language === 'en' ? wordRarity(key) : OTHER_LANGUAGES_WEIGHT]));
}

/**
 * Harmonic mean of the shares that two texts have in common. 0 if neither is part of the other, or the shares are too
 * small.
 */
function likenessOf(one: Weights, other: Weights): number {
  const sum = (weights: Iterable<number>): number =>
    [...weights].reduce((total, weight) => total + weight, 0);
  const shared = sum([...one].flatMap(([key, weight]) => (other.has(key) ? [weight] : [])));
  if (shared === 0) return 0;
  const [held, covered] = [shared / sum(one.values()), shared / sum(other.values())];
  const isPart = Math.max(held, covered) > 1 - Number.EPSILON * 10;
  return isPart && Math.min(held, covered) >= MIN_SHARE ? (2 * held * covered) / (held + covered) : 0;
}
