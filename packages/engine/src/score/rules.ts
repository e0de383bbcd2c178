import type { AssessmentRule } from './assessment-rule.ts';
import { evidenceRules } from './assessments/evidence-rules.ts';
import { keywordFieldRules, searchResultRules } from './assessments/field-rules.ts';
import { keywordTextRules } from './assessments/keyword-rules.ts';
import { readingRules } from './assessments/reading-rules.ts';
import { structureTextRules } from './assessments/structure-rules.ts';
import { resultPageRules, semanticRules } from './assessments/subject-rules.ts';
import { breadthRules, detailRules, wordingRules } from './assessments/wording-rules.ts';

/** All assessments in display order. */
export const RULES: readonly AssessmentRule[] = [
  ...keywordFieldRules,
  ...keywordTextRules,
  ...semanticRules,
  ...resultPageRules,
  ...readingRules,
  ...wordingRules,
  ...structureTextRules,
  ...searchResultRules,
  ...breadthRules,
  ...detailRules,
  ...evidenceRules,
];
