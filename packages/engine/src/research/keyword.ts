import { analyzeReading } from '../text/analyze-paper.ts';
import type { AnalyzedBlock, AnalyzedPaper } from '../text/analyze-paper.ts';
import type { Lexicon, WordEntry } from '../text/lexicon.ts';
import { readBlock } from '../text/read-block.ts';
import type { Place } from '../paper/types.ts';
import { countAskingWords, getLinkingWords } from './linking-words.ts';

/** A keyword prepared for searching: the stems of its words, in order. */
export interface Keyword {
  /** As given, trimmed. */
  text: string;
  /** Stems of the words to search for: not those that only ask ('how to') or link ('an', 'for'). */
  keys: readonly string[];
  /** 1 where a word directly follows the previous one, as in the text; all if absent. */
  adjoining?: Uint8Array;
  /** Stems of the content words; all stems if every word is a function word. */
  contentKeys: readonly string[];
  /**
   * Words of its language that may stand between two of its words ("descale *your* espresso machine"); empty if absent.
   */
  linkingWords?: ReadonlySet<string>;
}

/** One occurrence by its tokens in a block. */
export interface Occurrence {
  block: number;
  firstToken: number;
  /** Exclusive. */
  lastToken: number;
}

/** Prepares a keyword; null if it contains no word. */
export function prepareKeyword(text: string, lexicon: Lexicon): Keyword | null {
  const { entries, reading } = analyzeReading(readBlock(text), lexicon);
  if (entries.length === 0) return null;
  const linking = getLinkingWords(lexicon.language);
  const asking = countAskingWords(
    entries.map(({ lower }) => lower),
    lexicon.language,
  );
  const isSought = (entry: WordEntry, at: number): boolean => at >= asking && !linking.has(entry.lower);
  // If a keyword only asks or links ('how to', 'the who'), every word is searched.
  const isAny = !entries.some((entry, at) => isSought(entry, at) && !entry.isFunctionWord);
  const sought = entries.flatMap((entry, at) => (isAny || isSought(entry, at) ? [{ entry, at }] : []));
  const content = sought.filter(({ entry }) => !entry.isFunctionWord);
  return {
    text: text.trim(),
    keys: sought.map(({ entry }) => entry.key),
    adjoining: Uint8Array.from(sought, ({ at }, index) => {
      const before = index === 0 ? at - 1 : sought[index - 1]!.at;
      return Number(reading.tokens.adjoining.subarray(before + 1, at + 1).every((one) => one === 1));
    }),
    contentKeys: [...new Set((content.length > 0 ? content : sought).map(({ entry }) => entry.key))],
    linkingWords: linking,
  };
}

/** Prepares keywords in order, without empty and repeated ones. */
export function prepareKeywords(texts: readonly string[], lexicon: Lexicon): Keyword[] {
  const found = new Map<string, Keyword>();
  for (const text of texts) {
    const keyword = prepareKeyword(text, lexicon);
    if (keyword === null) continue;
    const identity = keyword.keys.join(' ');
    if (!found.has(identity)) found.set(identity, keyword);
  }
  return [...found.values()];
}

/**
 * Search results of a keyword per block. Analyses live as long as their block is unchanged, so an edit costs only the
 * changed block.
 */
interface KeywordMatches {
  subject: ReadonlySet<string>;
  /** First token and exclusive last token of each occurrence, two numbers each. */
  ends: WeakMap<AnalyzedBlock, readonly number[]>;
  subjectWords: WeakMap<AnalyzedBlock, number>;
  familyWords: WeakMap<AnalyzedBlock, number>;
}

const cache = new WeakMap<Keyword, KeywordMatches>();

function cachedMatches(keyword: Keyword): KeywordMatches {
  let found = cache.get(keyword);
  if (found === undefined) {
    found = {
      subject: new Set(keyword.contentKeys),
      ends: new WeakMap(),
      subjectWords: new WeakMap(),
      familyWords: new WeakMap(),
    };
    cache.set(keyword, found);
  }
  return found;
}

/**
 * Occurrences of a keyword in a paper in any natural form (inflected, with an article or preposition between its
 * words), not overlapping, in reading order.
 */
