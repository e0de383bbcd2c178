import { DocumentFault } from './fault.ts';

/** Controls and noncharacters: HTML and XML carry only some of them, and none has a meaning here. */
const UNPRINTABLE = /(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu;
const LINE_ENDS = /\r\n|[\r\v\f\u2028\u2029]/g;

/**
 * The text with line ends as `\n` and without unprintable controls. Throws `DocumentFault` for NUL and for half of a
 * surrogate pair, which the database and UTF-8 cannot store.
 */
export function checkedText(text: string): string {
  if (text.includes('\0') || !text.isWellFormed()) throw new DocumentFault('forbidden_character');
  return text.replaceAll(LINE_ENDS, '\n').replaceAll(UNPRINTABLE, '');
}
