import type { Provenance } from '../evidence/provenance.ts';
import type { PageFigures, SubjectEvidence } from '../evidence/subject-evidence.ts';
import type { PaperLanguage } from '../language/paper-language.ts';
import type { PaperInput, Place } from '../paper/types.ts';
import type { SubstanceCode } from '../substance/judge-substance.ts';

export type { PaperLanguage, Provenance, SubstanceCode };

/** The six parts of a score, in display order. */
export type PartId =
  | 'keywordOptimization'
  | 'semanticCompleteness'
  | 'serpIntegration'
  | 'readability'
  | 'structure'
  | 'evidence';

/** One code per assessment. The UI turns it into a sentence. */
export type AssessmentCode =
  // keywordOptimization
  | 'keyword_in_title'
  | 'keyword_in_meta_title'
  | 'keyword_in_meta_description'
  | 'keyword_in_slug'
  | 'keyword_in_introduction'
  | 'keyword_in_headings'
  | 'keyword_density'
  | 'keyword_distribution'
  | 'keyword_stuffing'
  | 'target_keywords'
  | 'links'
  | 'link_text'
  | 'image_alternatives'
  | 'meta_title_length'
  | 'meta_description_length'
  | 'slug_form'
  // semanticCompleteness
  | 'subject_terms'
  | 'subject_headings'
  | 'subject_questions'
  // serpIntegration
  | 'questions_answered'
  | 'result_features'
  | 'result_format'
  // readability
  | 'reading_ease'
  | 'long_sentences'
  | 'long_paragraphs'
  | 'repeated_openings'
  | 'passive_voice'
  | 'slips'
  | 'misspellings'
  | 'wording_variety'
  | 'heading_order'
  | 'long_sections'
  | 'empty_sections'
  | 'lists'
  // structure: what the text adds
  | 'text_length'
  | 'subject_breadth'
  | 'concrete_details'
  | 'own_details'
  | 'figures'
  // evidence
  | 'quotations'
  | 'citations'
  | 'unsourced_figures'
  | 'unsourced_quotations';

/** `good`: all points; `fair`: at least half of them; `poor`: less than half. */
export type Verdict = 'good' | 'fair' | 'poor';

/** A fact turned into points and a coded finding. Points are points of the overall score, in tenths. */
export interface Assessment {
  code: AssessmentCode;
  verdict: Verdict;
  /** 0 to `maximum`, one decimal. */
  points: number;
  /** Maximum points of the assessment, one decimal. */
  maximum: number;
  /** How much the overall score would gain if this finding were fully fixed, one decimal, never negative. */
  gain: number;
  /**
   * Breakdown of the gain: what the fix adds to or takes from each assessment, largest first. The points add up exactly
   * to `gain`; empty if nothing is gained.
   */
  gainBreakdown: readonly GainShare[];
  /** The numbers and words that the finding rests on; keys are listed per code in docs/engine.md. */
  values: Readonly<Record<string, FindingValue>>;
  /** Places in the text, in reading order; at most 200. Empty if the finding has no place. */
  places: readonly Place[];
}

/** What one assessment contributes to a gain, one decimal; negative if the fix costs it points. */
export interface GainShare {
  /** `substance`: the change in what a lack of substance takes from the rest. */
  code: AssessmentCode | 'substance';
  points: number;
}

export type FindingValue = number | string | boolean | null;

/** Why part of the score was left out: it counts neither for nor against the text. */
export type LeftOutReason =
  /** A part that needs competitor pages or result pages, but none were given. */
  | 'no_competitors'
  /** The rule holds for English only, and the text is in another language. */
  | 'language'
  /** The input field was not given (`undefined`), so nothing is known about it. */
  | 'not_given'
  /** The text has nothing of the kind (no image, no link, no heading) or is too short for the rule. */
  | 'not_applicable';

/** A whole part (`code` is null) or one assessment that was left out, with the reason. */
export interface LeftOut {
  part: PartId;
  code: AssessmentCode | null;
  reason: LeftOutReason;
}

export interface ScorePart {
  id: PartId;
  /** 0 to `maximum`, one decimal: the sum of its assessments' points. Null if the part cannot be determined. */
  points: number | null;
  /** Maximum points of the part, one decimal. The maxima of the known parts add up to 100; 0 for an unknown part. */
  maximum: number;
  assessments: readonly Assessment[];
}

/** One substance check: is there enough text, is it language, is it one text, is it about its keyword. */
export interface SubstanceFinding {
  code: SubstanceCode;
  /** `good`: costs nothing; `fair`: costs at most five points. */
  verdict: Verdict;
  /** Points of the overall score that it costs, one decimal. */
  cost: number;
  /** How much the overall score would gain if only this were fixed, one decimal. */
  gain: number;
  /** `words` and `enough` (`enough_text`), a `share` (`sentences`, `repetition`), `uses` of the keyword (`relevance`). */
  values: Readonly<Record<string, FindingValue>>;
  /** Places in the text; at most 200. */
  places: readonly Place[];
}

