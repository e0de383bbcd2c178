import type { Place } from '../paper/types.ts';
import type { PaperLanguage, Provenance } from '../score/types.ts';

/** What a section is there for. */
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

/** By what a section came into the outline. */
export type SectionOrigin =
  /** Headings of pages. */
  | 'headings'
  /** Phrases that pages without such headings speak of most. */
  | 'phrases'
  /** A question that pages treat without a heading. */
  | 'question'
  /** A question that no page treats. */
  | 'gap'
  /** What articles on such a subject usually treat: modelled. */
  | 'template';

/** A heading or a phrase of a page that a section rests on. */
export interface SectionEvidence {
  /** Index of the page in the input. */
  page: number;
  url: string | null;
  heading: string;
  place: Place;
}

/** A term that belongs into a section. */
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
  /** 0 to 1: half of it for the share of the pages that have it, 0.3 when no page has it, 0.2 when it answers a question. */
  strategicValue: number;
  /** Words to write, subsections included. */
  estimatedWords: number;
  /** Terms that the pages use here more than elsewhere, heaviest first. */
  optimizations: readonly SectionTerm[];
  /** Questions that the section answers. */
  questions: readonly string[];
  /** Empty for what no page has, and for a template. */
  evidence: readonly SectionEvidence[];
  subsections: readonly OutlineSection[];
}

/** A side from which pages look at the subject. */
export interface Perspective {
  purpose: SectionPurpose;
  /** Indices of the pages that take it. */
  pages: readonly number[];
}

/** A question with the section that it went to. */
export interface OutlineQuestion {
  text: string;
  /** `own`: given by the caller; `heading`: asked by a heading of a page. */
  source: 'own' | 'heading';
  /** Heading of the section that answers it; null when it found no room. */
  section: string | null;
  /** Whether a page treats it. */
  isCovered: boolean;
}

export interface Outline {
  keyword: string;
  /** Sides from which the pages look at the subject, those that most pages take first. */
  perspectives: readonly Perspective[];
  questions: readonly OutlineQuestion[];
  /** Sections of level 2 in order. */
  sections: readonly OutlineSection[];
  /** What the sections' words sum to. */
  targetWords: number;
  language: PaperLanguage;
  /** Purposes and templates are told by English words. */
  leftOut: readonly ('purposes' | 'templates')[];
  evidence: readonly { url: string | null; title: string }[];
  provenance: Provenance;
}
