import type { Place } from '../paper/types.ts';
import type { FindingValue, PaperLanguage, Provenance } from '../score/types.ts';

/** The factors that decide whether an answer engine shows a text: being found, evidence, and readability. */
export type AnswerGroup = 'retrievability' | 'evidence' | 'style';

export type AnswerCode =
  // retrievability
  | 'questions_answered'
  | 'passages_ahead'
  | 'answer_first'
  | 'question_headings'
  | 'standalone_openings'
  // evidence
  | 'answer_figures'
  | 'answer_quotations'
  | 'answer_citations'
  // style
  | 'plain_language'
  | 'short_paragraphs';

/**
 * How well it is known that a rule helps. `strong`: reproduced by later work; `moderate`: found once by experiment and
 * not reproduced, or known from retrieval in general; `weak`: little or no effect in later work, or convention.
 */
export type EvidenceStrength = 'strong' | 'moderate' | 'weak';

/**
 * The basis of a rule. `c_seo_bench_2025`: the rank of sources matters far more than their wording; `geo_kdd_2024`:
 * Aggarwal et al., quotations, statistics, and sources 30-40 % more visible; `convention`: advice of answer engines and
 * practitioners, not measured.
 */
export type AnswerBasis = 'c_seo_bench_2025' | 'geo_kdd_2024' | 'convention';

export interface AnswerFinding {
  code: AnswerCode;
  group: AnswerGroup;
  strength: EvidenceStrength;
  basis: AnswerBasis;
  /** 0 to `maximum`, in points of the total, one decimal. */
  points: number;
  maximum: number;
  /** Numbers behind the finding; a share is 0 to 1. Keys per code in docs/engine.md. */
  values: Readonly<Record<string, FindingValue>>;
  /** Places in reading order; at most 200. */
  places: readonly Place[];
}

/** `answered`: in the first two sentences of a section; `late`: further down; `unanswered`: nowhere. */
export type QuestionStatus = 'answered' | 'late' | 'unanswered';

export interface QuestionReadiness {
  question: string;
  status: QuestionStatus;
  /** Share (0 to 1) of the question's weight covered by our best passage, including its heading. */
  coverage: number;
  place: Place | null;
  /** The rival page with a better passage; null if there is none, or without pages. */
  aheadUrl: string | null;
  aheadTitle: string | null;
  aheadCoverage: number | null;
}

export interface AnswerReadiness {
  /** 0 to 100, the sum of the findings' points; null for a text without words. */
  score: number | null;
  findings: readonly AnswerFinding[];
  questions: readonly QuestionReadiness[];
  /** Rules that do not apply, with the reason. */
  leftOut: readonly {
    code: AnswerCode;
    reason: 'no_questions' | 'no_pages' | 'language' | 'not_applicable';
  }[];
  language: PaperLanguage;
  provenance: Provenance;
}
