import abbreviations from './abbreviations.json' with { type: 'json' };
import { characterClass, DIGIT, isLowerCase, isSpace, isUpperCase, LETTER } from './characters.ts';
import { BULLETS, isWordSign, nextWordStart, OPENERS } from './sentence-signs.ts';
import starters from './sentence-starters.json' with { type: 'json' };

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Never the last word of a sentence. */
const NEVER_LAST = setOf(abbreviations.never);
/** With a capital, they precede a name; otherwise they are words or units ('rep.', 'col.'). */
const TITLES = setOf(abbreviations.titles);
const BEFORE_NUMBER = setOf(abbreviations.beforeNumber);
const MONTHS = setOf(abbreviations.months);
/** Abbreviations only if capitalized: 'Ill.' is a state, 'ill.' ends a sentence. */
const CAPITALISED = setOf(abbreviations.capitalised);
const OTHER_ABBREVIATIONS = setOf(abbreviations.other);
const STARTERS = setOf(starters);
/** What can follow a time of day without starting a sentence: 'at 5 p.m. EST', 'at 5 p.m. Monday'. */
const AFTER_TIME = setOf(abbreviations.zones);
const TIME_PREPOSITIONS = setOf(abbreviations.timePrepositions);
/** Words before a Roman numeral one: 'World War I. Europe was …'. */
const NUMBERED = setOf(abbreviations.numberedByI);
/** Abbreviations before a number that are also words at the end of sentences. */
const ALSO_WORDS = new Set(['no', 'par', 'app', 'sect']);
/** Parts of an address that can also end a sentence ('He lives on Elm St. She does not.'). */
const ALSO_AFTER_NAMES = new Set(['st', 'ft', 'mt']);