export function findOccurrences(paper: AnalyzedPaper, keyword: Keyword): Occurrence[] {
  const found: Occurrence[] = [];
  const known = cachedMatches(keyword).ends;
  for (const [block, analysis] of paper.analyses.entries()) {
    const ends = known.get(analysis) ?? findInBlock(analysis, keyword);
    for (let at = 0; at < ends.length; at += 2)
      found.push({ block, firstToken: ends[at]!, lastToken: ends[at + 1]! });
  }
  return found;
}

/** Number of occurrences of a keyword in a text. */
export const countOccurrences = (analysis: AnalyzedBlock, keyword: Keyword): number =>
  findInBlock(analysis, keyword).length / 2;

const NONE: readonly number[] = [];

function findInBlock(analysis: AnalyzedBlock, keyword: Keyword): readonly number[] {
  const last = analysis.entries.length - keyword.keys.length;
  const found: number[] = [];
  let at = 0;
  while (at <= last) {
    const end = matchEnd(analysis, keyword, at);
    if (end > 0) found.push(at, end);
    at = Math.max(at + 1, end);
  }
  const ends = found.length === 0 ? NONE : found;
  cachedMatches(keyword).ends.set(analysis, ends);
  return ends;
}

/** Number of words in a text that are the keyword's content words, inside or outside of its occurrences. */
export function countSubjectWords(analysis: AnalyzedBlock, keyword: Keyword): number {
  const { subject, subjectWords } = cachedMatches(keyword);
  const known = subjectWords.get(analysis);
  if (known !== undefined) return known;
  let count = 0;
  for (const { key } of analysis.entries) if (subject.has(key)) count += 1;
  subjectWords.set(analysis, count);
  return count;
}

/** Shorter stems occur in many unrelated words. */
const FAMILY_LETTERS = 4;

/**
 * Number of words in a text that are content words of the keyword or contain the stem of one: 'yourself' for 'self'.
 */
export function countFamilyWords(analysis: AnalyzedBlock, keyword: Keyword): number {
  const { subject, familyWords } = cachedMatches(keyword);
  const known = familyWords.get(analysis);
  if (known !== undefined) return known;
  const long = keyword.contentKeys.filter((key) => key.length >= FAMILY_LETTERS);
  const count = analysis.entries.filter(
    ({ key, lower }) => subject.has(key) || long.some((own) => lower.includes(own)),
  ).length;
  familyWords.set(analysis, count);
  return count;
}

/** Two words with more linking words between them are separate. */
const MAX_LINKING_WORDS = 2;

/** The token after a phrase that starts at a token; 0 if there is none. */
export function matchEnd(
  { entries, reading }: AnalyzedBlock,
  { keys, adjoining: own, linkingWords: linking }: Pick<Keyword, 'keys' | 'adjoining' | 'linkingWords'>,
  from: number,
): number {
  const { adjoining } = reading.tokens;
  if (entries[from]!.key !== keys[0]) return 0;
  let at = from + 1;
  for (let index = 1; index < keys.length; index += 1, at += 1) {
    // Separated by punctuation, unless the keyword is too ('Titanic (film)').
    const mayPart = own?.[index] === 0;
    const most = at + MAX_LINKING_WORDS;
    while (at < most && entries[at]?.key !== keys[index] && (adjoining[at] === 1 || mayPart)) {
      if (linking?.has(entries[at]?.lower ?? '') !== true) return 0;
      at += 1;
    }
    if (entries[at]?.key !== keys[index] || (adjoining[at] === 0 && !mayPart)) return 0;
  }
  return at;
}

/** Place of an occurrence in the text. */
export function placeOf(paper: AnalyzedPaper, occurrence: Occurrence): Place {
  const { tokens } = paper.analyses[occurrence.block]!.reading;
  return {
    block: occurrence.block,
    start: tokens.starts[occurrence.firstToken]!,
    end: tokens.ends[occurrence.lastToken - 1]!,
  };
}

/** Share (0 to 1) of a keyword's content words in a text, in any order and inflection. */
export function shareOfWords(entries: readonly WordEntry[], keyword: Keyword): number {
  const wanted = new Set(keyword.contentKeys);
  for (const entry of entries) wanted.delete(entry.key);
  return 1 - wanted.size / keyword.contentKeys.length;
}
