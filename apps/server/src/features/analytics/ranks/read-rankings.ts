import type { RankDay, readKeywordRanks, readRankings as call } from '@pagewright/contract/analytics';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { findVolumes, listChecks, type CheckRow } from './check-repository.ts';
import { describeRankProblem } from './describe-rank-problem.ts';
import { requireTracker } from './manage-trackers.ts';
import { shareOfVoice, VOICE_PROVENANCE, weigh } from './share-of-voice.ts';
import { findRankTargets } from './target-sites.ts';
import type { TrackerRow } from './tracker-repository.ts';

const DAY_MS = 86_400_000;
type Row = HandlerOutput<typeof call>['keywords'][number];

/** Reads the positions of a site by keyword, and the share of voice of all sites by day. @throws ApiError 404. */
export async function readRankings(
  ctx: Context,
  id: string,
  { days, site: wanted }: { readonly days: number; readonly site?: string | undefined },
): Promise<HandlerOutput<typeof call>> {
  const tracker = await requireTracker(ctx, id);
  const [targets, checks, volumes] = await Promise.all([
    findRankTargets(ctx, tracker),
    listChecks(ctx.db, id, { days }),
    findVolumes(ctx.db, tracker),
  ]);
  const sites = sitesIn(checks, targets.sites);
  const site = sites.find((one) => one === wanted) ?? sites[0] ?? null;
  const byKeyword = Map.groupBy(checks, ({ keyword }) => keyword);
  const keywords = [...new Set([...targets.keywords, ...byKeyword.keys()])];
  const dates = lastDays(days);
  return {
    from: dates[0] ?? '',
    to: dates.at(-1) ?? '',
    site,
    sites,
    keywords: keywords.map((keyword) => ({
      ...showKeyword(byKeyword.get(keyword) ?? [], site, tracker),
      keyword,
      isWatched: targets.keywords.includes(keyword),
      volume: volumes.get(keyword) ?? null,
    })),
    voice: showVoice(checks, dates, volumes),
  };
}

/** Reads the positions of all sites for a keyword by day. @throws ApiError 404. */
export async function readKeywordHistory(
  ctx: Context,
  id: string,
  { keyword, days }: { readonly keyword: string; readonly days: number },
): Promise<HandlerOutput<typeof readKeywordRanks>> {
  const tracker = await requireTracker(ctx, id);
  const [{ sites }, checks] = await Promise.all([
    findRankTargets(ctx, tracker),
    listChecks(ctx.db, id, { days, keyword }),
  ]);
  return {
    keyword,
    sites: sitesIn(checks, sites),
    days: lastDays(days).map((date): RankDay => {
      const check = checks.find(({ day }) => day === date);
      if (!check)
        return { date, state: 'not_asked', results: null, features: null, problem: null, positions: [] };
      return {
        date,
        state: check.results === null ? 'failed' : 'answered',
        results: check.results,
        features: check.features,
        problem: check.problem === null ? null : describeRankProblem(check.problem, tracker.source),
        positions: [...check.sites],
      };
    }),
  };
}

/** The sites that count now, then those that were looked for earlier. */
function sitesIn(checks: readonly CheckRow[], current: readonly string[]): string[] {
  return [...new Set([...current, ...checks.flatMap(({ sites }) => sites.map(({ site }) => site))])];
}

/** The days of a period that ends today, in UTC, oldest first. */
function lastDays(days: number): string[] {
  const now = Date.now();
  return Array.from({ length: days }, (_, at) =>
    new Date(now - (days - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The checks of one keyword, oldest first, as seen by one site. */
function showKeyword(
  checks: readonly CheckRow[],
  site: string | null,
  { source }: TrackerRow,
): Pick<Row, 'latest' | 'before' | 'best'> {
  const latest = checks.at(-1);
  const answers = checks.flatMap((check) => {
    const found = check.sites.find((one) => one.site === site);
    return found && check.results !== null ? [{ check, found, results: check.results }] : [];
  });
  const before = answers.findLast(({ check }) => check !== latest);
  const positions = answers.flatMap(({ found }) => found.position ?? []);
  return {
    latest: latest ? showLatest(latest, site, source) : null,
    before: before
      ? {
          date: before.check.day,
          position: before.found.position,
          url: before.found.url,
          results: before.results,
        }
      : null,
    best: positions.length === 0 ? null : Math.min(...positions),
  };
}

function showLatest(check: CheckRow, site: string | null, source: string): NonNullable<Row['latest']> {
  const found = check.sites.find((one) => one.site === site);
  const place = found?.position === null ? 'not_found' : 'found';
  return {
    date: check.day,
    state: check.results === null ? 'failed' : found ? place : 'not_asked',
    position: found?.position ?? null,
    url: found?.url ?? null,
    results: check.results,
    features: check.features,
    problem: check.problem === null ? null : describeRankProblem(check.problem, source),
  };
}

function showVoice(
  checks: readonly CheckRow[],
  dates: readonly string[],
  volumes: ReadonlyMap<string, number>,
): HandlerOutput<typeof call>['voice'] {
  const keywords = [...new Set(checks.map(({ keyword }) => keyword))];
  const weights = weigh(keywords, volumes);
  const byDay = Map.groupBy(checks, ({ day }) => day);
  return {
    weights: weights.kind,
    volumesKnown: keywords.filter((keyword) => volumes.has(keyword)).length,
    provenance: VOICE_PROVENANCE,
    days: dates.map((date) => {
      const ofDay = byDay.get(date) ?? [];
      const answers = ofDay.filter(({ results }) => results !== null);
      return {
        date,
        answered: answers.length,
        failed: ofDay.length - answers.length,
        shares: shareOfVoice(answers, weights),
      };
    }),
  };
}
