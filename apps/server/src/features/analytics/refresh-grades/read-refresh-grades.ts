import { createHash } from 'node:crypto';
import type * as contract from '@pagewright/contract/analytics';
import {
  REFRESH_RULES,
  SITE_RULES,
  type GradedRefresh,
  type RefreshGrades,
  type VerdictHits,
} from '@pagewright/contract/analytics';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { shareInterval } from '@pagewright/engine';
import type { Actor, Context } from '../../../platform/context.ts';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import { findProperty } from '../search-connection/connection-repository.ts';
import { cacheAnswer, findCachedAnswer, readVersion } from '../search-performance/answer-cache-repository.ts';
import { compareSaves, type Refresh } from './compare-saves.ts';
import { groupSaves } from './find-refreshes.ts';
import { gradeRefreshes, type GradedPage } from './grade-refreshes.ts';
import { listOwnPages, type OwnPage } from './saves-repository.ts';
import {
  listCrawledPages,
  listFinalWeeks,
  readPageWeeks,
  readTrafficBefore,
  type TrafficBefore,
} from './weeks-repository.ts';

const REFRESHES_SHOWN = 100;
/** Newest refreshes that are graded. */
const REFRESHES_MAX = 1_000;
/** How long one call compares texts. */
const COMPARE_MS = 3_000;
const DAY_MS = 86_400_000;
const provenance = { kind: 'modelled', method: 'difference-in-differences-against-matched-pages' } as const;

const grading = defineTask(new URL('./grade-refreshes.ts', import.meta.url), gradeRefreshes, {
  kind: 'long',
});

/** What refreshes are graded with: no person is needed. */
interface GradingContext {
  readonly db: Context['db'];
  readonly actor: Pick<Actor, 'workspaceId' | 'workspaceSlug'>;
}

/** Grades the refreshes of a workspace's pages against untouched pages of the same site. */
export async function readRefreshGrades(
  ctx: GradingContext,
  { page }: ParsedRequest<typeof contract.readRefreshGrades>['query'],
): Promise<RefreshGrades> {
  const property = await findProperty(ctx.db, ctx.actor.workspaceId);
  if (!property) return show({ isConnected: false, comparing: 0, graded: [] });
  const pages = await listOwnPages(ctx, property.id);
  const { refreshes, left } = await findRefreshes(ctx, pages);
  const graded = await gradeAll(ctx, property.id, pages, refreshes);
  const shown = page === undefined ? graded : graded.filter((one) => isSamePage(one.page, page));
  return show({ isConnected: true, comparing: left, graded: shown });
}

function show({
  isConnected,
  comparing: left,
  graded,
}: {
  readonly isConnected: boolean;
  readonly comparing: number;
  readonly graded: readonly GradedRefresh[];
}): RefreshGrades {
  return {
    isConnected,
    provenance,
    comparing: left,
    total: graded.length,
    refreshes: graded.slice(0, REFRESHES_SHOWN),
    judged: hitsOf(graded.filter(({ verdict }) => verdict === 'refresh')),
    other: hitsOf(graded.filter(({ verdict }) => verdict === 'other')),
  };
}

/** How many refreshes gained clicks, of those whose effect is known. */
function hitsOf(graded: readonly GradedRefresh[]): VerdictHits {
  const effects = graded.flatMap(({ effects: all }) =>
    all.filter(({ weeks, change }) => weeks === REFRESH_RULES.hitWeeks && change !== null),
  );
  const gained = effects.filter(({ change }) => (change ?? 0) > 0).length;
  const isEnough = effects.length >= REFRESH_RULES.hitsMin;
  return {
    refreshes: effects.length,
    gained,
    clearly: effects.filter(({ interval }) => (interval?.low ?? 0) > 0).length,
    isEnough,
    interval: isEnough ? shareInterval(gained, effects.length) : null,
  };
}

/** Finds the refreshes of pages, newest first, and how many versions are still to be compared. */
async function findRefreshes(
  ctx: GradingContext,
  pages: readonly OwnPage[],
): Promise<{ readonly refreshes: Refresh[]; readonly left: number }> {
  const { refreshes, left } = await compareSaves(ctx, pages.flatMap(groupSaves), COMPARE_MS);
  return { left, refreshes: refreshes.slice(0, REFRESHES_MAX) };
}

