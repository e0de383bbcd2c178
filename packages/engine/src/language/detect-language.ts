import type { PaperLanguage } from './paper-language.ts';
import { LANGUAGES_WITH_FUNCTION_WORDS as LANGUAGES } from './function-words.ts';
import { votesOf } from './word-signs.ts';

/** The votes of the words for each language (in fixed order), and the number of words in each script. */
export interface LanguageEvidence {
  words: number;
  votes: Float64Array;
  scripts: Uint32Array;
}

/** Scripts that imply one language. Latin (first) and Cyrillic (second) are used by several. */
const SCRIPTS: readonly (readonly [pattern: RegExp, language: string | null])[] = [
  [/\p{Script=Latin}/u, null],
  [/\p{Script=Cyrillic}/u, null],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Armenian}/u, 'hy'],
];
const LATIN = 0;
const JAPANESE = 2;
const CHINESE = 3;

/** Function words make up 30-50 % of running text. A tenth is still enough to recognize a list or a stuffed text. */
const MIN_SHARE = 0.1;
/** One function word, or a letter that no other language has. */
const MIN_VOTES = 1;
/** Related languages share many function words (Danish and Norwegian most), so the first must lead. */
const MIN_LEAD = 1.05;
/** A shorter text cannot be ruled out as one of the known languages. */
const ENOUGH_WORDS = 40;
/** A block with this many words can be in its own language; a text is mixed from this share of its words on. */
const WORDS_OF_A_PART = 8;
const SHARE_OF_A_PART = 0.2;
/** Japanese is mostly written in Han characters. This share of kana distinguishes it from Chinese. */
const MIN_KANA_SHARE = 0.05;

interface WordMarks {
  script: number;
  /** Languages that the word votes for, with weights. */
  languages: Uint8Array;
  votes: Float32Array;
}

const cache = new Map<string, WordMarks>();
const REMEMBERED_WORDS = 20_000;
const INDEXES = Uint8Array.from(LANGUAGES.keys());

/** The evidence of words, as written in the text, for its language. */
export function languageEvidence(surfaces: readonly string[]): LanguageEvidence {
  const votes = new Float64Array(LANGUAGES.length);
  const scripts = new Uint32Array(SCRIPTS.length);
  for (const surface of surfaces) {
    const marks = marksOf(surface);
    if (marks.script !== -1) scripts[marks.script]! += 1;
    const { languages } = marks;
    for (let at = 0; at < languages.length; at += 1) votes[languages[at]!]! += marks.votes[at]!;
  }
  return { words: surfaces.length, votes, scripts };
}

function marksOf(word: string): WordMarks {
  const known = cache.get(word);
  if (known !== undefined) return known;
  if (cache.size >= REMEMBERED_WORDS) cache.clear();
  const lower = word.toLowerCase().replaceAll('\u2019', "'");
  const script = SCRIPTS.findIndex(([pattern]) => pattern.test(word));
  const all = votesOf(lower);
  const languages = INDEXES.filter((index) => all[index]! > 0);
  const found = { script, languages, votes: all.filter((vote) => vote > 0) };
  cache.set(word, found);
  return found;
}

/**
 * Detects the language of a paper from the evidence of its blocks. 'und' if there is enough text and it is in none of
 * the known languages. With too little text in Latin script, English is assumed. A mixed text also gets its other
 * languages.
 */
export function decideLanguage(evidence: Iterable<LanguageEvidence>): PaperLanguage {
  const all = noEvidence();
  const wordsIn = new Map<string, number>();
  for (const block of evidence) {
    addTo(all, block);
    const own = block.words < WORDS_OF_A_PART ? null : languageOf(block);
    if (own !== null) wordsIn.set(own, (wordsIn.get(own) ?? 0) + block.words);
  }
  const code = languageOf(all);
  if (code === null && largest(all.scripts) === LATIN && all.words < ENOUGH_WORDS)
    return { code: 'en', source: 'assumed' };
  const found: PaperLanguage = { code: code ?? 'und', source: 'detected' };
  wordsIn.delete(found.code);
  const others = [...wordsIn]
    .filter(([, words]) => words >= all.words * SHARE_OF_A_PART)
    .toSorted(([, a], [, b]) => b - a);
  return others.length === 0 ? found : { ...found, others: others.map(([language]) => language) };
}

function noEvidence(): LanguageEvidence {
  return {
    words: 0,
    votes: new Float64Array(LANGUAGES.length),
    scripts: new Uint32Array(SCRIPTS.length),
  };
}

function addTo(sum: LanguageEvidence, { words, votes, scripts }: LanguageEvidence): void {
  sum.words += words;
  for (let index = 0; index < votes.length; index += 1) sum.votes[index]! += votes[index]!;
  for (let index = 0; index < scripts.length; index += 1) sum.scripts[index]! += scripts[index]!;
}

function languageOf({ words, votes, scripts }: LanguageEvidence): string | null {
  return languageOfScript(scripts) ?? languageOfWords(votes, words);
}

function languageOfScript(scripts: Uint32Array): string | null {
  const script = largest(scripts);
  if (script === -1) return null;
  if (script === CHINESE && scripts[JAPANESE]! > scripts[CHINESE]! * MIN_KANA_SHARE) return 'ja';
  return SCRIPTS[script]![1];
}

function languageOfWords(counts: Float64Array, words: number): string | null {
  const first = largest(counts);
  if (first === -1 || counts[first]! < Math.max(MIN_VOTES, words * MIN_SHARE)) return null;
  let second = 0;
  for (let index = 0; index < counts.length; index += 1) {
    if (index !== first) second = Math.max(second, counts[index]!);
  }
  return counts[first]! >= second * MIN_LEAD ? LANGUAGES[first]! : null;
}

/** Index of the largest positive number, or -1. */
function largest(numbers: Float64Array | Uint32Array): number {
  let found = -1;
  let most = 0;
  for (let index = 0; index < numbers.length; index += 1) {
    if (numbers[index]! <= most) continue;
    most = numbers[index]!;
    found = index;
  }
  return found;
}
