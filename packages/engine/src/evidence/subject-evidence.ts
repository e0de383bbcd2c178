import type { Provenance } from './provenance.ts';
import type { Term } from '../terms/term.ts';

/** The format of an article, detected from its title and headings. */
export type ArticleFormat = 'listicle' | 'how_to' | 'comparison' | 'answer' | 'article';

/** What a page can contain besides running text, and what results pages show separately. */
export type PageFeature = 'list' | 'table' | 'image' | 'questions';

/** Measurements of one page. */
export interface PageFigures {
  /** Number of white-space separated words in its article. */
  words: number;
  headings: number;
  /** Number of lists and tables. */
  lists: number;
  /** Number of distinct pages that it links to. */
  links: number;
  images: number;
  /** Number of figures that say how much, how many, or how often. */
  figures: number;
  quotations: number;
  /** Number of sources that are linked or named. */
  citations: number;
  /** Flesch reading ease, which is only shown. Null if the page is not in English or has no sentence. */
  readingEase: number | null;
  /** Our reading ease, which the score compares. Null in the same cases. */
  easeIndex: number | null;
  /** Share (0 to 1) of the points of the subject's terms that the page earns. */
  coverage: number;
}

/** A page that the evidence is based on. */
export interface MeasuredPage {
  /** Null for a text that the user supplied. */
  url: string | null;
  title: string;
  format: ArticleFormat;
  features: readonly PageFeature[];
  figures: PageFigures;
}

/** A topic that has its own heading on pages. */
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
  /**
   * Stem keys of the words that distinguish it from the subject's other questions. A text that answers it uses them.
   */
  keys: readonly string[];
  /** Number of pages that ask it. 0 if it comes from another source. */
  pages: number;
}

/**
 * Everything that the score compares a text with, prepared once from pages that compete for a keyword. Plain JSON: it
 * is computed where the pages are and sent to where the text is scored while the user types.
 */
export interface SubjectEvidence {
  keyword: string;
  /** ISO 639-1 code of the language of the terms. */
  language: string;
  /** The pages that it is based on, in the given order. None if everything is modeled. */
  pages: readonly MeasuredPage[];
  terms: readonly Term[];
  headings: readonly HeadingTopic[];
  questions: readonly SubjectQuestion[];
  /** A sample of the pages' word sequences, used to detect copied passages. Absent without pages. */
  runs?: readonly number[];
  /** Figures and names on the pages. Absent without pages. */
  details?: readonly string[];
  /** A page with the median of every figure; for `coverage`, the upper quartile. Null without pages. */
  middle: PageFigures | null;
  provenance: Provenance;
}
