import { wordRarity } from '../background/word-rarity.ts';
import { wordClass } from '../keyphrases/word-class.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import { isHyphenated } from '../text/hyphenated.ts';
import type { WordEntry } from '../text/lexicon.ts';

/** A phrase of a block: its first token and the one after its last. */
export type Candidate = readonly [first: number, end: number];

/** Words in a phrase as people count them: a hyphenated compound is one. */
const MAX_LENGTH = 3;
const MAX_TOKENS = 6;
const MIN_WORD_LENGTH = 3;
/** An adjective or participle with this rarity, in nats, names something by itself ('humanitarian', 'evacuated'). */
const RARE_MODIFIER = 7;
/** A form in -ed is usually a past tense ('announced'), so it has to be rarer ('fermented'). */
const RARE_PAST = 8;
/** Longer 'words' are addresses and data. */
const MAX_WORD_LENGTH = 30;

/**
 * The phrases of one to three words in a block that may name something, including overlapping ones. A hyphenated word
 * stays whole: 'high-yield account' has no phrase 'yield account'.
 */
export function termCandidates(analysis: AnalyzedBlock, isEnglish: boolean): Candidate[] {
  const { entries, reading } = analysis;
  const { adjoining } = reading.tokens;
  const found: Candidate[] = [];
  for (let first = 0; first < entries.length; first += 1) {
    if (isHyphenated(reading, first)) continue;
    const most = Math.min(entries.length, first + MAX_TOKENS);
    let length = 0;
    let isJoined = false;
    for (let end = first + 1; end <= most; end += 1) {
      if (end - first > 1 && adjoining[end - 1] === 0) break;
      if (isHyphenated(reading, end)) {
        isJoined = true;
        continue;
      }
      length += 1;
      if (length > MAX_LENGTH) break;
      const words = entries.slice(first, end);
      const isNamed = isJoined && isEnglish;
      if (
        isNamed
          ? isJoinedPhrase(analysis, first, end)
          : isEnglish
            ? isEnglishPhrase(words)
            : isOtherPhrase(words)
      )
        found.push([first, end]);
    }
  }
  return found;
}

/** Like any phrase, but the inner words of a hyphenated compound can be of any class: 'cost-of-living crisis'. */
function isJoinedPhrase({ entries, reading }: AnalyzedBlock, first: number, end: number): boolean {
  const last = wordClass(entries[end - 1]!);
  if ((last !== 'noun' && last !== 'vague') || wordClass(entries[first]!) === 'outside') return false;
  for (let at = first; at < end; at += 1) {
    const word = entries[at]!;
    if (!isShort(word)) return false;
    const isPart = isHyphenated(reading, at) || isHyphenated(reading, at + 1);
    if (!isPart && at < end - 1 && !canModify(word, at - first)) return false;
  }
  return true;
}

/** Modifiers and nouns with a noun at the end, or two nouns joined by 'of'. */
function isEnglishPhrase(words: readonly WordEntry[]): boolean {
  const last = words.at(-1)!;
  const first = words[0]!;
  if (!isShort(last) || !isShort(first)) return false;
  const lastClass = wordClass(last);
  if (words.length === 1) return isEnglishWord(last);
  if (lastClass !== 'noun' && lastClass !== 'vague') return false;
  if (words.length === 3 && words[1]!.lower === 'of') return wordClass(first) === 'noun';
  return words.slice(0, -1).every((word, index) => canModify(word, index));
}

function isShort({ lower }: WordEntry): boolean {
  return lower.length <= MAX_WORD_LENGTH;
}

function isEnglishWord(word: WordEntry): boolean {
  if (word.lower.length < MIN_WORD_LENGTH) return false;
  const found = wordClass(word);
  if (found !== 'modifier') return found === 'noun';
  return wordRarity(word.key) >= (word.lower.endsWith('ed') ? RARE_PAST : RARE_MODIFIER);
}

function canModify(word: WordEntry, index: number): boolean {
  const found = wordClass(word);
  if (found === 'noun' || found === 'modifier') return true;
  return index > 0 && (found === 'number' || found === 'vague');
}

/** In other languages: no function word at either end, no number by itself. */
function isOtherPhrase(words: readonly WordEntry[]): boolean {
  return [words[0]!, words.at(-1)!].every(
    ({ lower, isFunctionWord }) => !isFunctionWord && lower.length <= MAX_WORD_LENGTH && /\p{L}/u.test(lower),
  );
}
