import type { WritingKind, WrittenPiece, WrittenSource } from '@pagewright/contract/content';

/** Text that was written for a place of the article and waits for a person: it stands beside the document, never in it. */
export interface Suggestion {
  readonly id: string;
  readonly kind: WritingKind;
  /** What it replaces, in the editor's positions; both are the same for new text, between two blocks. */
  readonly from: number;
  readonly to: number;
  readonly block: WrittenPiece['block'];
  readonly text: string;
  readonly sources: readonly WrittenSource[];
  /** What in `text` neither the evidence nor the person states. */
  readonly unsourced: readonly string[];
  /** Who wrote it; null for the built-in engine. */
  readonly model: string | null;
  readonly method: string;
}

/** Whether a suggestion is new text and replaces none. */
export function isNewText({ from, to }: Pick<Suggestion, 'from' | 'to'>): boolean {
  return from === to;
}
