import { phraseRuns } from '../keyphrases/phrase-runs.ts';
import { wordClass } from '../keyphrases/word-class.ts';
import { parseSearch } from '../strategy/parse-search.ts';
import { analyzeReading } from '../text/analyze-paper.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import { isHyphenated } from '../text/hyphenated.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { readBlock } from '../text/read-block.ts';
import type { WordEntry } from '../text/lexicon.ts';
import { isRareThing, isThing, isInfinitive, topicKey } from './topic-words.ts';

/** A phrase of a title, an address, or an anchor text that may name a subject. */
export interface TopicPhrase {
  /** As written. */
  text: string;
  /** Stems of its words, without those that only connect them. */
  keys: readonly string[];
  /** Its letters with the last word as a stem: equal for 'e-bike locks' and 'ebike lock'. */
  spelling: string;
  /** Whether words connect its parts, as in 'care of orchids', which is 'orchid care'. */
  isConnected: boolean;
  /** Whether the text names nothing else. */
  isWhole: boolean;
  /** Whether it is a single word that is too common to be a subject by itself. */
  isCommon: boolean;
}

/** Words that connect the parts of a name: 'bill of lading', 'tijera de podar', 'pierre à pizza'. */
const CONNECTING: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['of']),
  es: new Set('de del la el los las en con para a al'.split(' ')),
  fr: new Set('de du des la le les à au aux en sans'.split(' ')),
};
const NONE: ReadonlySet<string> = new Set();
const WORDS_MAX = 4;
/** Longer texts are no titles. */
const TEXT_MAX = 300;
const ONLY_DIGITS = /^\d+$/;
/** Shorter stems are mostly numbers and abbreviations. */
const MIN_KEY_LENGTH = 3;

/** A run of words that may be one name: its first token and the one after the last. */
type Run = readonly [first: number, end: number];

/**
 * The phrases of a text that may name its subject: without words that only ask about it or frame it. `compounds`: see
 * `findCompounds`.
 */
export function topicPhrases(text: string, code: string, compounds = NONE): TopicPhrase[] {
  const analysis = analyze(text, code);
  const { entries, reading } = analysis;
  const told = parseSearch(reading.text, code).tellingStems;
  const inCompound = new Set(
    entries.flatMap((entry, at) => {
      const next = entries[at + 1];
      return next !== undefined && compounds.has(compoundOf(entry, next)) ? [at, at + 1] : [];
    }),
  );
  // 'How much it costs' and 'a short history' ask about a subject.
  const isPlain = (token: number): boolean =>
    (told.has(entries[token]!.key) || inCompound.has(token)) && !ONLY_DIGITS.test(entries[token]!.key);
  const named = new Set(
    entries.flatMap((entry, at) =>
      isPlain(at) && (maySay(entry, code) || inCompound.has(at)) ? [entry.key] : [],
    ),
  );
  return joinedRuns(analysis, code, compounds).flatMap((run) =>
    spansOf(analysis, run, code, compounds).flatMap(([first, end, words]): TopicPhrase[] => {
      if (!words.every(isPlain)) return [];
      const last = entries[words.at(-1)!]!;
      const stems = new Set(words.map((word) => entries[word]!.key));
      if (![...stems].some((stem) => stem.length >= MIN_KEY_LENGTH)) return [];
      if (words.length === 1 && (!isThing(last, code) || last.key.length < MIN_KEY_LENGTH)) return [];
      return [
        {
          text: reading.text.slice(reading.tokens.starts[first], reading.tokens.ends[end - 1]),
          keys: keyWordsOf(words, entries).map((word) => topicKey(entries[word]!, code)),
          spelling: [
            ...words.slice(0, -1).map((word) => entries[word]!.lower),
            topicKey(last, code).replace(/e$/, ''),
          ].join(''),
          isConnected: words.length < end - first,
          isWhole: named.size > 0 && [...named].every((key) => stems.has(key)),
          isCommon: words.length === 1 && !isRareThing(last, code),
        },
      ];
    }),
  );
}

/** Without function words where two others are left: 'pour-over kettle' is found by 'pour' and 'kettle'. */
function keyWordsOf(words: readonly number[], entries: readonly WordEntry[]): readonly number[] {
  const others = words.filter((word) => !entries[word]!.isFunctionWord);
  return others.length > 1 ? others : words;
}

/** Whether a word may be a part of what a title is about: it is no verb. */
const maySay = (entry: WordEntry, code: string): boolean =>
  code === 'en' ? wordClass(entry) !== 'outside' : !isInfinitive(entry, code);

const analyze = (text: string, code: string): AnalyzedBlock =>
  analyzeReading(readBlock(text.slice(0, TEXT_MAX)), lexiconOf(code));

/** Between these words and a noun, an English word is part of the name, even if it is mostly a verb: 'a drill press'. */
const DETERMINERS = new Set(
  'a an the your our my their his her this that every each which what whose of with without for about from in on by'.split(
    ' ',
  ),
);
const DIRECTIONS = new Set('down up off under over inside outside'.split(' '));
/** Words that end a hyphenated modifier: 'pour-over kettle', 'pop-up tent', 'slip-on shoe'. */
const PARTICLES = new Set('down in off on out over through under up'.split(' '));

const PLURAL = /[^s]s$/;
const DETERMINED_MIN = 2;

/**
 * Pairs of words of an English title of which one is mostly a verb or a direction, but part of a name here: 'bear
 * canister', 'down jacket', 'french press'. A determiner before them shows it, in the title or in the texts (in lower
 * case), or a hyphen: 'pour-over kettle'.
 */
