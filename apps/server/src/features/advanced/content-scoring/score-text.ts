import { findingSentence } from '@pagewright/contract/finding-sentences';
import type { ExplainedScore, scoreRequestSchema } from '@pagewright/contract/score';
import {
  score,
  shownScore,
  type Assessment,
  type PartId,
  type ScoreResult,
  type SubjectEvidence,
  type Substance,
} from '@pagewright/engine';
import type { z } from 'zod';
import { findingLanguage } from '../../../platform/language/finding-language.ts';

/** Minimum gain, in points out of 100, for high and medium priority. */
const HIGH_GAIN = 3;
const MEDIUM_GAIN = 1;
const PART_COUNT = 6;

/**
 * Scores a text in any of the four formats against the pages of the evidence. Absent fields are left out of the
 * score.
 */
export function scoreText(
  request: z.output<typeof scoreRequestSchema>,
  evidence: SubjectEvidence | null = null,
): ExplainedScore {
  return explain(score({ ...request, evidence }));
}

/** Maps a score of the engine to its API form. */
export function explain(result: ScoreResult): ExplainedScore {
  const percent = (id: PartId): number | null => {
    const part = result.status === 'scored' ? result.parts.find((known) => known.id === id) : undefined;
    return part?.points == null || part.maximum === 0 ? null : Math.round((part.points * 100) / part.maximum);
  };
  const breakdown = {
    keywordOptimization: { overallScore: percent('keywordOptimization') },
    serpIntegration: { totalScore: percent('serpIntegration') },
    semanticCompleteness: { completenessScore: percent('semanticCompleteness') },
    readability: { score: percent('readability') },
    structure: { score: percent('structure') },
    evidence: { score: percent('evidence') },
  };
  if (result.status === 'unscored') {
    return {
      overallScore: null,
      reason: result.reason,
      breakdown,
      recommendations: [],
      parts: [],
      substance: { cost: 0, findings: [], leftOut: [] },
      terms: [],
      restsOn: { known: 0, of: PART_COUNT, subject: null, pages: [], middle: null },
      leftOut: [],
      wordCount: result.wordCount,
      language: null,
      otherLanguages: [],
      provenance: null,
      engineVersion: result.engineVersion,
    };
  }
  return {
    overallScore: shownScore(result.overall),
    reason: null,
    breakdown,
    recommendations: [...result.substance.findings, ...result.parts.flatMap((part) => part.assessments)]
      .filter((assessment) => assessment.gain > 0)
      .toSorted((a, b) => b.gain - a.gain)
      .map((assessment) => ({
        priority: assessment.gain >= HIGH_GAIN ? 'high' : assessment.gain >= MEDIUM_GAIN ? 'medium' : 'low',
        message: findingSentence(assessment, findingLanguage),
        code: assessment.code,
        gain: assessment.gain,
      })),
    parts: result.parts.map(({ id, points, maximum, assessments }) => ({
      id,
      points,
      maximum,
      findings: assessments.map(toFinding),
    })),
    substance: explainSubstance(result.substance),
    terms: [...result.terms],
    restsOn: { ...result.restsOn, pages: [...result.restsOn.pages] },
    leftOut: [...result.leftOut],
    wordCount: result.wordCount,
    language: result.language.code,
    otherLanguages: [...(result.language.others ?? [])],
    provenance: result.provenance,
    engineVersion: result.engineVersion,
  };
}

function explainSubstance({ cost, findings, leftOut }: Substance): ExplainedScore['substance'] {
  return {
    cost,
    findings: findings.map((finding) => ({
      ...finding,
      values: { ...finding.values },
      places: [...finding.places],
      message: findingSentence(finding, findingLanguage),
    })),
    leftOut: [...leftOut],
  };
}

function toFinding(assessment: Assessment): ExplainedScore['parts'][number]['findings'][number] {
  return {
    ...assessment,
    values: { ...assessment.values },
    places: [...assessment.places],
    gainBreakdown: [...assessment.gainBreakdown],
    message: findingSentence(assessment, findingLanguage),
  };
}
