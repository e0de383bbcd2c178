import type { Provenance } from './provenance.ts';
import type { Term } from '../terms/term.ts';

/** How an article is made up, told by its title and its headings. */
export type ArticleFormat = 'listicle' | 'how_to' | 'comparison' | 'answer' | 'article';

/** What pages may serve beside running text, and results pages show apart. */
export type PageFeature = 'list' | 'table' | 'image' | 'questions';

/** What was measured of one page of the evidence. */
export interface PageFigures {
  /** White-space separated words of its article. */
  words: number;
  headings: number;
  /** Lists and tables. */
  lists: number;
  /** Pages that it links to, each once. */
  links: number;
  images: number;
  /** Numbers that say how much, how many or how often. */
  figures: number;
  quotations: number;
  /** Sources that are linked or named. */
  citations: number;
  /** Flesch reading ease; null when the page is not in English or has no sentence. */
  readingEase: number | null;
  /** Share (0 to 1) of what the subject's terms can earn that the page earns. */
  coverage: number;
}

/** A page that the evidence rests on. */
export interface MeasuredPage {
  /** Null for a text that a person gave. */
  url: string | null;
  title: string;
  format: ArticleFormat;
  features: readonly PageFeature[];
  figures: PageFigures;
}

/** A topic to which pages give a heading. */
export interface HeadingTopic {
  text: string;
  /** Stem keys joined by a space. */
  key: string;
  /** Pages with such a heading. */
  pages: number;
}

/** A question that people ask about the subject. */
export interface SubjectQuestion {
  text: string;
  /** Stem keys of all its words, in order. */
  phrase: readonly string[];
  /** Stem keys of the words that tell it from the subject's other questions; a text that treats it uses them. */
  keys: readonly string[];
  /** Pages that ask it; 0 when it comes from elsewhere. */
  pages: number;
}

/**
 * What the score goes by besides the text itself, prepared once from pages that compete for a keyword. Plain JSON: it is
 * made where the pages are and goes to whoever scores, while somebody types.
 */
export interface SubjectEvidence {
  keyword: string;
  /** ISO 639-1 code of the language in which the terms are counted. */
  language: string;
  /** The pages that it rests on, in the order given; none when all is modelled. */
  pages: readonly MeasuredPage[];
  terms: readonly Term[];
  headings: readonly HeadingTopic[];
  questions: readonly SubjectQuestion[];
  /** A sample of the pages' runs of words, which tells copied passages; absent without pages. */
  runs?: readonly number[];
  /** Figures and names that the pages hold; absent without pages. */
  details?: readonly string[];
  /** The middle page in every figure; for `coverage` the upper quartile. Null without pages. */
  middle: PageFigures | null;
  provenance: Provenance;
}
