import { ENGINE_VERSION } from '../engine-version.ts';
import type { Facts } from '../research/facts.ts';
import { RULES } from './rules.ts';
import { createTermRows } from './term-rows.ts';
import { SUBSTANCE_CODES } from '../substance/judge-substance.ts';
import { distributeUnits, remainingShare, tally } from './tally.ts';
import type { Tally, TallyEntry } from './tally.ts';
import type {
  Assessment,
  Gain,
  GainShare,
  LeftOut,
  PaperLanguage,
  PartId,
  RestsOn,
  ScoredResult,
  ScorePart,
  Substance,
  Verdict,
} from './types.ts';
import { PART_ORDER } from './weights.ts';

/** Maximum places returned per finding. */
const MAX_PLACES = 200;
/** Maximum cost of a substance check for a `fair` verdict, in tenths. */
const SMALL_COST = 50;
/** Number of largest gains reported. */
const MAX_GAINS = 3;

interface About {
  wordCount: number;
  language: PaperLanguage;
  restsOn: Pick<RestsOn, 'subject' | 'pages' | 'middle'>;
}

/** Turns facts into the score with its full explanation. */
export function explain(facts: Facts, about: About): ScoredResult {
  const { restsOn, ...rest } = about;
  const sum = tally(facts, RULES);
  const assessments = new Map<PartId, Assessment[]>();
  for (const entry of sum.entries) {
    const list = assessments.get(entry.rule.part) ?? [];
    list.push(assess(entry, facts, sum));
    assessments.set(entry.rule.part, list);
  }
  const parts = PART_ORDER.map((id): ScorePart => {
    const own = assessments.get(id);
    if (own === undefined) return { id, points: null, maximum: 0, assessments: [] };
    const tenths = sum.entries.reduce(
      (total, entry) => total + (entry.rule.part === id ? entry.points : 0),
      0,
    );
    return { id, points: tenths / 10, maximum: (sum.maxima.get(id) ?? 0) / 10, assessments: own };
  });
  return {
    status: 'scored',
    overall: sum.total / 10,
    parts,
    substance: explainSubstance(sum),
    gains: largestGains(parts),
    terms: createTermRows(facts, sum),
    restsOn: { known: assessments.size, of: PART_ORDER.length, ...restsOn },
    leftOut: [
      ...PART_ORDER.filter((part) => !assessments.has(part)).map((part) => leftOutPart(part, sum)),
      ...sum.leftOut.map(({ rule, reason }) => ({ part: rule.part, code: rule.code, reason })),
    ],
    ...rest,
    provenance: { kind: 'modelled', method: `pagewright-score ${ENGINE_VERSION}` },
    engineVersion: ENGINE_VERSION,
  };
}

/** A left-out part has the reason of its first rule. */
function leftOutPart(part: PartId, { leftOut }: Tally): LeftOut {
  const reason = leftOut.find(({ rule }) => rule.part === part)?.reason ?? 'not_applicable';
  return { part, code: null, reason };
}

function assess({ rule, points, maximum }: TallyEntry, facts: Facts, before: Tally): Assessment {
  const after = points === maximum ? before : tally(rule.fixed(facts), RULES);
  const gain = Math.max(0, after.total - before.total);
  return {
    code: rule.code,
    verdict: verdictOf(points, maximum),
    points: points / 10,
    maximum: maximum / 10,
    gain: gain / 10,
    gainBreakdown: gain === 0 ? [] : compare(before, after),
    values: rule.values(facts),
    places: rule.places(facts).slice(0, MAX_PLACES),
  };
}

/** Changes between two tallies by assessment; largest increase first. */
function compare(before: Tally, after: Tally): GainShare[] {
  const tenths = new Map<GainShare['code'], number>();
  for (const { rule, points } of after.entries) tenths.set(rule.code, points);
  for (const { rule, points } of before.entries) tenths.set(rule.code, (tenths.get(rule.code) ?? 0) - points);
  tenths.set('substance', after.total - after.points - (before.total - before.points));
  return [...tenths]
    .filter(([, change]) => change !== 0)
    .map(([code, change]) => ({ code, points: change / 10 }))
    .toSorted((a, b) => b.points - a.points);
}

/** Distributes the total cost over the judgments by how much each would cost alone. */
function explainSubstance({ points, total, substance }: Tally): Substance {
  const lost = points - total;
  const weights = substance.map(({ kept }) => -Math.log(kept));
  const costs = lost === 0 ? weights.map(() => 0) : distributeUnits(lost, weights);
  const kept = remainingShare(substance);
  return {
    cost: lost / 10,
    findings: substance.map((judgment, at) => ({
      code: judgment.code,
      verdict: costs[at] === 0 ? 'good' : costs[at]! <= SMALL_COST ? 'fair' : 'poor',
      cost: costs[at]! / 10,
      gain: (Math.round((points * kept) / judgment.kept) - total) / 10,
      values: judgment.values,
      places: costs[at] === 0 ? [] : judgment.places.slice(0, MAX_PLACES),
    })),
    leftOut: SUBSTANCE_CODES.filter((code) => !substance.some((judgment) => judgment.code === code)),
  };
}

function verdictOf(points: number, maximum: number): Verdict {
  if (points === maximum) return 'good';
  return points * 2 >= maximum ? 'fair' : 'poor';
}

/** Findings that the same edit resolves, and so change the same points, count once: their gains do not add up. */
function largestGains(parts: readonly ScorePart[]): Gain[] {
  const all = parts.flatMap((part) => part.assessments.map((assessment) => ({ part: part.id, assessment })));
  const open = all
    .filter(({ assessment }) => assessment.gain > 0)
    .toSorted((a, b) => b.assessment.gain - a.assessment.gain);
  const byEdit = Map.groupBy(open, ({ assessment }) => JSON.stringify(assessment.gainBreakdown));
  return [...byEdit.values()]
    .flatMap(([first]) => first ?? [])
    .map(({ part, assessment: { code, gain } }) => ({ part, code, gain }))
    .slice(0, MAX_GAINS);
}
