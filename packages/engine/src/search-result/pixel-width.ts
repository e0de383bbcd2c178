import { characterClass, IDEOGRAPH, isUpperCase, LETTER, MARK } from '../text/characters.ts';
import widths from './arial-widths.json' with { type: 'json' };

/** Advance widths of Arial in thousandths of the font size, for characters in the table. */
const WIDTH_OF: ReadonlyMap<string, number> = new Map(
  Object.entries(widths).flatMap(([width, signs]) =>
    Array.from(signs, (sign) => [sign, Number(width)] as const),
  ),
);
const UNITS_PER_EM = 1000;
/** For letters of other alphabets: the mean widths of Arial's Greek and Cyrillic upper-case and lower-case letters. */
const OTHER_CAPITAL = 700;
const OTHER_SMALL_LETTER = 550;
const WIDE = 1000;
const OTHER_SIGN = 600;

/** Width in CSS pixels of a text on one line of Arial at a font size in pixels, without kerning. */
export function pixelWidth(text: string, fontSize: number): number {
  let units = 0;
  for (const sign of text) units += WIDTH_OF.get(sign) ?? unitsOf(sign);
  return (units * fontSize) / UNITS_PER_EM;
}

function unitsOf(sign: string): number {
  const base = sign.normalize('NFD').charAt(0);
  const known = WIDTH_OF.get(base);
  if (known !== undefined) return known;
  const kind = characterClass(sign, 0);
  if (kind === MARK) return 0;
  if (kind === IDEOGRAPH || sign.length > 1 || isHangul(sign)) return WIDE;
  if (kind === LETTER) return isUpperCase(sign, 0) ? OTHER_CAPITAL : OTHER_SMALL_LETTER;
  return isInvisible(sign) ? 0 : OTHER_SIGN;
}

function isHangul(sign: string): boolean {
  return sign >= '\uAC00' && sign <= '\uD7A3';
}

function isInvisible(sign: string): boolean {
  return (
    sign < ' ' ||
    sign === '\u200B' ||
    sign === '\u200C' ||
    sign === '\u200D' ||
    sign === '\uFEFF' ||
    sign === '\u00AD' ||
    (sign >= '\uFE00' && sign <= '\uFE0F')
  );
}
