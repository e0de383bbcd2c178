import { stemEnglish } from '../text/stem-english.ts';
import { MOST_RARITY, wordRarity } from './word-rarity.ts';

const PREFIXES =
  'anti auto bio by co cyber de dis down e eco hyper in inter mega micro mid mis multi non off on out over post pre re self semi sub super un under up'.split(
    ' ',
  );
const SUFFIXES =
  'able age al dom ed er ers es ful hood ic icity ier iest ification ify ility ing ion ions isation ised ish ising ism ist istic ists ite ites ive ization ize ized izing less like ly ment ness or ors s ship wise y'.split(
    ' ',
  );
/** Each half of a compound is more common than this, in nats. */
const RAREST_HALF = 9;
const MIN_PART_LENGTH = 3;

const isWord = (part: string): boolean =>
  part.length >= MIN_PART_LENGTH && wordRarity(stemEnglish(part)) < MOST_RARITY;

/** Whether an English word is a known word after a common prefix: 'restring', 'repotting'. */
export const hasPrefix = (word: string): boolean =>
  PREFIXES.some((prefix) => word.startsWith(prefix) && isWord(word.slice(prefix.length)));

/** Whether an English word that is in no table consists of known words: 'repotting', 'contactless', 'swimlane'. */
export function isDerived(word: string): boolean {
  const isBase = (base: string): boolean =>
    [base, `${base}e`, base.replace(/(.)\1$/, '$1'), base.replace(/i$/, 'y')].some(isWord);
  if (hasPrefix(word)) return true;
  if (SUFFIXES.some((suffix) => word.endsWith(suffix) && isBase(word.slice(0, -suffix.length)))) return true;
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at += 1)
    if ([word.slice(0, at), word.slice(at)].every((half) => wordRarity(stemEnglish(half)) < RAREST_HALF))
      return true;
  return false;
}
