import type { EditorRange } from '@pagewright/engine';
import type { Draft } from './read-draft.ts';

/** A place of the text that a finding is about. */
export interface QuotedPlace {
  /** Its words, shortened where there are many. */
  readonly quote: string;
  /** First character in the text as it was pasted, and the one after the last. */
  readonly start: number;
  readonly end: number;
}

/** Characters of a quotation. */
const LONGEST_QUOTE = 90;

/** The place of a range of the editor in the text that was pasted; null where its words are not found there. */
export function quotePlace({ lines }: Draft, { from, to }: EditorRange, source: string): QuotedPlace | null {
  const line = lines.findLast(({ position }) => position <= from);
  const words = line?.text.slice(from - line.position, to - line.position) ?? '';
  if (line === undefined || words.trim() === '') return null;
  // A link takes more room in the pasted text than in the line; its words stand somewhat later.
  const start = source.indexOf(words, line.offset + from - line.position);
  if (start === -1) return null;
  const quote =
    words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')}…` : words;
  return { quote, start, end: start + words.length };
}
