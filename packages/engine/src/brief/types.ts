import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { Intent, IntentResult } from '../intent/intent.ts';
import type { Outline, OutlineSection, SectionPurpose } from '../outline/types.ts';
import type { Place } from '../paper/types.ts';
import type { PhraseForm } from '../plans/phrase-parts.ts';
import type { Expansion } from '../queries/expand-keyword.ts';
import type { FoundQuestion } from '../queries/find-questions.ts';
import type { PaperLanguage } from '../score/types.ts';
import type { SubjectTerms, Term } from '../terms/term.ts';

/** A page of the user's own site that an article may link to. */
export interface InternalPage {
  url: string;
  title: string;
  /** The keyword the page targets, if known. */
  keyword?: string | null;
}

export interface BriefInput {
  keyword: string;
  /** The idea as the user wrote it; '' when there is only a keyword. */
  idea?: string;
  /** The audience, if the user named one. */
  audience?: string | null;
  intent: IntentResult;
  pages: readonly EvidencePage[];
  terms: SubjectTerms;
  questions: readonly FoundQuestion[];
  outline: Outline;
  /** Longer and related keywords, most relevant first. */
  expansions?: readonly (Pick<Expansion, 'text'> & Partial<Pick<Expansion, 'sources'>>)[];
  internalPages?: readonly InternalPage[];
}

/** How much prior knowledge readers have: by the pages' reading grade, or by a title that says so. */
export interface ReaderLevel {
  level: 'beginner' | 'intermediate' | 'advanced';
  /** Reading grade (Flesch-Kincaid) of each page used, in page order; null where unknown. */
  grades: readonly (number | null)[];
  /** Their median; null when no page could be read. */
  medianGrade: number | null;
  /** Titles (or the keyword) that name a level. */
  namedBy: readonly string[];
}

export type AngleCode =
  /** question, count, pages: answer what no page answers */
  | 'answer_the_unanswered'
  /** pages, withoutSource: bring sources where the others bring none */
  | 'prove_it'
  /** grade, pages: say it more simply than the others */
  | 'say_it_simply'
  /** sections, mostCovered: be the first to treat all of it */
  | 'treat_it_whole'
  /** intent and form of the keyword ('unknown' when they are): nothing to compare with, so serve the intent */
  | 'serve_the_intent';

/** What would set the article apart: a code with its facts. The UI turns it into a sentence. */
export interface Angle {
  code: AngleCode;
  values: Readonly<Record<string, number | string>>;
}

/** A figure or quotation of a page that an article may cite, with its sentence. */
export interface CitedFact {
  kind: 'figure' | 'quotation';
  /** The sentence that contains it, at most 300 characters. */
  text: string;
  page: { url: string | null; title: string };
  place: Place;
  /** Address the page links as the source; null when the source is only named, or is the page itself. */
  source: string | null;
  /** The page names no source: it is the page's own statement. */
  isOwn: boolean;
}

export interface InternalLink {
  url: string;
  title: string;
  /** Anchor text: a term of the brief, or the page's keyword. */
  anchor: string;
  /** Similarity of the page to the brief's subject, 0 to 1. */
  relevance: number;
}

/** A title or description that fits on a results page. */
export interface HeadSuggestion {
  text: string;
  /** Width in CSS pixels on a results page. */
  pixels: number;
  /** The pattern it was built from, and the values filled in. */
  template: 'usual' | 'question' | 'keyword_topics';
  filledBy: readonly string[];
}

/** A section that the article needs. */
export interface RequiredSection {
  heading: string;
  level: 2 | 3;
  purpose: SectionPurpose;
  origin: OutlineSection['origin'];
  words: number;
  terms: readonly string[];
  questions: readonly string[];
  /** Number of pages that have it; 0 for a gap. */
  pages: number;
}

/** What to write, with the evidence. Plain JSON. */
export interface Brief {
  mainTopic: string;
  primarySeoQuery: string;
  idea: string;
  secondaryKeywords: readonly string[];
  /** The subject's shortest terms, and keywords of four or more words. */
  seedKeywords: readonly string[];
  longTailKeywords: readonly string[];
  /** `usual`: who searches for the keyword, in words; null where its grammar is unknown. */
  audience: { named: string | null; usual: string | null; reader: ReaderLevel | null };
  /** The form of the article by its keyword; `explained` for two things that are not chosen between; null if unknown. */
  form: PhraseForm | 'explained' | null;
  intent: {
    /** The leading intent; null when there is no evidence for any. */
    main: Intent | null;
    probabilities: IntentResult['probabilities'];
    evidence: IntentResult['evidence'];
  };
  angle: Angle;
  /** What the idea asks for besides its keyword, in its own words. */
  demands: readonly string[];
  /** Requests that are quoted verbatim and not turned into headings. */
  besides: readonly string[];
  /** Headings of sections that the idea asks for. */
  demandHeadings: readonly string[];
  otherAngles: readonly Angle[];
  sections: readonly RequiredSection[];
  terms: readonly Term[];
  questions: readonly FoundQuestion[];
  facts: readonly CitedFact[];
  internalLinks: readonly InternalLink[];
  titles: readonly HeadSuggestion[];
  descriptions: readonly HeadSuggestion[];
  /**
   * Target word count: the outline's, between the quartiles of the pages' lengths; without pages a quarter to either
   * side.
   */
  words: { low: number; target: number; high: number; pages: number };
  /** What no page covers. */
  uncovered: { questions: readonly string[]; sections: readonly string[] };
  language: PaperLanguage;
  /** What could not be determined, and why: no pages, or an unsupported language. */
  leftOut: readonly ('reader_level' | 'facts' | 'word_range' | 'guide_titles')[];
  evidence: readonly { url: string | null; title: string }[];
  provenance: { kind: 'measured' | 'modelled'; method: 'brief_from_evidence' };
}

/** The parts of a brief that are checked. A brief the user has edited is checked in its current form. */
export interface CheckedBrief {
  /** An answer need not repeat its words. */
  primarySeoQuery: string;
  sections: readonly Pick<RequiredSection, 'heading' | 'words'>[];
  terms: readonly Term[];
  questions: readonly Pick<FoundQuestion, 'text'>[];
  /** Their number is the number of sources wanted. */
  facts: readonly unknown[];
  internalLinks: readonly Pick<InternalLink, 'url' | 'anchor'>[];
  words: Pick<Brief['words'], 'low' | 'high'>;
  audience: { reader: Pick<ReaderLevel, 'level'> | null };
  language: Pick<PaperLanguage, 'code'>;
}
