/** Character classes, as needed to separate words. */
export const OTHER = 1;
export const SPACE = 2;
export const LETTER = 3;
export const DIGIT = 4;
/** A character of a script written without spaces; each one is a token. */
export const IDEOGRAPH = 5;
/** A combining mark: belongs to the letter before it. */
export const MARK = 6;

const IDEOGRAPHS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const LETTERS = /\p{L}/u;
const NUMBERS = /\p{N}/u;
const MARKS = /\p{M}/u;
const SPACES = /\s/;
const UPPER_CASE = /\p{Lu}/u;
const LOWER_CASE = /\p{Ll}/u;

function classify(character: string): number {
  if (SPACES.test(character)) return SPACE;
  if (IDEOGRAPHS.test(character)) return IDEOGRAPH;
  if (LETTERS.test(character)) return LETTER;
  if (NUMBERS.test(character)) return DIGIT;
  return MARKS.test(character) ? MARK : OTHER;
}

/** Filled lazily: 0 means not classified yet. */
const classes = new Uint8Array(0x1_00_00);

/** Class of the character at an offset; a surrogate pair is classified at its first half. */
export function characterClass(text: string, offset: number): number {
  const unit = text.charCodeAt(offset);
  if (unit >= 0xd8_00 && unit <= 0xdf_ff) return surrogateClass(text, offset, unit);
  const known = classes[unit]!;
  if (known !== 0) return known;
  const found = classify(String.fromCharCode(unit));
  classes[unit] = found;
  return found;
}

function surrogateClass(text: string, offset: number, unit: number): number {
  if (unit >= 0xdc_00) return offset > 0 && isHighSurrogate(text.charCodeAt(offset - 1)) ? MARK : OTHER;
  const found = classify(String.fromCodePoint(text.codePointAt(offset)!));
  // Letters and signs outside of the basic plane count; emoji do not. The second half follows as a mark.
  return found;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd8_00 && unit <= 0xdb_ff;
}

/** Whether the character at an offset is an upper-case letter. */
export function isUpperCase(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  if (unit < 0x80) return unit >= 0x41 && unit <= 0x5a;
  return UPPER_CASE.test(text.charAt(offset));
}

/** Whether the character at an offset is a lower-case letter. */
export function isLowerCase(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  if (unit < 0x80) return unit >= 0x61 && unit <= 0x7a;
  return LOWER_CASE.test(text.charAt(offset));
}

/** Whether the character at an offset is white space (as `\s`). */
export function isSpace(text: string, offset: number): boolean {
  return characterClass(text, offset) === SPACE;
}
