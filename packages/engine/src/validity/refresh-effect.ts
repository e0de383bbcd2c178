/** Clicks of a page by week, and when its text is known to have changed. */
export interface PageWeeks {
  /** One number per week, oldest first, over the same weeks for all pages. */
  readonly clicks: readonly number[];
  /** Weeks in which the text changed, as indices. */
  readonly changes: readonly number[];
  /** First and last week in which every change of the text is known. */
  readonly knownFrom: number;
  readonly knownTo: number;
}

/** A change of a page's text, and the pages it can be compared with. */
export interface RefreshInput {
  readonly page: PageWeeks;
  readonly others: readonly PageWeeks[];
  /** Whether all figures of a week are final. */
  readonly isFinal: readonly boolean[];
  /** The weeks in which the change began and ended; neither counts as before or after. */
  readonly from: number;
  readonly to: number;
  readonly rules: RefreshRules;
}

export interface RefreshRules {
  /** The weeks after which the effect is measured, each over the `length` weeks that end there. */
  readonly after: readonly number[];
  readonly length: number;
  /** Weeks before the change that the later ones are compared with. */
  readonly before: number;
  readonly controlsMin: number;
  /** Clicks in the weeks before, below which nothing can be told. */
  readonly clicksMin: number;
}

/** Why there is no effect: it is too early, another change overlaps, or too little is known. */
export type UngradedReason = 'waiting' | 'overlap' | 'no_figures' | 'few_clicks' | 'few_controls';

/** The effect of a change after some weeks. */
export interface RefreshEffect {
  readonly weeks: number;
  /** Number of pages it was compared with. */
  readonly controls: number;
  /** Null if there is an effect. */
  readonly reason: UngradedReason | null;
  /** Clicks relative to what they would have been: .2 for a fifth more. */
  readonly change: number | null;
  readonly interval: { readonly low: number; readonly high: number } | null;
  /** Clicks in these weeks, and how many of them the change accounts for. */
  readonly clicks: number | null;
  readonly gained: number | null;
}

/** Log ratios of a page, all from before the change. */
interface Past {
  readonly level: number;
  readonly trend: number;
  /** What the same weeks brought a year before; null if unknown. */
  readonly season: number | null;
}

const YEAR_WEEKS = 52;
const CONTROLS_MAX = 30;
/** With fewer controls, differences in their past are not adjusted for. */
const ADJUSTED_MIN = 10;
/** Keeps measures without spread from dividing by zero. */
const RIDGE = 1e-6;
/** How far a control may differ: a factor of 2.5 in level, of 2 in trend and season. */
const CALIPER = { level: Math.log(2.5), trend: Math.log(2), season: Math.log(2) } as const;
/** Added to counts before logarithms (Anscombe), so that zero has one. */
const HALF_CLICK = 0.5;
/** 97.5 % quantiles of Student's t for 1, 2, 3 … degrees of freedom (NIST/SEMATECH e-Handbook, 1.3.6.7.2). */
const T_975 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
  2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045,
] as const;

/**
 * Measures what a change of a page's text did to its clicks: the difference in differences of logarithms between the
 * page and the untouched pages of its site that were most like it before (level, trend, and season of a year earlier).
 *
 * One page is compared with n, so its own chance must be in the interval. Like Conley and Taber (2011), "Inference with
 * 'difference in differences' with a small number of policy changes", Review of Economics and Statistics 93, 113-125,
 * it is taken from the controls: the interval is the prediction interval for one more page, d ± t(n - 1) · s ·
 * sqrt(1 + 1 / n), with Student's t as in Donald and Lang (2007), Review of Economics and Statistics 89, 221-233.
 */
export function refreshEffects(input: RefreshInput): RefreshEffect[] {
  return input.rules.after.map((weeks) => effectAfter(input, weeks));
}

function effectAfter(input: RefreshInput, weeks: number): RefreshEffect {
  const { page, others, isFinal, from, to, rules } = input;
  const before: Span = { from: from - rules.before, to: from - 1 };
  const after: Span = { from: to + weeks - rules.length + 1, to: to + weeks };
  const ungraded = (reason: UngradedReason, controls = 0): RefreshEffect => ({
    weeks,
    controls,
    reason,
    change: null,
    interval: null,
    clicks: null,
    gained: null,
  });
  const isOwn = (week: number): boolean => week >= from && week <= to;
  if (page.changes.some((week) => !isOwn(week) && week >= before.from && week <= after.to))
    return ungraded('overlap');
  if (before.from < 0 || !isWhole(isFinal, before)) return ungraded('no_figures');
  if (!isWhole(isFinal, after))
    return ungraded(isFinal.lastIndexOf(true) < after.to ? 'waiting' : 'no_figures');
  if (sum(page, before) < rules.clicksMin) return ungraded('few_clicks');

  const pastOf = (one: PageWeeks): Past => describePast(one, isFinal, before, after);
  const controls = nearest(
    pastOf(page),
    others
      .filter((one) => isUntouched(one, { from: before.from, to: after.to }))
      .map((one) => ({ past: pastOf(one), growth: growth(one, before, after) })),
  );
  const expected = controls.length < rules.controlsMin ? null : predict(controls);
  if (expected === null) return ungraded('few_controls', controls.length);
  const difference = growth(page, before, after) - expected.value;
  const clicks = sum(page, after);
  return {
    weeks,
    controls: controls.length,
    reason: null,
    change: Math.expm1(difference),
    interval: { low: Math.expm1(difference - expected.half), high: Math.expm1(difference + expected.half) },
    clicks,
    gained: clicks - clicks * Math.exp(-difference),
  };
}

