import type { ExplainedScore } from '@pagewright/contract/score';
import type { LiveScore, PlacedAssessment } from '../../../scoring/index.ts';

type Part = ExplainedScore['parts'][number];

/** A finding for display, from either scorer; the view adds the wording. */
export type DisplayedFinding = Pick<
  Part['findings'][number],
  'code' | 'verdict' | 'values' | 'points' | 'maximum' | 'gain' | 'gainBreakdown'
>;

/** A content-quality question for display. */
export type DisplayedSubstance = Pick<
  ExplainedScore['substance']['findings'][number],
  'code' | 'verdict' | 'values' | 'cost'
>;

/** A score for display, computed by the server or the browser. */
export interface DisplayedScore extends Pick<ExplainedScore, 'overallScore' | 'reason'> {
  readonly substance: {
    readonly cost: number;
    readonly findings: readonly DisplayedSubstance[];
  };
  readonly parts: readonly (Pick<Part, 'id' | 'points' | 'maximum'> & {
    readonly findings: readonly DisplayedFinding[];
  })[];
  /** The largest possible gains, largest first. */
  readonly top: readonly DisplayedFinding[];
  readonly terms: readonly Pick<
    ExplainedScore['terms'][number],
    'key' | 'text' | 'count' | 'low' | 'high' | 'pages' | 'gain'
  >[];
  readonly restsOn: {
    readonly known: number;
    readonly of: number;
    readonly pages: readonly ExplainedScore['restsOn']['pages'][number][];
  };
}

/** Converts the browser's score. */
export function fromLiveScore(score: LiveScore): DisplayedScore {
  if (score.status === 'unscored') {
    const { reason } = score;
    const restsOn = { known: 0, of: 0, pages: [] };
    const substance = { cost: 0, findings: [] };
    return { overallScore: null, reason, substance, parts: [], top: [], terms: [], restsOn };
  }
  const { shown, substance, parts, gains, terms, restsOn } = score;
  const findings = parts.flatMap((part) => part.assessments.map(toFinding));
  return {
    overallScore: shown,
    reason: null,
    substance: {
      cost: substance.cost,
      findings: substance.findings.map(({ code, verdict, values, cost }) => ({
        code,
        verdict,
        values: { ...values },
        cost,
      })),
    },
    parts: parts.map(({ assessments, ...part }) => ({ ...part, findings: assessments.map(toFinding) })),
    top: gains.flatMap(({ code }) => findings.find((finding) => finding.code === code) ?? []),
    terms,
    restsOn,
  };
}

function toFinding(assessment: PlacedAssessment): DisplayedFinding {
  const { code, verdict, values, points, maximum, gain, gainBreakdown } = assessment;
  return {
    code,
    verdict,
    values: { ...values },
    points,
    maximum,
    gain,
    gainBreakdown: [...gainBreakdown],
  };
}
