import type { WritingKind, WrittenPiece, WrittenSource } from '@pagewright/contract/content';

/**
 * Text written for a place in the article, pending the user's decision. It is kept next to the document, never in it.
 */
export interface Suggestion {
  readonly id: string;
  readonly kind: WritingKind;
  /** The range it replaces, in editor positions; start and end are equal for new text between two blocks. */
  readonly from: number;
  readonly to: number;
  readonly block: WrittenPiece['block'];
  readonly text: string;
  readonly sources: readonly WrittenSource[];
  /** Statements in `text` that neither the evidence nor the user made. */
  readonly unsourced: readonly string[];
  /** The model that wrote it; null for the built-in engine. */
  readonly model: string | null;
  readonly method: string;
}

/** Whether a suggestion is new text rather than a replacement. */
export function isNewText({ from, to }: Pick<Suggestion, 'from' | 'to'>): boolean {
  return from === to;
}
