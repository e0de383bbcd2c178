import { refreshEffects, type PageWeeks, type RefreshRules } from '../validity/refresh-effect.ts';

/** What is planted: pages of one site with a common season, trends of their own, and noise. */
export interface SitePlan {
  readonly pages: number;
  readonly weeks: number;
  /** Clicks per week of the smallest and of the largest page. */
  readonly clicks: readonly [number, number];
  /** Standard deviation of a page's own noise, which lasts from week to week. */
  readonly noise: number;
}

/** Pages with planted clicks per week; `effect` multiplies those of page 0 from week `from` on. */
export function plantSite(
  random: () => number,
  { pages, weeks, clicks: [least, most], noise }: SitePlan,
  { from, effect }: { readonly from: number; readonly effect: number },
): PageWeeks[] {
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const shocks = Array.from({ length: weeks }, () => normal() * 0.1);
  return Array.from({ length: pages }, (_, page) => {
    const level = Math.log(least) + random() * Math.log(most / least);
    // Half of the pages have the season of one subject, half that of another.
    const phase = random() < 0.5 ? 0 : Math.PI / 2;
    const season = 0.3 + random() * 0.2;
    const trend = normal() * 0.004;
    let lasting = normal() * noise;
    const clicks = Array.from({ length: weeks }, (_week, week) => {
      lasting = 0.7 * lasting + Math.sqrt(1 - 0.49) * normal() * noise;
      const log =
        level +
        season * Math.sin((2 * Math.PI * week) / 52 + phase) +
        trend * week +
        (shocks[week] ?? 0) +
        lasting;
      return poisson(Math.exp(log) * (page === 0 && week >= from ? effect : 1), random, normal);
    });
    return { clicks, changes: page === 0 ? [from - 1] : [], knownFrom: 0, knownTo: weeks };
  });
}

/** The rules of the product. */
export const PLANTED_RULES: RefreshRules = {
  after: [4, 8, 12],
  length: 4,
  before: 8,
  controlsMin: 5,
  clicksMin: 20,
};

/** How often intervals contained what was planted, per window. */
export interface Coverage {
  readonly weeks: number;
  /** Runs with an effect. */
  readonly graded: number;
  readonly share: number;
  /** The mean of the effects, as a logarithm. */
  readonly mean: number;
}

/**
 * Plants sites in which one page changed by an effect (1: none), and counts how often the interval contains it. With
 * `isFallen`, the page that changes is the one of three that fell most before, as people choose it.
 */
export function refreshCoverage(
  plan: SitePlan,
  { effect, runs, seed, isFallen = false }: CoverageRuns,
  randomNumbers: (seed: number) => () => number,
): Coverage[] {
  const sums = PLANTED_RULES.after.map((weeks) => ({ weeks, held: 0, graded: 0, total: 0 }));
  for (let run = 0; run < runs; run += 1) {
    const random = randomNumbers(seed + run * 7919);
    const from = plan.weeks - 14 - Math.floor(random() * 3);
    const changed = isFallen
      ? mostFallen(plantSite(random, plan, { from: plan.weeks, effect: 1 }), from)
      : plantSite(random, plan, { from: from + 1, effect });
    const [page, ...others] = changed.map((one, at) => ({ ...one, changes: at === 0 ? [from] : [] }));
    if (!page) continue;
    const isFinal = Array.from({ length: plan.weeks }, () => true);
    const effects = refreshEffects({ page, others, isFinal, from, to: from, rules: PLANTED_RULES });
    for (const [at, { change, interval }] of effects.entries()) {
      const sum = sums[at];
      if (!sum || change === null || interval === null) continue;
      sum.graded += 1;
      sum.total += Math.log1p(change);
      if (interval.low <= effect - 1 && effect - 1 <= interval.high) sum.held += 1;
    }
  }
  return sums.map(({ weeks, held, graded, total }) => ({
    weeks,
    graded,
    share: held / graded,
    mean: total / graded,
  }));
}

interface CoverageRuns {
  readonly effect: number;
  readonly runs: number;
  readonly seed: number;
  readonly isFallen?: boolean;
}

/** The pages, first the one of the first three whose clicks fell most in the eight weeks before a week. */
function mostFallen(pages: readonly PageWeeks[], from: number): PageWeeks[] {
  const sum = ({ clicks }: PageWeeks, start: number): number =>
    clicks.slice(start, start + 4).reduce((total, value) => total + value, 0.5);
  const first = pages
    .slice(0, 3)
    .toSorted(
      (one, other) => sum(one, from - 4) / sum(one, from - 8) - sum(other, from - 4) / sum(other, from - 8),
    )[0];
  return [...(first ? [first] : []), ...pages.filter((page) => page !== first)];
}

/** A Poisson number (Knuth), for larger means by its normal approximation. */
function poisson(mean: number, random: () => number, normal: () => number): number {
  if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
  const limit = Math.exp(-mean);
  let count = -1;
  for (let product = 1; product > limit; product *= random()) count += 1;
  return count;
}
