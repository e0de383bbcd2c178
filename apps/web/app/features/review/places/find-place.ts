import { COMMENT_LIMITS } from '@pagewright/contract/review/limits';
import type { CommentPlace } from '@pagewright/contract/review';

/** A range of a text, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Characters of context around a quote that must match for it to count as the same position elsewhere. */
const MIN_MATCH = 8;
/** A quote this long that occurs only once is a match whatever its context. */
const DISTINCTIVE = 16;

/** What identifies a range of a text later. A long one is identified by its beginning. */
export function describePlace(text: string, { start, end }: Span): CommentPlace {
  const { quote, around } = COMMENT_LIMITS;
  const to = Math.min(end, start + quote);
  return {
    quote: text.slice(start, to),
    before: text.slice(Math.max(0, start - around), start),
    after: text.slice(to, to + around),
    offset: start,
  };
}

/**
 * Finds a position in a text that may have changed: where the quote was, if it is still there; else where its context
 * matches best, preferring the nearest; else between that context, if the words between were rewritten. Null if it is
 * gone. docs/content-and-publishing.md (Review and approval) explains why.
 */
export function findPlace(text: string, place: CommentPlace): Span | null {
  const { quote, offset } = place;
  const isThere = text.startsWith(quote, offset) && countMatching(text, place, offset) >= minMatching(place);
  if (isThere) return { start: offset, end: offset + quote.length };
  return elsewhere(text, place) ?? between(text, place);
}

function elsewhere(text: string, place: CommentPlace): Span | null {
  const { quote, offset } = place;
  const starts: number[] = [];
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) starts.push(at);
  const [best] = starts
    .map((start) => ({ start, agreeing: countMatching(text, place, start) }))
    .toSorted((a, b) => b.agreeing - a.agreeing || Math.abs(a.start - offset) - Math.abs(b.start - offset));
  if (!best) return null;
  const isTelling = quote.length >= DISTINCTIVE && starts.length === 1;
  if (!isTelling && best.agreeing < minMatching(place)) return null;
  return { start: best.start, end: best.start + quote.length };
}

/** The text between the old context, unless it is empty or too long. */
function between(text: string, { quote, before, after, offset }: CommentPlace): Span | null {
  if (before.length < MIN_MATCH || after.length < MIN_MATCH) return null;
  const maxLength = quote.length * 2 + COMMENT_LIMITS.around;
  const found: Span[] = [];
  for (let at = text.indexOf(before); at >= 0; at = text.indexOf(before, at + 1)) {
    const start = at + before.length;
    const end = text.indexOf(after, start);
    if (end > start && end - start <= maxLength) found.push({ start, end });
  }
  const [nearest] = found.toSorted((a, b) => Math.abs(a.start - offset) - Math.abs(b.start - offset));
  return nearest ?? null;
}

/** How many characters right before and after a quote are unchanged. */
function countMatching(text: string, { quote, before, after }: CommentPlace, start: number): number {
  let back = 0;
  while (back < before.length && text[start - 1 - back] === before.at(-1 - back)) back += 1;
  let on = 0;
  const end = start + quote.length;
  while (on < after.length && text[end + on] === after[on]) on += 1;
  return back + on;
}

/** If there was less context, all of it must match. */
const minMatching = ({ before, after }: CommentPlace): number =>
  Math.min(MIN_MATCH, before.length + after.length);
