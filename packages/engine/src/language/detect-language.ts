import type { PaperLanguage } from './paper-language.ts';
import { LANGUAGES_WITH_FUNCTION_WORDS, functionWords } from './function-words.ts';

/** How often the function words of each language (in their fixed order) and the words of each script occur. */
export interface LanguageEvidence {
  words: number;
  functionWords: Uint32Array;
  scripts: Uint32Array;
}

/** Scripts that stand for one language; Latin (first) and Cyrillic (second) stand for several. */
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

/** In running text function words are 30-50 % of all; a tenth still tells a list or a stuffed text. */
const LEAST_SHARE = 0.1;
/** Related languages share many of them (Danish and Norwegian most), so the first must lead. */
const LEAST_LEAD = 1.05;
/** Below this a text is too short to say that it is in none of the known languages. */
const ENOUGH_WORDS = 40;
/** Japanese is written mostly in Han signs; this share of kana tells it from Chinese. */
const LEAST_KANA_SHARE = 0.05;

const SETS = LANGUAGES_WITH_FUNCTION_WORDS.map((language) => functionWords(language));
const bits = new Map<string, Uint16Array>();
const REMEMBERED_WORDS = 20_000;

/** What words, as they stand in the text, say about its language. */
export function languageEvidence(surfaces: readonly string[]): LanguageEvidence {
  const counts = new Uint32Array(SETS.length);
  const scripts = new Uint32Array(SCRIPTS.length);
  for (const surface of surfaces) {
    const marks = marksOf(surface);
    if (marks[0]! < SCRIPTS.length) scripts[marks[0]!]! += 1;
    for (let mark = 1; mark < marks.length; mark += 1) counts[marks[mark]!]! += 1;
  }
  return { words: surfaces.length, functionWords: counts, scripts };
}

/** The script of a word (first), then the languages of which it is a function word. */
function marksOf(word: string): Uint16Array {
  const known = bits.get(word);
  if (known !== undefined) return known;
  if (bits.size >= REMEMBERED_WORDS) bits.clear();
  const lower = word.toLowerCase().replaceAll('\u2019', "'");
  const script = SCRIPTS.findIndex(([pattern]) => pattern.test(word));
  const marks = [script === -1 ? SCRIPTS.length : script];
  for (const [index, set] of SETS.entries()) if (set.has(lower)) marks.push(index);
  const found = Uint16Array.from(marks);
  bits.set(word, found);
  return found;
}

/**
 * Names the language of a paper from the evidence of its blocks. 'und' when there is enough text and it is in none of
 * the known languages; with too little text in Latin script English is assumed.
 */
export function decideLanguage(evidence: Iterable<LanguageEvidence>): PaperLanguage {
  const counts = new Float64Array(SETS.length);
  const scripts = new Float64Array(SCRIPTS.length);
  let words = 0;
  for (const block of evidence) {
    words += block.words;
    for (let index = 0; index < counts.length; index += 1) counts[index]! += block.functionWords[index]!;
    for (let index = 0; index < scripts.length; index += 1) scripts[index]! += block.scripts[index]!;
  }
  const byScript = languageOfScript(scripts);
  if (byScript !== null) return { code: byScript, source: 'detected' };
  const byWords = languageOfWords(counts, words);
  if (byWords !== null) return { code: byWords, source: 'detected' };
  const mayBeEnglish = largest(scripts) === LATIN && words < ENOUGH_WORDS;
  return mayBeEnglish ? { code: 'en', source: 'assumed' } : { code: 'und', source: 'detected' };
}

function languageOfScript(scripts: Float64Array): string | null {
  const script = largest(scripts);
  if (script === -1) return null;
  if (script === CHINESE && scripts[JAPANESE]! > scripts[CHINESE]! * LEAST_KANA_SHARE) return 'ja';
  return SCRIPTS[script]![1];
}

function languageOfWords(counts: Float64Array, words: number): string | null {
  const first = largest(counts);
  if (first === -1 || counts[first]! < words * LEAST_SHARE) return null;
  let second = 0;
  for (const [index, count] of counts.entries()) if (index !== first && count > second) second = count;
  return counts[first]! >= second * LEAST_LEAD ? LANGUAGES_WITH_FUNCTION_WORDS[first]! : null;
}

/** Index of the largest number above 0, or -1. */
function largest(numbers: Float64Array): number {
  let found = -1;
  let most = 0;
  for (const [index, number] of numbers.entries()) {
    if (number <= most) continue;
    most = number;
    found = index;
  }
  return found;
}
