import { closingQuotes } from '../text/quotations.ts';
import type { HeldStatements } from './held-statements.ts';
import { placedWords } from './statement-words.ts';
import type { Found } from './types.ts';

const MAX_LENGTH = 1200;
/** With fewer words, quotation marks enclose a term or title, not a quotation. */
const MIN_WORDS = 4;
const LEFT_OUT = /\[[^\][]*\]|…|\.{3,}/;
const QUOTED_LINE = /^[ \t]*>[ \t>]*(\S.*)$/gm;

/** Words in quotation marks, and quoted lines, that are on no page. Omissions in a quotation are marked. */
export function unsourcedQuotations(text: string, held: HeldStatements): Found[] {
  const inMarks = [...closingQuotes(text, MAX_LENGTH)].map(([start, end]) => ({ start, end }));
  const lines = [...text.matchAll(QUOTED_LINE)].map(({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
  }));
  return [...inMarks, ...lines]
    .filter(({ start, end }) => {
      const parts = text
        .slice(start, end)
        .split(LEFT_OUT)
        .filter((part) => placedWords(part).length > 0);
      const words = parts.reduce((sum, part) => sum + placedWords(part).length, 0);
      return words >= MIN_WORDS && !held.holdsInOrder(parts);
    })
    .map(({ start, end }) => ({ kind: 'quotation', start, end }));
}
