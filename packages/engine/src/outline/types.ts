import type { Place } from '../paper/types.ts';
import type { PaperLanguage, Provenance } from '../score/types.ts';

/** The purpose of a section. */
export type SectionPurpose =
  | 'define'
  | 'background'
  | 'reasons'
  | 'steps'
  | 'kinds'
  | 'compare'
  | 'choose'
  | 'cost'
  | 'timing'
  | 'problems'
  | 'examples'
  | 'facts'
  | 'people'
  | 'place'
  | 'effects'
  | 'answers'
  | 'close'
  | 'detail';

/** Where a section of the outline comes from. */
export type SectionOrigin =
  /** Page headings. */
  | 'headings'
  /** Phrases that pages without such headings speak of most. */
  | 'phrases'
  /** A question that pages treat without a heading. */
  | 'question'
  /** A question that no page treats. */
  | 'gap'
  /** What articles on such a subject usually treat: modelled. */
  | 'template';

/** A page heading or phrase that supports a section. */
export interface SectionEvidence {
  /** Index of the page in the input. */
  page: number;
  url: string | null;
  heading: string;
  place: Place;
}

/** A term that belongs in a section. */
export interface SectionTerm {
  text: string;
  key: string;
  /** Weight of the term for the whole subject, 0 to 1. */
  weight: number;
}

export interface OutlineSection {
  level: 2 | 3;
  heading: string;
  purpose: SectionPurpose;
  origin: SectionOrigin;
  /** 0 to 1: half for the share of pages that have it, 0.3 if no page has it, 0.2 if it answers a question. */
  strategicValue: number;
  /** Target words, subsections included. */
  estimatedWords: number;
  /** Terms pages use more here than elsewhere, heaviest first. */
  optimizations: readonly SectionTerm[];
  /** Questions the section answers. */
  questions: readonly string[];
  /** Empty for gaps and templates. */
  evidence: readonly SectionEvidence[];
  subsections: readonly OutlineSection[];
}

/** A perspective from which pages cover the subject. */
export interface Perspective {
  purpose: SectionPurpose;
  /** Indices of the pages that take it. */
  pages: readonly number[];
}

/** A question with its assigned section. */
export interface OutlineQuestion {
  text: string;
  /** `own`: given by the caller; `heading`: from a page heading. */
  source: 'own' | 'heading';
  /** Heading of the section that answers it; null if there was no room. */
  section: string | null;
  /** Whether any page covers it. */
  isCovered: boolean;
}

export interface Outline {
  keyword: string;
  /** The pages' perspectives, most common first. */
  perspectives: readonly Perspective[];
  questions: readonly OutlineQuestion[];
  /** Level-2 sections in order. */
  sections: readonly OutlineSection[];
  /** Sum of the sections' words. */
  targetWords: number;
  language: PaperLanguage;
  /** Purposes and templates rely on English words. */
  leftOut: readonly ('purposes' | 'templates')[];
  evidence: readonly { url: string | null; title: string }[];
  provenance: Provenance;
}
