import { createSimilarity } from '../similarity/create-similarity.ts';
import { shareFound } from '../similarity/similarity.ts';
import type { GapPriority, IntentShares, OpportunityPart } from './types.ts';

/** Points of each part, with and without measured demand. Coverage is observed; intent itself is modeled. */
const WITH_DEMAND = { demand: 50, coverage: 20, nearness: 20, intent: 10 } as const;
const WITHOUT_DEMAND = { demand: 0, coverage: 45, nearness: 35, intent: 20 } as const;
/** Monthly searches, as a power of ten, above which more make no difference: 100,000. */
const FULL_DEMAND = 5;
/** Value of a visit by intent for an article; navigational searches are worth nothing. */
const INTENT_WORTH: Readonly<IntentShares> = {
  transactional: 1,
  commercial: 1,
  local: 0.7,
  informational: 0.6,
  navigational: 0,
};
const HIGH_FROM = 60;
const MEDIUM_FROM = 40;

/** Facts about a gap. */
export interface GapFacts {
  /** Monthly searches; null if not measured. */
  demand: number | null;
  /** Competitors with a page for it, and all competitors. */
  having: number;
  competitors: number;
  /** Closeness to our own pages, 0 to 1; null if none of ours is known. */
  nearness: number | null;
  intent: IntentShares | undefined;
}

/**
 * The opportunity of a page on a keyword, as parts that add up to 0 to 100. Unknown parts are omitted and their points
 * go to the others.
 */
export function opportunityParts(facts: GapFacts): OpportunityPart[] {
  const { demand, having, competitors, nearness, intent } = facts;
  const points = demand === null ? WITHOUT_DEMAND : WITH_DEMAND;
  const shares = {
    demand: demand === null ? null : Math.min(1, Math.log10(1 + demand) / FULL_DEMAND),
    // One more than there are: one competitor's page proves less than three of three.
    coverage: having / (competitors + 1),
    nearness,
    intent: worthOf(intent),
  };
  const known = (Object.keys(points) as OpportunityPart['code'][]).flatMap((code) => {
    const share = shares[code];
    return share === null || points[code] === 0 ? [] : [{ code, share, max: points[code] }];
  });
  const total = known.reduce((sum, { max }) => sum + max, 0);
  return known.map(({ code, share, max }) => {
    const scaled = (100 * max) / total;
    return { code, share: round(share, 2), max: round(scaled, 1), points: round(scaled * share, 1) };
  });
}

/** Value (0 to 1) of a visit, by the most valuable of the possible intents. */
function worthOf(intent: IntentShares | undefined): number {
  if (intent === undefined) return INTENT_WORTH.informational;
  return Math.max(
    intent.transactional * INTENT_WORTH.transactional,
    intent.commercial * INTENT_WORTH.commercial,
    intent.local * INTENT_WORTH.local,
    intent.informational * INTENT_WORTH.informational,
  );
}

/** The priority of an opportunity. */
export function priorityOf(opportunity: number): GapPriority {
  if (opportunity >= HIGH_FROM) return 'high';
  return opportunity >= MEDIUM_FROM ? 'medium' : 'low';
}

/**
 * Measures how close keywords are to the subjects of pages: the weighted share of a keyword's words in the
 * best-matching title; related forms count less. Null without titles. `language`: ISO 639-1, of the titles.
 */
export function nearnessTo(titles: readonly string[], language: string): (keyword: string) => number | null {
  const similarity = createSimilarity(language);
  const vectors = titles.filter((title) => title !== '').map((title) => similarity.vector(title));
  return (keyword) => {
    if (vectors.length === 0) return null;
    const sought = similarity.vector(keyword);
    return Math.min(1, Math.max(...vectors.map((vector) => shareFound(sought, vector))));
  };
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