/** Maximum length of text before a period that is looked up as an abbreviation. */
const MAX_ABBREVIATION_LENGTH = 10;
/** How far around a period the rest of an address is searched. */
const MAX_ADDRESS_LENGTH = 60;
/** 'At 5 a.m.', 'From about 9 p.m.': maximum length of a time that opens a sentence. */
const MAX_OPENING_LENGTH = 24;
const LIST_MARKER = /^(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,4})$/;
const LAST_WORD = /([\p{L}\p{N}'’]+)[^\p{L}\p{N}]*$/u;
/** Maximum length of the word before another one that is looked up. */
const MAX_WORD_LENGTH = 30;

/**
 * Whether a period ends its sentence, and not just an abbreviation, an initial, or a list number. The sentence starts
 * at `start`. `end` is the offset after the period and any closing signs.
 */
export function fullStopEnds(text: string, start: number, stop: number, end: number): boolean {
  let wordStart = stop;
  while (
    wordStart > start &&
    stop - wordStart <= MAX_ABBREVIATION_LENGTH &&
    isWordSign(text, wordStart - 1)
  ) {
    wordStart -= 1;
  }
  const word = text.slice(wordStart, stop);
  const next = nextWordStart(text, end);
  if (next >= text.length) return true;
  if (isListMarker(text, start, wordStart, word)) return false;
  const nextIsDigit = characterClass(text, next) === DIGIT;
  if (word.length === 0) return !(nextIsDigit && isNumberSign(text, stop - 1));
  if (word.length > MAX_ABBREVIATION_LENGTH) return true;
  const lower = word.toLowerCase();
  if (NEVER_LAST.has(lower)) return false;
  const isCapital = isUpperCase(text, wordStart);
  // '5 ft. 6 in.': an abbreviation, whatever it stands for.
  if (TITLES.has(lower) && !isCapital && nextIsDigit) return false;
  if (TITLES.has(lower) && isCapital) {
    if (!ALSO_AFTER_NAMES.has(lower) || !isStarter(text, next)) return false;
    return isAfterName(text, start, wordStart);
  }
  if (BEFORE_NUMBER.has(lower)) {
    if (nextIsDigit) return false;
    return ALSO_WORDS.has(lower) || isUpperCase(text, next);
  }
  if (lower === 'a.m' || lower === 'p.m') return timeEnds(text, start, wordStart, next);
  if (word === 'I') return !isAfterName(text, start, wordStart) || isStarter(text, next);
  const isInitial = word.length === 1 && isCapital;
  const isAbbreviation =
    isInitial ||
    (isCapital && (MONTHS.has(lower) || CAPITALISED.has(lower))) ||
    OTHER_ABBREVIATIONS.has(lower) ||
    isAcronym(lower);
  return !isAbbreviation || (!nextIsDigit && isStarter(text, next));
}

/** 'Hello world.Today', 'Where?Here': a missing space. Addresses and file names look different. */
export function isMissingSpace(text: string, stop: number): boolean {
  if (!isUpperCase(text, stop + 1)) return false;
  const beginsWord = isLowerCase(text, stop + 2) || isSpace(text, stop + 2);
  const endsWord = isLowerCase(text, stop - 1) || characterClass(text, stop - 1) === DIGIT;
  if (!beginsWord || !endsWord) return false;
  for (let at = stop - 1; at >= 0 && stop - at < MAX_ADDRESS_LENGTH && !isSpace(text, at); at -= 1) {
    if ('@/_'.includes(text.charAt(at))) return false;
  }
  for (let at = stop + 1; at < text.length && at - stop < MAX_ADDRESS_LENGTH && !isSpace(text, at); at += 1) {
    if ('@/_(='.includes(text.charAt(at))) return false;
  }
  return true;
}

/** After a time of day, a capital starts a sentence, unless the time opened the sentence or precedes a noun. */
function timeEnds(text: string, start: number, wordStart: number, next: number): boolean {
  if (!isUpperCase(text, next)) return false;
  if (AFTER_TIME.has(wordAt(text, next))) return false;
  if (isStarter(text, next)) return true;
  const opening = text.slice(start, wordStart).trim();
  const first = opening.slice(0, MAX_OPENING_LENGTH).split(' ', 1)[0]!.toLowerCase();
  if (opening.length <= MAX_OPENING_LENGTH && TIME_PREPOSITIONS.has(first)) return false;
  return !/\b(?:the|a|an|his|her|our|their|my|your|its|this|that|every|each)\s+[\d:.]*\s*$/i.test(
    text.slice(Math.max(start, wordStart - MAX_WORD_LENGTH), wordStart),
  );
}

/** Whether the word before an abbreviation is a name that includes it: 'Albert I.', 'Elm St.'. */
function isAfterName(text: string, start: number, wordStart: number): boolean {
  const before = LAST_WORD.exec(text.slice(Math.max(start, wordStart - MAX_WORD_LENGTH), wordStart))?.[1];
  if (before === undefined || NUMBERED.has(before.toLowerCase()) || STARTERS.has(before.toLowerCase()))
    return false;
  return isUpperCase(before, 0);
}

/** The sign before a number, as in 'N°. 12'. */
function isNumberSign(text: string, at: number): boolean {
  return at > 0 && '°º#'.includes(text.charAt(at));
}

/** '1.' or 'a.' at the start of a sentence. */
function isListMarker(text: string, start: number, wordStart: number, word: string): boolean {
  if (word.length > 4 || word.length === 0) return false;
  let at = wordStart - 1;
  while (at >= start && (isSpace(text, at) || OPENERS.has(text.charAt(at)) || BULLETS.has(text.charAt(at))))
    at -= 1;
  return at < start && LIST_MARKER.test(word) && word !== 'I';
}

/** Whether a word is capitalized that would not be within a sentence: 'The', 'It', 'However'. */
function isStarter(text: string, at: number): boolean {
  return isUpperCase(text, at) && STARTERS.has(wordAt(text, at));
}

/** The word at an offset, in lower case; only its first 12 letters. */
function wordAt(text: string, at: number): string {
  let end = at;
  while (
    end < text.length &&
    end - at < 12 &&
    (characterClass(text, end) === LETTER || text.charAt(end) === "'")
  )
    end += 1;
  return text.slice(at, end).toLowerCase();
}

/** Single letters separated by periods: 'u.s', 'b.b.c'. */
function isAcronym(word: string): boolean {
  if (word.length < 3) return false;
  for (let at = 1; at < word.length; at += 2) if (word.charAt(at) !== '.') return false;
  return word.length % 2 === 1;
}
