import type { EditorRange } from '@pagewright/engine';
import type { Draft } from './read-draft.ts';

/** A passage of the text that a finding is about. */
export interface QuotedPlace {
  /** Its text, shortened if long. */
  readonly quote: string;
  /** Start and end offsets in the pasted text; the end is exclusive. */
  readonly start: number;
  readonly end: number;
}

/** Maximum quotation length in characters. */
const MAX_QUOTE_LENGTH = 90;

/** Maps an editor range to the pasted text; null if its words are not found there. */
export function quotePlace({ lines }: Draft, { from, to }: EditorRange, source: string): QuotedPlace | null {
  const line = lines.findLast(({ position }) => position <= from);
  const words = line?.text.slice(from - line.position, to - line.position) ?? '';
  if (line === undefined || words.trim() === '') return null;
  // A link is longer in the pasted text than in the line, so its words come somewhat later.
  const start = source.indexOf(words, line.offset + from - line.position);
  if (start === -1) return null;
  const quote =
    words.length > MAX_QUOTE_LENGTH ? `${words.slice(0, MAX_QUOTE_LENGTH).replace(/\s+\S*$/, '')}…` : words;
  return { quote, start, end: start + words.length };
}
