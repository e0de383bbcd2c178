import type { EvidencePage } from '../evidence/evidence-page.ts';

/** Evidence a generated text may use. */
export interface GroundingEvidence {
  pages: readonly EvidencePage[];
  /** What the user who requested the text wrote. */
  given: readonly string[];
  /** Additional allowed link addresses besides the pages'. */
  addresses: readonly string[];
}

/** Kinds of statements that need a source. */
export type UnsourcedKind = 'figure' | 'quotation' | 'study' | 'name' | 'address';

/** A statement of a text without evidence. All offsets are UTF-16, ends exclusive. */
export interface Unsourced {
  kind: UnsourcedKind;
  /** As written in the text. */
  text: string;
  start: number;
  end: number;
  /** The sentence or sentences that contain it. */
  sentence: { start: number; end: number };
  /** What remains of a removed address: its link text. '' for all other kinds. */
  words: string;
}

/** A statement before its sentence is determined. */
export type Found = Omit<Unsourced, 'text' | 'sentence' | 'words'> & { words?: string };
