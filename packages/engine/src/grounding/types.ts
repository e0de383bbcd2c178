import type { EvidencePage } from '../evidence/evidence-page.ts';

/** What a generated text may rest on. */
export interface GroundingEvidence {
  pages: readonly EvidencePage[];
  /** What the person wrote who asked for the text. */
  given: readonly string[];
  /** Addresses that may be linked to beside those of the pages. */
  addresses: readonly string[];
}

/** What in a text wants a source. */
export type UnsourcedKind = 'figure' | 'quotation' | 'study' | 'name' | 'address';

/** A statement of a text that the evidence does not hold. All offsets are UTF-16, ends excluded. */
export interface Unsourced {
  kind: UnsourcedKind;
  /** As it stands in the text. */
  text: string;
  start: number;
  end: number;
  /** The sentence or sentences that it stands in. */
  sentence: { start: number; end: number };
  /** What stays of an address when it is taken out: the words of its link. '' for all other kinds. */
  words: string;
}

/** A statement before its sentence is known. */
export type Found = Omit<Unsourced, 'text' | 'sentence' | 'words'> & { words?: string };
