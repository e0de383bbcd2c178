import type { AnswerBasis, AnswerCode, AnswerGroup, EvidenceStrength } from './types.ts';

interface Rule {
  group: AnswerGroup;
  strength: EvidenceStrength;
  basis: AnswerBasis;
  /** Points out of 100 if every rule applies. */
  weight: number;
}

/**
 * Retrieval weighs 60, evidence 28, style 12: C-SEO Bench (2025) found that a source's rank in retrieval matters far
 * more than its wording, and could not reproduce most gains of rewording; Aggarwal et al. (KDD 2024) had found that
 * quotations, statistics, and cited sources help.
 */
export const RULES: Readonly<Record<AnswerCode, Rule>> = {
  questions_answered: { group: 'retrievability', strength: 'strong', basis: 'c_seo_bench_2025', weight: 20 },
  passages_ahead: { group: 'retrievability', strength: 'strong', basis: 'c_seo_bench_2025', weight: 14 },
  answer_first: { group: 'retrievability', strength: 'moderate', basis: 'convention', weight: 12 },
  question_headings: { group: 'retrievability', strength: 'weak', basis: 'convention', weight: 6 },
  standalone_openings: { group: 'retrievability', strength: 'moderate', basis: 'convention', weight: 8 },
  answer_figures: { group: 'evidence', strength: 'moderate', basis: 'geo_kdd_2024', weight: 10 },
  answer_quotations: { group: 'evidence', strength: 'moderate', basis: 'geo_kdd_2024', weight: 8 },
  answer_citations: { group: 'evidence', strength: 'moderate', basis: 'geo_kdd_2024', weight: 10 },
  plain_language: { group: 'style', strength: 'weak', basis: 'c_seo_bench_2025', weight: 7 },
  short_paragraphs: { group: 'style', strength: 'weak', basis: 'convention', weight: 5 },
};
