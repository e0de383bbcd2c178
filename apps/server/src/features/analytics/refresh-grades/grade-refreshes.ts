import { REFRESH_RULES, type GradedEffect } from '@pagewright/contract/analytics';
import { refreshEffects, type PageWeeks } from '@pagewright/engine';

const WEEK_MS = 7 * 86_400_000;
/** A week counts if at most two of its days are missing; all pages lack the same days. */
const FINAL_DAYS_MIN = 5;

/** A page and when its text is known to have changed, as days. */
export interface GradedPage {
  /** Its numbers in the figures. */
  readonly ids: readonly number[];
  /** Days of all saves. */
  readonly touched: readonly string[];
  /** First and last day of which every change is known; null: always. */
  readonly knownFrom: string | null;
  readonly knownTo: string | null;
}

/** A refresh of one of the pages. */
export interface RefreshSpan {
  /** Index of its page. */
  readonly page: number;
  readonly from: string;
  readonly to: string;
}

/** What the grades are computed from. */
export interface GradingInput {
  readonly monday: string;
  readonly finalDays: readonly number[];
  /** JSON of clicks by page and week. */
  readonly weeks: string;
  readonly pages: readonly GradedPage[];
  readonly refreshes: readonly RefreshSpan[];
}

/** Grades refreshes against the untouched pages of their site, in the order given. */
export function gradeRefreshes(input: GradingInput): GradedEffect[][] {
  const { monday, finalDays, pages, refreshes } = input;
  const isFinal = finalDays.map((days) => days >= FINAL_DAYS_MIN);
  const weekOf = (day: string): number => Math.floor((Date.parse(day) - Date.parse(monday)) / WEEK_MS);
  const clicks = readClicks(input.weeks, isFinal.length);
  const figures = pages.map(({ ids, touched, knownFrom, knownTo }): PageWeeks => ({
    clicks: isFinal.map((_is, week) => ids.reduce((sum, id) => sum + (clicks.get(id)?.[week] ?? 0), 0)),
    changes: touched.map(weekOf),
    // A week that is known in part is not known.
    knownFrom: knownFrom === null ? 0 : weekOf(knownFrom) + 1,
    knownTo: knownTo === null ? Number.MAX_SAFE_INTEGER : weekOf(knownTo) - 1,
  }));
  return refreshes.map(({ page, from, to }) => {
    const own = figures[page];
    if (!own) return [];
    const [first, last] = [weekOf(from), weekOf(to)];
    const changes = refreshes.filter((one) => one.page === page).flatMap((one) => weeksOf(one, weekOf));
    const effects = refreshEffects({
      page: { ...own, changes },
      others: figures.filter((_one, at) => at !== page),
      isFinal,
      from: first,
      to: last,
      rules: REFRESH_RULES,
    });
    return effects.map((effect): GradedEffect => ({
      ...effect,
      readyOn: effect.reason === 'waiting' ? dayOf(monday, (last + effect.weeks + 1) * 7 - 1) : null,
    }));
  });
}

/** Clicks by week of each page in the JSON. */
function readClicks(json: string, weeks: number): Map<number, number[]> {
  const rows = JSON.parse(json) as [number, [number, number][]][];
  return new Map(
    rows.map(([page, counted]) => {
      const clicks = Array.from({ length: weeks }, () => 0);
      for (const [week, count] of counted) if (week >= 0 && week < weeks) clicks[week] = count;
      return [page, clicks];
    }),
  );
}

function weeksOf({ from, to }: RefreshSpan, weekOf: (day: string) => number): number[] {
  const first = weekOf(from);
  return Array.from({ length: weekOf(to) - first + 1 }, (_, at) => first + at);
}

const dayOf = (monday: string, days: number): string =>
  new Date(Date.parse(monday) + days * 86_400_000).toISOString().slice(0, 10);
