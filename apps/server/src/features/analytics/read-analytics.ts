import type {
  readAnalytics as overviewCall,
  readContentAnalytics as contentCall,
  readKeywordAnalytics as keywordCall,
  readPerformance as performanceCall,
} from '@pagewright/contract/analytics';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { trafficFall } from '@pagewright/engine';
import type { Context } from '../../platform/context.ts';
import { findMonthlyViews } from '../advanced/index.ts';
import { readContent } from '../content/index.ts';
import { parsePeriod, type Period } from './period.ts';
import { listMostReadPages } from './most-read-pages.ts';
import { findFirstDay, listTargets, type PageCounts, type Pages } from './repository.ts';
import { readKeywordSearch, readPagesSearch } from './search-console/read-search.ts';
import { showOverview } from './show-overview.ts';

const TOP_PAGES = 10;
const COMPARED_PAGES = 100;

interface AnalyticsQuery {
  readonly timeRange: string;
}

/** Reads visits of all published pages of the caller's workspace. @throws ApiError 400 for an invalid range. */
export async function readAnalytics(
  ctx: Context,
  { timeRange }: AnalyticsQuery,
): Promise<CallOutput<typeof overviewCall>> {
  const { overview, pages } = await withPages(
    ctx,
    { workspaceId: ctx.actor.workspaceId },
    parsePeriod(timeRange, new Date()),
  );
  return { ...overview, pages: pages.map(showPage) };
}

/** The same for pages that target a keyword, with Search Console figures for the keyword and those pages. */
export async function readKeywordAnalytics(
  ctx: Context,
  { timeRange, keyword }: AnalyticsQuery & { readonly keyword: string },
): Promise<CallOutput<typeof keywordCall>> {
  const period = parsePeriod(timeRange, new Date());
  const [{ overview, pages }, search] = await Promise.all([
    withPages(ctx, { workspaceId: ctx.actor.workspaceId, keyword }, period),
    readKeywordSearch(ctx, keyword, period),
  ]);
  const searchOf = await readPagesSearch(
    ctx,
    pages.map(({ slug }) => slug),
    period,
  );
  return {
    keyword,
    search,
    ...overview,
    pages: pages.map((page) => ({ ...showPage(page), search: searchOf(page.slug) })),
  };
}

/** Reads visits of one page. @throws ApiError 404 if the caller may not read the item. */
export async function readContentAnalytics(
  ctx: Context,
  { id, timeRange }: AnalyticsQuery & { readonly id: string },
): Promise<CallOutput<typeof contentCall>> {
  const item = await readContent(ctx, id);
  const pages = { workspaceId: ctx.actor.workspaceId, contentId: item.id };
  const [overview, targets] = await Promise.all([
    showOverview(ctx, pages, parsePeriod(timeRange, new Date())),
    listTargets(ctx.db, item.id),
  ]);
  return { contentId: item.id, title: item.title, ...overview, targets };
}

/** Compares pages with the period before, including drops between full months. */
export async function readPerformance(
  ctx: Context,
  { timeRange }: AnalyticsQuery,
): Promise<CallOutput<typeof performanceCall>> {
  const period = parsePeriod(timeRange, new Date());
  const pages: Pages = { workspaceId: ctx.actor.workspaceId };
  const [listed, measuredSince] = await Promise.all([
    listMostReadPages(ctx.db, { pages, period, isPreviousAsked: true, limit: COMPARED_PAGES }),
    findFirstDay(ctx.db, pages),
  ]);
  const months = await findMonthlyViews(
    ctx.db,
    listed.map(({ contentId }) => contentId),
  );
  const isPreviousKnown = measuredSince !== null && measuredSince <= period.previousFrom;
  return {
    timeRange,
    from: period.from,
    to: period.to,
    measuredSince,
    pages: listed.map((page) => {
      const fall = trafficFall(months.get(page.contentId) ?? []);
      return { ...showPage(page), previous: isPreviousKnown ? page.previous : null, trafficFall: fall };
    }),
  };
}

async function withPages(ctx: Context, pages: Pages, period: Period) {
  const [overview, listed] = await Promise.all([
    showOverview(ctx, pages, period),
    listMostReadPages(ctx.db, { pages, period, isPreviousAsked: false, limit: TOP_PAGES }),
  ]);
  return { overview, pages: listed.filter(({ views }) => views > 0) };
}

function showPage({ contentId, title, publishedAt, views, engagedSeconds, conversions }: PageCounts) {
  return {
    contentId,
    title,
    publishedAt: publishedAt?.toISOString() ?? null,
    views,
    engagedSeconds,
    conversions,
  };
}