/** What a text says, apart from its form: it adds nothing, but a text without it keeps only a share of its points. */
export interface Substance {
  /** Total points deducted, one decimal; the sum of its findings' costs. */
  cost: number;
  findings: readonly SubstanceFinding[];
  /** Checks that the text's language does not support. */
  leftOut: readonly SubstanceCode[];
}

/** One of the largest gains, in points of the overall score. */
export interface Gain {
  part: PartId;
  code: AssessmentCode;
  gain: number;
}

/** What a score is based on. */
export interface RestsOn {
  /** Number of known parts, out of all. */
  known: number;
  of: number;
  /**
   * Whether the subject's terms were measured on pages or modeled from the keywords; null if nothing is known about it.
   */
  subject: Provenance['kind'] | null;
  /** The pages the text was compared with, in the given order; empty without evidence. */
  pages: readonly { url: string | null; title: string }[];
  /** The median of the pages in every figure; null without pages. */
  middle: PageFigures | null;
}

/** One term of the subject, as a table row. */
export interface TermRow {
  /** As people write it. */
  text: string;
  /** Stem keys joined by a space; identifies the term. */
  key: string;
  /** Mentions in the text, in any inflection. */
  count: number;
  /**
   * 10th and 90th percentile of the pages' counts, the second raised if pages are shorter than 500 words; for a modeled
   * term, the estimated range.
   */
  low: number;
  high: number;
  /** How much it says about the subject, 0 to 1. */
  weight: number;
  /** Pages of the evidence that use it. */
  pages: number;
  /**
   * Points of the overall score that one more mention adds to completeness, two decimals; negative if it costs points.
   */
  gain: number;
}

export interface ScoredResult {
  status: 'scored';
  /**
   * 0 to 100 with one decimal; exactly the sum of the known parts' points minus `substance.cost`. Displayed and stored
   * as a whole number by `shownScore`.
   */
  overall: number;
  /** All six parts, in fixed order. */
  parts: readonly ScorePart[];
  substance: Substance;
  /** The three largest gains of different edits, largest first; fewer if fewer findings are open. */
  gains: readonly Gain[];
  /** The terms of the subject, heaviest first; empty if nothing is known about it. */
  terms: readonly TermRow[];
  restsOn: RestsOn;
  leftOut: readonly LeftOut[];
  wordCount: number;
  language: PaperLanguage;
  provenance: Provenance;
  engineVersion: string;
}

/** `text_too_short`: 50 characters or fewer. `text_without_words`: longer, but without a word. */
export type UnscoredReason = 'text_empty' | 'text_too_short' | 'text_without_words' | 'keyword_missing';

export interface UnscoredResult {
  status: 'unscored';
  reason: UnscoredReason;
  wordCount: number;
  engineVersion: string;
}

export type ScoreResult = ScoredResult | UnscoredResult;

/**
 * The input of a score. An `undefined` field is unknown, and what depends on it is left out of the score; `null` and ''
 * mean that it is known to be empty, which is a finding.
 */
export interface ScoreInput {
  content: PaperInput;
  /** The article's own title: the page's first heading, which is not part of `content`. */
  title?: string | null | undefined;
  /** Title for the results page; the article's title is used while it is empty. */
  metaTitle?: string | null | undefined;
  metaDescription?: string | null | undefined;
  /** Last part of the address; derived from the title while it is empty. */
  slug?: string | null | undefined;
  primaryKeyword?: string | null | undefined;
  targetKeywords?: readonly string[] | null | undefined;
  /** ISO 639-1 code; detected from the text by default. */
  language?: string | null | undefined;
  /** From `prepareEvidence`; without it the subject is modeled from the keywords. */
  evidence?: SubjectEvidence | null | undefined;
}

/** `absent`: not once; `low` and `high`: outside of the good band; `stuffed`: so often that it costs points. */
export type DensityBand = 'absent' | 'low' | 'good' | 'high' | 'stuffed';

export interface KeywordDensity {
  /** The keyword as given, trimmed. */
  keyword: string;
  /** Occurrences in any inflection, not overlapping. */
  count: number;
  /** Occurrences per 100 words (0 to 100), two decimals. */
  density: number;
  band: DensityBand;
  places: readonly Place[];
}

export interface KeywordDensityResult {
  wordCount: number;
  language: PaperLanguage;
  /** In input order, without blank and repeated keywords. */
  keywords: readonly KeywordDensity[];
  provenance: Provenance;
  engineVersion: string;
}