export function findCompounds(title: string, code: string, texts: () => readonly string[]): string[] {
  if (code !== 'en') return [];
  const { entries, reading } = analyze(title, code);
  const isVerb = (entry: WordEntry): boolean => wordClass(entry) === 'outside' && !entry.isFunctionWord;
  return entries.flatMap((entry, at) => {
    const [before, next, after] = [entries[at - 1], entries[at + 1], entries[at + 2]];
    if (next === undefined || reading.tokens.adjoining[at + 1] !== 1) return [];
    const isModifier =
      PARTICLES.has(next.lower) && isHyphenated(reading, at + 1) && !isHyphenated(reading, at + 2);
    if (isModifier)
      return after !== undefined && reading.tokens.adjoining[at + 2] === 1 && wordClass(after) === 'noun'
        ? [compoundOf(entry, next), compoundOf(next, after)]
        : [];
    const isFirst = isVerb(entry) || DIRECTIONS.has(entry.lower);
    // 'How the machine works' and 'make your plants grow' name nothing.
    const isSecond =
      isVerb(next) &&
      (isFirst || !(entry.isFunctionWord || PLURAL.test(next.lower) || PLURAL.test(entry.lower)));
    if (!isSecond && !(isFirst && wordClass(next) === 'noun')) return [];
    // 'A drill press' is one in a title only if nothing follows that 'press' could belong to.
    const isLast = after === undefined || after.isFunctionWord || reading.tokens.adjoining[at + 2] !== 1;
    const isDetermined =
      before !== undefined && DETERMINERS.has(before.lower) && reading.tokens.adjoining[at] === 1;
    const isNamed =
      (isDetermined && (isLast || !isSecond)) || isDeterminedIn(texts(), `${entry.lower} ${next.lower}`);
    return isNamed ? [compoundOf(entry, next)] : [];
  });
}

const WORD_BEFORE = /(\p{L}+)\s$/u;
const LONGEST_DETERMINER = 10;

/** Whether texts have a phrase behind a determiner, and not only once. */
function isDeterminedIn(texts: readonly string[], phrase: string): boolean {
  let uses = 0;
  for (const text of texts) {
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) {
      const before = WORD_BEFORE.exec(text.slice(Math.max(0, at - LONGEST_DETERMINER), at))?.[1];
      if (before === undefined || !DETERMINERS.has(before)) continue;
      uses += 1;
      if (uses >= DETERMINED_MIN) return true;
    }
  }
  return false;
}

const compoundOf = (one: WordEntry, other: WordEntry): string => `${one.lower} ${other.key}`;

/** The noun phrases of a text; those with only connecting words between them are one. */
function joinedRuns(analysis: AnalyzedBlock, code: string, compounds: ReadonlySet<string>): Run[] {
  const { entries, reading } = analysis;
  const connecting = CONNECTING[code] ?? NONE;
  const joined: [number, number][] = [];
  for (const [first, end] of runsOf(analysis, code, compounds)) {
    const before = joined.at(-1);
    const isJoined =
      before !== undefined &&
      first > before[1] &&
      entries.slice(before[1], first).every(({ lower }) => connecting.has(lower)) &&
      reading.tokens.adjoining.subarray(before[1], first + 1).every((one) => one === 1);
    if (isJoined) before[1] = end;
    else joined.push([first, end]);
  }
  return joined;
}

/** The noun phrases of a text, with compounds that begin with a verb. */
function runsOf(analysis: AnalyzedBlock, code: string, compounds: ReadonlySet<string>): Run[] {
  let runs: Run[] = phraseRuns(analysis, code === 'en').map(({ first, end }) => [first, end]);
  if (compounds.size === 0) return runs;
  const { entries, reading } = analysis;
  for (const [at, entry] of entries.entries()) {
    const next = entries[at + 1];
    if (next === undefined || reading.tokens.adjoining[at + 1] !== 1) continue;
    if (!compounds.has(compoundOf(entry, next))) continue;
    const held = runs.findIndex(([first, end]) => first <= at && at < end);
    const following = runs.findIndex(([first]) => first === at + 1);
    const [first] = runs[held] ?? [at];
    const [, end] = runs[following] ?? runs[held] ?? [at, at + 2];
    runs = [
      ...runs.filter((_, index) => index !== held && index !== following),
      [first, Math.max(end, at + 2)],
    ];
  }
  return runs.toSorted((a, b) => a[0] - b[0]);
}

/** The parts of a run that begin and end with a word of their own, with the tokens of these words. */
function spansOf(
  { entries, reading }: AnalyzedBlock,
  [first, end]: Run,
  code: string,
  compounds: ReadonlySet<string>,
): [first: number, end: number, words: readonly number[]][] {
  const connecting = CONNECTING[code] ?? NONE;
  const isWord = (token: number): boolean => !connecting.has(entries[token]!.lower);
  const isCompound = (token: number): boolean =>
    token > first && compounds.has(compoundOf(entries[token - 1]!, entries[token]!));
  const mayEnd = (token: number): boolean =>
    code === 'en'
      ? ENDING.has(wordClass(entries[token]!)) || isCompound(token)
      : !isInfinitive(entries[token]!, code);
  const mayBegin = (token: number): boolean => code === 'en' || !isInfinitive(entries[token]!, code);
  const spans: [number, number, readonly number[]][] = [];
  for (let from = first; from < end; from += 1) {
    if (!isWord(from) || isHyphenated(reading, from) || !mayBegin(from)) continue;
    const words: number[] = [];
    for (let to = from; to < end && words.length < WORDS_MAX; to += 1) {
      if (!isWord(to)) continue;
      words.push(to);
      if (mayEnd(to) && !isHyphenated(reading, to + 1)) spans.push([from, to + 1, [...words]]);
    }
  }
  return spans;
}

/** Classes of the last word of an English name. */
const ENDING: ReadonlySet<string> = new Set(['noun', 'vague']);