/** Grades refreshes, or reads what was computed from the same figures, saves, and crawls. */
async function gradeAll(
  ctx: GradingContext,
  propertyId: number,
  pages: readonly OwnPage[],
  refreshes: readonly Refresh[],
): Promise<GradedRefresh[]> {
  if (refreshes.length === 0) return [];
  const described = JSON.stringify(['refreshes', pages, refreshes]);
  const of = {
    propertyId,
    key: createHash('sha256').update(described).digest('hex'),
    version: await readVersion(ctx.db, propertyId),
  };
  const cached = await findCachedAnswer(ctx.db, of);
  if (cached !== undefined) return cached as GradedRefresh[];
  const graded = await computeGrades(ctx, propertyId, pages, refreshes);
  await cacheAnswer(ctx.db, of, graded);
  return graded;
}

async function computeGrades(
  ctx: GradingContext,
  propertyId: number,
  pages: readonly OwnPage[],
  refreshes: readonly Refresh[],
): Promise<GradedRefresh[]> {
  const { monday, finalDays } = await listFinalWeeks(ctx.db, propertyId);
  if (monday === null) return [];
  const ownIds = pages.flatMap(({ pageIds }) => pageIds);
  const crawled = await listCrawledPages(ctx.db, { propertyId, workspaceId: ctx.actor.workspaceId }, ownIds);
  const known: GradedPage[] = [
    ...pages.map(({ pageIds, saves, isImported, createdOn, publishedOn }) => ({
      ids: pageIds,
      touched: [publishedOn, ...saves.slice(1).map(({ day }) => day)],
      knownFrom: isImported ? createdOn : null,
      knownTo: null,
    })),
    ...crawled.map(({ id, from, to }) => ({ ids: [id], touched: [], knownFrom: from, knownTo: to })),
  ];
  const weeks = await readPageWeeks(
    ctx.db,
    { propertyId, monday },
    known.flatMap(({ ids }) => ids),
  );
  const pageOf = new Map(pages.map((one, at) => [one.contentId, { ...one, at }]));
  const found = refreshes.flatMap((refresh) => {
    const page = pageOf.get(refresh.contentId);
    return page ? [{ ...refresh, page }] : [];
  });
  const effects = await compute(grading, {
    monday,
    finalDays,
    weeks,
    pages: known,
    refreshes: found.map(({ page, firstDay, lastDay }) => ({ page: page.at, from: firstDay, to: lastDay })),
  });
  const traffic = await readTrafficBefore(
    ctx.db,
    propertyId,
    found.map(({ page, firstDay }) => ({ pageIds: page.pageIds, day: firstDay })),
  );
  return found.map((refresh, at) => ({
    contentId: refresh.contentId,
    title: refresh.page.title,
    page: refresh.page.url,
    from: refresh.firstDay,
    to: refresh.lastDay,
    changedShare: refresh.share,
    verdict: judge(refresh, refresh.page, traffic[at] ?? { now: null, yearBefore: null }),
    effects: effects[at] ?? [],
  }));
}

/** What the page inventory or the calendar would have said on the day before a refresh. */
function judge(
  { firstDay }: Pick<Refresh, 'firstDay'>,
  { proposals, saves, publishedOn, isImported }: OwnPage,
  { now, yearBefore }: TrafficBefore,
): GradedRefresh['verdict'] {
  const daysBefore = (day: string): number => (Date.parse(firstDay) - Date.parse(day)) / DAY_MS;
  const isProposed = proposals.some(
    (day) => daysBefore(day) >= 0 && daysBefore(day) <= REFRESH_RULES.proposalDays,
  );
  if (isProposed) return 'refresh';
  const isCompared = now !== null && yearBefore !== null;
  const kept = 1 - SITE_RULES.fallenShare;
  if (isCompared && yearBefore - now >= SITE_RULES.fallenClicks && now <= yearBefore * kept) return 'refresh';
  const earlier = [
    // When a page was last changed before it came here is not known.
    ...(isImported ? [] : [publishedOn]),
    ...saves.slice(1).map(({ day }) => day),
  ].filter((day) => day < firstDay);
  const lastChange = earlier.toSorted().at(-1);
  const isOld = lastChange === undefined ? null : daysBefore(lastChange) > SITE_RULES.oldDays;
  const holds = isCompared && now >= SITE_RULES.fallenClicks && now > yearBefore * kept;
  if (isOld === true && !holds) return 'refresh';
  return isCompared ? 'other' : null;
}

const isSamePage = (one: string, other: string): boolean =>
  one.replace(/\/$/, '') === other.replace(/\/$/, '');
