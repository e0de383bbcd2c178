import { createSimilarity } from '../similarity/create-similarity.ts';
import { shareFound } from '../similarity/similarity.ts';
import type { GapPriority, IntentShares, OpportunityPart } from './types.ts';

/** Points of each part, where demand is measured and where it is not. Coverage is seen; intent is itself modelled. */
const WITH_DEMAND = { demand: 50, coverage: 20, nearness: 20, intent: 10 } as const;
const WITHOUT_DEMAND = { demand: 0, coverage: 45, nearness: 35, intent: 20 } as const;
/** Searches a month, as a power of ten, from which on more make no difference: 100,000. */
const FULL_DEMAND = 5;
/** What a visit of each kind is worth to an article; a search for another site is worth nothing. */
const INTENT_WORTH: Readonly<IntentShares> = {
  transactional: 1,
  commercial: 1,
  local: 0.7,
  informational: 0.6,
  navigational: 0,
};
const HIGH_FROM = 60;
const MEDIUM_FROM = 40;

/** What is known of a gap. */
export interface GapFacts {
  /** Searches a month; null where they are not measured. */
  demand: number | null;
  /** Competitors with a page for it, and all of them. */
  having: number;
  competitors: number;
  /** How near it is to our own pages, 0 to 1; null where none of ours is known. */
  nearness: number | null;
  intent: IntentShares | undefined;
}

/**
 * What a page on a keyword is worth trying for, as parts that sum up to 0 to 100. What is not known takes no part: its
 * points go to the others.
 */
export function opportunityParts(facts: GapFacts): OpportunityPart[] {
  const { demand, having, competitors, nearness, intent } = facts;
  const points = demand === null ? WITHOUT_DEMAND : WITH_DEMAND;
  const shares = {
    demand: demand === null ? null : Math.min(1, Math.log10(1 + demand) / FULL_DEMAND),
    // One more than there are: one competitor's page is less of a proof than three of three.
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

/** Worth (0 to 1) of a visit by the kind that is worth most of those that may hold. */
function worthOf(intent: IntentShares | undefined): number {
  if (intent === undefined) return INTENT_WORTH.informational;
  return Math.max(
    intent.transactional * INTENT_WORTH.transactional,
    intent.commercial * INTENT_WORTH.commercial,
    intent.local * INTENT_WORTH.local,
    intent.informational * INTENT_WORTH.informational,
  );
}

/** How much attention an opportunity deserves. */
export function priorityOf(opportunity: number): GapPriority {
  if (opportunity >= HIGH_FROM) return 'high';
  return opportunity >= MEDIUM_FROM ? 'medium' : 'low';
}

/**
 * Tells how near keywords are to the subjects of pages: the share of a keyword's words, by what each tells, that the
 * title which has most of them has too, in a related form for less. Null of no titles. `language`: ISO 639-1, of the titles.
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
