import { COMMENT_LIMITS } from '@pagewright/contract/review/limits';
import type { CommentPlace } from '@pagewright/contract/review';

/** A stretch of a text, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Characters around a quote that must agree before it counts as the same place elsewhere. */
const AGREEING = 8;
/** A quote of this length that stands but once is its place, whatever stands around it now. */
const TELLING = 16;

/** What finds a stretch of a text again later. A long one is known by its beginning. */
export function placeOf(text: string, { start, end }: Span): CommentPlace {
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
 * Where a place is in a text that may have changed since: where the quote stood, if it does still; else where it stands
 * with the surroundings that agree most, of equals the nearest; else between those surroundings, where they stand yet and
 * the words between were rewritten. Null where it is gone. docs/content-and-publishing.md (Review) says why.
 */
export function findPlace(text: string, place: CommentPlace): Span | null {
  const { quote, offset } = place;
  const isThere = text.startsWith(quote, offset) && agreement(text, place, offset) >= leastAgreement(place);
  if (isThere) return { start: offset, end: offset + quote.length };
  return elsewhere(text, place) ?? between(text, place);
}

function elsewhere(text: string, place: CommentPlace): Span | null {
  const { quote, offset } = place;
  const starts: number[] = [];
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) starts.push(at);
  const [best] = starts
    .map((start) => ({ start, agreeing: agreement(text, place, start) }))
    .toSorted((a, b) => b.agreeing - a.agreeing || Math.abs(a.start - offset) - Math.abs(b.start - offset));
  if (!best) return null;
  const isTelling = quote.length >= TELLING && starts.length === 1;
  if (!isTelling && best.agreeing < leastAgreement(place)) return null;
  return { start: best.start, end: best.start + quote.length };
}

/** What stands between the old surroundings, unless they are too far apart or nothing does. */
function between(text: string, { quote, before, after, offset }: CommentPlace): Span | null {
  if (before.length < AGREEING || after.length < AGREEING) return null;
  const most = quote.length * 2 + COMMENT_LIMITS.around;
  const found: Span[] = [];
  for (let at = text.indexOf(before); at >= 0; at = text.indexOf(before, at + 1)) {
    const start = at + before.length;
    const end = text.indexOf(after, start);
    if (end > start && end - start <= most) found.push({ start, end });
  }
  const [nearest] = found.toSorted((a, b) => Math.abs(a.start - offset) - Math.abs(b.start - offset));
  return nearest ?? null;
}

/** How many characters right before and right after a quote are as they were. */
function agreement(text: string, { quote, before, after }: CommentPlace, start: number): number {
  let back = 0;
  while (back < before.length && text[start - 1 - back] === before.at(-1 - back)) back += 1;
  let on = 0;
  const end = start + quote.length;
  while (on < after.length && text[end + on] === after[on]) on += 1;
  return back + on;
}

/** Where there were fewer characters around it, all of them agree. */
const leastAgreement = ({ before, after }: CommentPlace): number =>
  Math.min(AGREEING, before.length + after.length);
