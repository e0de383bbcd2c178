import { characterClass, DIGIT, isLowerCase, isSpace, isUpperCase } from './characters.ts';
import { BULLETS, OPENERS } from './sentence-signs.ts';

/** Markers range from 1 to 99, a to z, i to xx. */
const MAX_MARKER_LENGTH = 5;
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
/** A number after one of these words is part of the sentence, not a list marker. */
const BEFORE_NUMBERS = new Set(
  'to of is was are were be by from than at in and or for with no step page chapter figure table part section equals about over under only least most'.split(
    ' ',
  ),
);
const MAX_PREFIX_LENGTH = 12;

/**
 * Tracks the items of an inline list without periods: '1) flour 2) milk 3) eggs'. Such a list starts where a sentence
 * does, and its markers count up in one format.
 */
export class ListSequence {
  private expected = '';

  /**
   * Offset where the item starts whose marker ends with the sign at `at` ('.' or ')'), or -1 if it is not the next
   * item. The sentence starts at `start`.
   */
  itemAt(text: string, start: number, at: number): number {
    let from = at;
    if (text.charAt(at) === ')' && text.charAt(from - 1) === '.') from -= 1;
    const signEnd = text.charAt(at) === '.' && text.charAt(at + 1) === ')' ? at + 2 : at + 1;
    if (signEnd < text.length && !isSpace(text, signEnd)) return -1;
    const bodyEnd = from;
    while (from > start && at - from < MAX_MARKER_LENGTH && isMarkerSign(text, from - 1)) from -= 1;
    if (from === bodyEnd || (from > 0 && !isSpace(text, from - 1) && !isBullet(text, from - 1))) return -1;
    const body = text.slice(from, bodyEnd);
    const style = text.slice(bodyEnd, signEnd);
    const isFirst = startsSentence(text, start, from);
    if (isFirst) {
      this.expected = markerAfter(body, style);
      return -1;
    }
    if (this.expected === '' || body + style !== this.expected || isOfSentence(text, start, from)) return -1;
    this.expected = markerAfter(body, style);
    return isBullet(text, from - 1) ? from - 1 : from;
  }
}

function isMarkerSign(text: string, at: number): boolean {
  return characterClass(text, at) === DIGIT || isLowerCase(text, at) || isUpperCase(text, at);
}

function isBullet(text: string, at: number): boolean {
  return BULLETS.has(text.charAt(at));
}

/** The next marker, or '' if this is not one. A capital with a period is an initial. */
function markerAfter(body: string, style: string): string {
  if (/^\d{1,2}$/.test(body)) return `${Number(body) + 1}${style}`;
  const roman = ROMAN.indexOf(body);
  if (roman !== -1 && body !== 'v' && body !== 'x') return `${ROMAN[roman + 1] ?? ''}${style}`;
  if (body.length !== 1 || (style === '.' && body !== body.toLowerCase())) return '';
  return `${String.fromCharCode(body.charCodeAt(0) + 1)}${style}`;
}

function startsSentence(text: string, start: number, from: number): boolean {
  let at = from - 1;
  while (
    at >= start &&
    from - at < 8 &&
    (isSpace(text, at) || isBullet(text, at) || OPENERS.has(text.charAt(at)))
  )
    at -= 1;
  return at < start;
}

function isOfSentence(text: string, start: number, from: number): boolean {
  const before = text
    .slice(Math.max(start, from - MAX_PREFIX_LENGTH), from)
    .trimEnd()
    .toLowerCase();
  return BEFORE_NUMBERS.has(before.slice(before.lastIndexOf(' ') + 1));
}
