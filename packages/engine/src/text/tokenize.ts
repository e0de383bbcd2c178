import { characterClass, DIGIT, IDEOGRAPH, LETTER, MARK, SPACE } from './characters.ts';

/** Words of a text by their offsets. A hyphen splits words, an apostrophe does not. */
export interface Tokens {
  count: number;
  starts: Uint32Array;
  /** Exclusive. */
  ends: Uint32Array;
  /** 1 if only spaces, hyphens, or quotes separate a token from the one before it. */
  adjoining: Uint8Array;
  /** Number of white-space separated tokens: the product's word count. */
  words: number;
}

const APOSTROPHES = new Set([0x27, 0x20_19, 0x02_bc, 0xff_07]);
/** Signs between two words of a phrase: hyphens, slash, underscore, quotes, the unit sign, and format characters. */
const PHRASE_SIGNS = new Set([
  0x2d, 0x2f, 0x5f, 0x22, 0x27, 0x2a, 0x60, 0xad, 0x20_0b, 0x20_10, 0x20_11, 0x20_18, 0x20_19, 0x20_1c,
  0x20_1d,
]);
const UNIT = 0xff_fc;
const FULL_STOP = 0x2e;
const COMMA = 0x2c;
const PLUS = 0x2b;
const HASH = 0x23;

/** Splits a text into words in one pass. Linear in time and memory. */
export function tokenize(text: string): Tokens {
  const { length } = text;
  const starts: number[] = [];
  const ends: number[] = [];
  const adjoining: number[] = [];
  let words = 0;
  let inWord = false;
  let soft = 0;
  let at = 0;
  while (at < length) {
    const kind = characterClass(text, at);
    if (kind === LETTER || kind === DIGIT || kind === IDEOGRAPH) {
      if (!inWord) words += 1;
      inWord = true;
      const end = kind === IDEOGRAPH ? signEnd(text, at) : wordEnd(text, at);
      starts.push(at);
      ends.push(end);
      adjoining.push(soft);
      soft = 1;
      at = end;
      continue;
    }
    const unit = text.charCodeAt(at);
    if (kind === SPACE || unit === UNIT) inWord = false;
    else {
      if (!inWord) words += 1;
      inWord = true;
      if (!PHRASE_SIGNS.has(unit) && kind !== MARK) soft = 0;
    }
    at += 1;
  }
  return {
    count: starts.length,
    starts: new Uint32Array(starts),
    ends: new Uint32Array(ends),
    adjoining: new Uint8Array(adjoining),
    words,
  };
}

function signEnd(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && characterClass(text, end) === MARK) end += 1;
  return end;
}

function wordEnd(text: string, start: number): number {
  const { length } = text;
  let at = start + 1;
  while (at < length) {
    const kind = characterClass(text, at);
    if (kind === LETTER || kind === DIGIT || kind === MARK) {
      at += 1;
    } else if (at + 1 < length && joins(text, at)) {
      at += 2;
    } else {
      break;
    }
  }
  // 'C++', 'C#': signs that are part of the name.
  while (at < length && (text.charCodeAt(at) === PLUS || text.charCodeAt(at) === HASH)) {
    const next = at + 1 < length ? characterClass(text, at + 1) : SPACE;
    if (next === LETTER || next === DIGIT) break;
    at += 1;
  }
  return at;
}

/** Whether the sign at an offset joins two parts of one word: "don't", "3.5", "1,000", "U.S". */
function joins(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  const before = characterClass(text, at - 1);
  const after = characterClass(text, at + 1);
  if (APOSTROPHES.has(unit)) return after === LETTER;
  if (unit !== FULL_STOP && unit !== COMMA) return false;
  if (before === DIGIT && after === DIGIT) return true;
  return (
    unit === FULL_STOP &&
    after === LETTER &&
    before === LETTER &&
    isInitial(text, at - 1) &&
    endsInitial(text, at + 2)
  );
}

function isInitial(text: string, at: number): boolean {
  return at === 0 || (characterClass(text, at - 1) !== LETTER && characterClass(text, at - 1) !== DIGIT);
}

function endsInitial(text: string, at: number): boolean {
  return at >= text.length || characterClass(text, at) !== LETTER;
}
