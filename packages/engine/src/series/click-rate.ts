import published from './click-rates.json' with { type: 'json' };

/** What a results page shows in addition to ten plain results. */
export type ResultsLayout = keyof typeof published.layouts;

/** Own clicks at a position, from a search console. */
export interface OwnClicks {
  /** From 1. An average position may be fractional. */
  position: number;
  impressions: number;
  clicks: number;
}

/** The result of one published study. */
export interface ClickRateSource {
  publisher: string;
  /** Null if it was not stated. */
  year: number | null;
  /** Where its figures were found. */
  readAt: string;
  /** Clicks per impression, 0-1. */
  rate: number;
}

/** Share of searches with a click on a result. */
export interface ClickRate {
  /** 0-1. `low` and `high` span the published curves and move toward the own rate as its data grows. */
  low: number;
  mean: number;
  high: number;
  sources: readonly ClickRateSource[];
  /** The factor of the results page's layout, and its source. */
  layout: {
    low: number;
    high: number;
    sources: readonly { publisher: string; year: number; readAt: string }[];
  };
  /** Own impressions and clicks near the position and their weight, 0 (not used) to 1 (used alone). */
  own: { impressions: number; clicks: number; weight: number };
}

/** Own data counts for a position if its position is nearer than this. */
const NEARNESS = 0.5;
/**
 * Weight of the curves, in own impressions: they are based on millions of searches of many sites, own data on a few
 * queries with correlated clicks.
 */
const CURVES_STRENGTH = 1000;
/** Fewer own impressions near a position are not used. */
const MIN_IMPRESSIONS = 100;
/** Standard errors of a 90 % interval. */
const DEVIATIONS = 1.645;
/**
 * The layouts were measured separately, and no study covers combinations. The combined factor does not go below this.
 */
const MIN_FACTOR = 0.2;

/**
 * The rate of each published curve that reaches the position. Between two positions: the geometric mean, weighted by
 * distance.
 */
function publishedRates(position: number): ClickRateSource[] {
  const found: ClickRateSource[] = [];
  if (!(position >= 1)) return found;
  const before = Math.floor(position);
  const share = position - before;
  for (const { publisher, year, readAt, rates } of published.curves) {
    const from = rates[before - 1];
    const to = share === 0 ? from : rates[before];
    if (from === undefined || to === undefined) continue;
    found.push({ publisher, year, readAt, rate: from ** (1 - share) * to ** share });
  }
  return found;
}

/**
 * The click rate at a position: the published curves times the layout's factor, gradually replaced by own data (a beta
 * prior with the weight of a thousand impressions). Null if neither covers the position.
 */
export function clickRate(
  position: number,
  layouts: readonly ResultsLayout[],
  ownClicks: readonly OwnClicks[],
): ClickRate | null {
  const sources = publishedRates(position);
  const own = ownAt(position, ownClicks);
  if (sources.length === 0 && own.impressions === 0) return null;
  const layout = layoutFactor(layouts);
  const ownRate = own.impressions === 0 ? 0 : own.clicks / own.impressions;
  const rates = sources.map((source) => source.rate);
  const middle = Math.sqrt(layout.low * layout.high);
  const capped = (rate: number): number => Math.min(1, rate);
  const mean = sources.length === 0 ? ownRate : capped(average(rates) * middle);
  const strength = sources.length === 0 ? 0 : CURVES_STRENGTH;
  const isEnough = own.impressions >= MIN_IMPRESSIONS || sources.length === 0;
  const weight = isEnough ? own.impressions / (own.impressions + strength) : 0;
  const margin = own.impressions === 0 ? 0 : ownMargin(own.impressions, own.clicks);
  const least = sources.length === 0 ? 0 : capped(Math.min(...rates) * layout.low);
  const most = sources.length === 0 ? 1 : capped(Math.max(...rates) * layout.high);
  return {
    low: (1 - weight) * least + weight * Math.max(0, ownRate - margin),
    mean: (1 - weight) * mean + weight * ownRate,
    high: (1 - weight) * most + weight * Math.min(1, ownRate + margin),
    sources,
    layout,
    own: { ...own, weight },
  };
}

function layoutFactor(layouts: readonly ResultsLayout[]): ClickRate['layout'] {
  let low = 1;
  let high = 1;
  const sources = new Map<string, ClickRate['layout']['sources'][number]>();
  for (const layout of new Set(layouts)) {
    const factor = published.layouts[layout];
    if (factor === undefined) continue;
    low *= factor.low;
    high *= factor.high;
    const source = factor.source === 'ahrefs2025' ? 'ahrefs2025' : 'sistrix2020';
    const { publisher, year, readAt } = published.layoutSources[source];
    sources.set(source, { publisher, year, readAt });
  }
  return {
    low: Math.max(MIN_FACTOR, low),
    high: Math.max(MIN_FACTOR, high),
    sources: [...sources.values()],
  };
}

function ownAt(position: number, ownClicks: readonly OwnClicks[]): { impressions: number; clicks: number } {
  let impressions = 0;
  let clicks = 0;
  for (const own of ownClicks) {
    if (!(Math.abs(own.position - position) <= NEARNESS)) continue;
    if (!(own.impressions > 0) || !(own.clicks >= 0)) continue;
    impressions += own.impressions;
    clicks += Math.min(own.clicks, own.impressions);
  }
  return { impressions, clicks };
}

/** Half of a 90 % interval of a share, with two successes and two failures added (Agresti and Coull). */
function ownMargin(impressions: number, clicks: number): number {
  const share = (clicks + 2) / (impressions + 4);
  return DEVIATIONS * Math.sqrt((share * (1 - share)) / (impressions + 4));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
