import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { Intent, IntentResult } from '../intent/intent.ts';
import type { Outline, OutlineSection, SectionPurpose } from '../outline/types.ts';
import type { Place } from '../paper/types.ts';
import type { Expansion } from '../queries/expand-keyword.ts';
import type { FoundQuestion } from '../queries/find-questions.ts';
import type { PaperLanguage } from '../score/types.ts';
import type { SubjectTerms, Term } from '../terms/term.ts';

/** A page of the user's own site that an article may link to. */
export interface InternalPage {
  url: string;
  title: string;
  /** The keyword that it was written for, when that is known. */
  keyword?: string | null;
}

export interface BriefInput {
  keyword: string;
  /** The idea as the person wrote it; '' when there is only a keyword. */
  idea?: string;
  /** Who it is for, when the person said so. */
  audience?: string | null;
  intent: IntentResult;
  pages: readonly EvidencePage[];
  terms: SubjectTerms;
  questions: readonly FoundQuestion[];
  outline: Outline;
  /** Longer and neighbouring keywords, the most relevant first. */
  expansions?: readonly (Pick<Expansion, 'text'> & Partial<Pick<Expansion, 'sources'>>)[];
  internalPages?: readonly InternalPage[];
}

/** How much the reader is taken to know: by the school grade that the pages read at, or by a title that says so. */
export interface ReaderLevel {
  level: 'beginner' | 'intermediate' | 'advanced';
  /** Years of school (Flesch-Kincaid) of each page that it rests on, in the order of the pages; null where unknown. */
  grades: readonly (number | null)[];
  /** Median of them; null when no page could be read. */
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

/** What would set the article apart: a code with its facts. One sentence is made of it where it is shown. */
export interface Angle {
  code: AngleCode;
  values: Readonly<Record<string, number | string>>;
}

/** A figure or a quotation of a page that an article on the subject may cite, with its sentence. */
export interface CitedFact {
  kind: 'figure' | 'quotation';
  /** The sentence that holds it, at most 300 characters. */
  text: string;
  page: { url: string | null; title: string };
  place: Place;
  /** Address that the page itself links for it; null when it names its source in words only, and for its own. */
  source: string | null;
  /** No source is named for it: the page says it of itself. */
  isOwn: boolean;
}

export interface InternalLink {
  url: string;
  title: string;
  /** Words to link: a term of the brief, or the page's keyword. */
  anchor: string;
  /** Likeness of the page to what the brief is about, 0 to 1. */
  relevance: number;
}

/** A text for the head of the page that is shown whole on a results page. */
export interface HeadSuggestion {
  text: string;
  /** Width in CSS pixels as results pages set it. */
  pixels: number;
  /** The pattern that it was made by, and what filled it. */
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
  /** Pages that have it; 0 for what no page has. */
  pages: number;
}

/** What to write, and on what evidence. Plain JSON. */
export interface Brief {
  mainTopic: string;
  primarySeoQuery: string;
  idea: string;
  secondaryKeywords: readonly string[];
  /** The shortest terms of the subject, and keywords of four words and more. */
  seedKeywords: readonly string[];
  longTailKeywords: readonly string[];
  audience: { named: string | null; reader: ReaderLevel | null };
  intent: {
    /** The leading one; null when nothing speaks for any. */
    main: Intent | null;
    probabilities: IntentResult['probabilities'];
    evidence: IntentResult['evidence'];
  };
  angle: Angle;
  /** What the idea asks for beside its keyword, in its own words. */
  demands: readonly string[];
  /** What it asks for in words that no heading is made of, as they stand. */
  besides: readonly string[];
  otherAngles: readonly Angle[];
  sections: readonly RequiredSection[];
  terms: readonly Term[];
  questions: readonly FoundQuestion[];
  facts: readonly CitedFact[];
  internalLinks: readonly InternalLink[];
  titles: readonly HeadSuggestion[];
  descriptions: readonly HeadSuggestion[];
  /** Words to write: the outline's, between the quartiles of the pages' lengths; without pages a quarter to either side. */
  words: { low: number; target: number; high: number; pages: number };
  /** What no page covers. */
  uncovered: { questions: readonly string[]; sections: readonly string[] };
  language: PaperLanguage;
  /** What could not be said, and why: no pages, or a language whose words are not known here. */
  leftOut: readonly ('reader_level' | 'facts' | 'word_range' | 'guide_titles')[];
  evidence: readonly { url: string | null; title: string }[];
  provenance: { kind: 'measured' | 'modelled'; method: 'brief_from_evidence' };
}

/** What of a brief is checked: a brief that a person has changed since it was made is checked as it is now. */
export interface CheckedBrief {
  /** Its words go without saying in an answer. */
  primarySeoQuery: string;
  sections: readonly Pick<RequiredSection, 'heading' | 'words'>[];
  terms: readonly Term[];
  questions: readonly Pick<FoundQuestion, 'text'>[];
  /** How many there are says how many sources are wanted. */
  facts: readonly unknown[];
  internalLinks: readonly Pick<InternalLink, 'url' | 'anchor'>[];
  words: Pick<Brief['words'], 'low' | 'high'>;
  audience: { reader: Pick<ReaderLevel, 'level'> | null };
  language: Pick<PaperLanguage, 'code'>;
}
