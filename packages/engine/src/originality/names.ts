import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import { isUpperCase } from '../text/characters.ts';
import words from './name-words.json' with { type: 'json' };

/** A name of a person, place, organization, or product, detected by its capitals. */
export interface Name {
  /** UTF-16 offsets in the block's text. */
  start: number;
  end: number;
  /** Stem keys joined by a space. */
  key: string;
  keys: readonly string[];
  /** It is a single word at the start of a sentence, which is capitalized anyway. */
  isUncertain: boolean;
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const CONNECTORS = setOf(words.connectors);
const NO_NAMES = setOf(words.noNames);
/** A longer run of capitals is a title or shouting. */
const MAX_WORDS = 6;

/**
 * Whether a lower-case word can be capitalized without being a name: months, days, titles, words that start sentences.
 */
export function hasCapitalAnyway(lower: string): boolean {
  return NO_NAMES.has(lower);
}

/** Names in a block of English running text, in reading order. */
export function findNames({ reading, entries }: AnalyzedBlock): Name[] {
  const { text, tokens, sentences } = reading;
  const found: Name[] = [];
  for (const { firstToken, lastToken } of sentences) {
    if (isShouting(text, tokens.starts, firstToken, lastToken)) continue;
    let at = firstToken;
    while (at < lastToken) {
      const end = runEnd(text, reading, entries, at, lastToken);
      if (end > at && end - at <= MAX_WORDS) {
        const keys = entries.slice(at, end).map((entry) => entry.key);
        const isUncertain =
          at === firstToken && end === at + 1 && !hasInnerCapital(text, tokens.starts[at]!, tokens.ends[at]!);
        found.push({
          start: tokens.starts[at]!,
          end: tokens.ends[end - 1]!,
          key: keys.join(' '),
          keys,
          isUncertain,
        });
      }
      at = Math.max(end, at + 1);
    }
  }
  return found;
}

/** The token after the name that starts at a token, or the token itself if there is none. */
function runEnd(
  text: string,
  { tokens }: AnalyzedBlock['reading'],
  entries: AnalyzedBlock['entries'],
  first: number,
  last: number,
): number {
  const isPart = (index: number): boolean =>
    isUpperCase(text, tokens.starts[index]!) &&
    !entries[index]!.isFunctionWord &&
    !NO_NAMES.has(entries[index]!.lower);
  if (!isPart(first)) return first;
  let end = first + 1;
  while (end < last && tokens.adjoining[end] === 1) {
    if (isPart(end)) end += 1;
    else if (
      CONNECTORS.has(entries[end]!.lower) &&
      end + 1 < last &&
      tokens.adjoining[end + 1] === 1 &&
      isPart(end + 1)
    )
      end += 2;
    else break;
  }
  return end;
}

function hasInnerCapital(text: string, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at += 1) if (isUpperCase(text, at)) return true;
  return false;
}

/** In a line of capitals or in title case, capitals are not a sign of a name. */
const MAX_CAPITALS = 0.6;
const ENOUGH_WORDS = 4;

function isShouting(text: string, starts: Uint32Array, first: number, last: number): boolean {
  if (last - first < ENOUGH_WORDS) return false;
  let capitals = 0;
  for (let at = first; at < last; at += 1) if (isUpperCase(text, starts[at]!)) capitals += 1;
  return capitals > (last - first) * MAX_CAPITALS;
}