/** First and last week. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const isWhole = (isFinal: readonly boolean[], { from, to }: Span): boolean =>
  from >= 0 && to < isFinal.length && isFinal.slice(from, to + 1).every(Boolean);

const isUntouched = ({ changes, knownFrom, knownTo }: PageWeeks, { from, to }: Span): boolean =>
  knownFrom <= from && knownTo >= to && !changes.some((week) => week >= from && week <= to);

const sum = ({ clicks }: PageWeeks, { from, to }: Span): number =>
  clicks.slice(from, to + 1).reduce((total, value) => total + value, 0);

/** The logarithm of clicks by week in one span against another. */
function growth(page: PageWeeks, earlier: Span, later: Span): number {
  const rate = (span: Span): number => Math.log((sum(page, span) + HALF_CLICK) / (span.to - span.from + 1));
  return rate(later) - rate(earlier);
}

function describePast(page: PageWeeks, isFinal: readonly boolean[], before: Span, after: Span): Past {
  const middle = Math.floor((before.from + before.to) / 2);
  const yearBefore = ({ from, to }: Span): Span => ({ from: from - YEAR_WEEKS, to: to - YEAR_WEEKS });
  const [earlier, later] = [yearBefore(before), yearBefore(after)];
  return {
    level: Math.log(sum(page, before) + HALF_CLICK),
    trend: growth(page, { from: before.from, to: middle }, { from: middle + 1, to: before.to }),
    // Weeks of a year before are from before the change only if the change is shorter than a year.
    season:
      isWhole(isFinal, earlier) && isWhole(isFinal, later) && later.to < before.from
        ? growth(page, earlier, later)
        : null,
  };
}

/** An untouched page, and how far its past is from that of the page it is compared with, per measure. */
interface Control {
  readonly growth: number;
  readonly gaps: readonly number[];
}

/** The pages whose past is most like another; each measure counts by its spread among them. */
function nearest(
  past: Past,
  candidates: readonly { readonly past: Past; readonly growth: number }[],
): Control[] {
  const measures =
    past.season === null ? (['level', 'trend'] as const) : (['level', 'trend', 'season'] as const);
  const alike = candidates
    .map(({ past: other, growth: grown }) => ({
      growth: grown,
      gaps: measures.map((measure) => (other[measure] ?? 0) - (past[measure] ?? 0)),
    }))
    .filter(({ gaps }) => measures.every((measure, at) => Math.abs(gaps[at] ?? 0) <= CALIPER[measure]));
  const spreads = measures.map(
    (_measure, at) =>
      alike.reduce((total, { gaps }) => total + (gaps[at] ?? 0) ** 2, 0) / Math.max(1, alike.length),
  );
  const distance = ({ gaps }: Control): number =>
    gaps.reduce((total, gap, at) => total + gap ** 2 / (spreads[at] || 1), 0);
  return alike.toSorted((one, other) => distance(one) - distance(other)).slice(0, CONTROLS_MAX);
}

/**
 * What a page without the change would have grown by, and half of the 95 % prediction interval for one page: the
 * intercept of a least squares line through the controls, with their gaps as the other terms. With few controls it is
 * their mean.
 */
function predict(controls: readonly Control[]): { readonly value: number; readonly half: number } | null {
  const n = controls.length;
  const terms = n >= ADJUSTED_MIN ? (controls[0]?.gaps.length ?? 0) : 0;
  const rows = controls.map(({ gaps }) => [1, ...gaps.slice(0, terms)]);
  const gram = Array.from({ length: terms + 1 }, (_row, i) =>
    Array.from({ length: terms + 1 }, (_column, j) =>
      rows.reduce((total, row) => total + (row[i] ?? 0) * (row[j] ?? 0), i === j && i > 0 ? RIDGE : 0),
    ),
  );
  const products = gram.map((_row, i) =>
    rows.reduce((total, row, at) => total + (row[i] ?? 0) * (controls[at]?.growth ?? 0), 0),
  );
  const slopes = solve(gram, products);
  const rest = rows.reduce((total, row, at) => {
    const fitted = row.reduce((value, x, i) => value + x * (slopes[i] ?? 0), 0);
    return total + ((controls[at]?.growth ?? 0) - fitted) ** 2;
  }, 0);
  const freedom = n - terms - 1;
  const quantile = T_975[freedom - 1];
  if (quantile === undefined) return null;
  const [own = 0] = solve(gram, [1, ...Array.from({ length: terms }, () => 0)]);
  return { value: slopes[0] ?? 0, half: quantile * Math.sqrt((rest / freedom) * (1 + own)) };
}

/** Solves a symmetric positive definite system by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (const [at, pivot] of rows.entries())
    for (const [other, row] of rows.entries()) {
      if (other === at) continue;
      const factor = (row[at] ?? 0) / (pivot[at] ?? 1);
      for (const column of row.keys()) row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}
