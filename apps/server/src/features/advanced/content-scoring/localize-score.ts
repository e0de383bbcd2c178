import { findingSentence } from '@pagewright/contract/finding-sentences';
import type { ExplainedScore } from '@pagewright/contract/score';
import { findingLanguage } from '../../../platform/language/finding-language.ts';

/** Localizes a score to the current language. */
export function localizeScore<Score extends ExplainedScore>(score: Score): Score {
  const sentences = new Map<string, string>();
  const parts = score.parts.map((part) => ({
    ...part,
    findings: part.findings.map((finding) => {
      const message = findingSentence(finding, findingLanguage);
      sentences.set(finding.message, message);
      return { ...finding, message };
    }),
  }));
  const recommendations = score.recommendations.map((one) => ({
    ...one,
    message: sentences.get(one.message) ?? one.message,
  }));
  return { ...score, parts, recommendations };
}
