import { createHash } from 'node:crypto';
import type * as contract from '@pagewright/contract/analytics';
import { SEARCH_RANGES, type SearchSums } from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { SQL } from 'drizzle-orm';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { analyticsMessages } from '../messages.ts';
import { findProperty, findSearchConnection } from '../search-connection/connection-repository.ts';
import { sumNamed } from './brand-repository.ts';
import { brandTermsOf } from './brand-terms.ts';
import type { Days, Selection, Sums } from './detail-repository.ts';
import {
  addDays,
  findLastDay,
  findPage,
  listDays,
  listMarkets,
  readCoverage,
  type DayRow,
} from './figures-repository.ts';
import { listPages, listQueries, listShared } from './lists-repository.ts';
import { findCachedAnswer, cacheAnswer, readVersion, type CacheKey } from './answer-cache-repository.ts';
import { readAiSeries } from './ai-series.ts';
import { readAnswerShares } from './answer-shares.ts';
import { readMarks } from './marks.ts';

const DAY_MS = 86_400_000;
const DAYS_MAX = 731;
const YEAR_DAYS = 364;
/** Minimum share of known days for a comparison. */
const MIN_KNOWN_SHARE = 0.8;
const provenance = { kind: 'measured', method: 'google-search-console' } as const;

export interface Filters {
  readonly timeRange: string;
  readonly page?: string | undefined;
  readonly country?: string | undefined;
  readonly device?: contract.SearchDevice | undefined;
}

/** The property, period, and page of a request. */
export interface Opened {
  readonly property: string;
  readonly terms: string[];
  readonly selection: Selection;
  readonly period: Days;
}

const nothing = (property: string | null) => ({ property, period: null, provenance });

/** What answers are computed with: no person is needed. */
export interface AnswerContext {
  readonly db: Context['db'];
  readonly actor: Pick<Context['actor'], 'workspaceId'>;
}

/** Finds the requested property, period, and page. @throws ApiError 400 for an invalid range. */
export async function open(
  ctx: AnswerContext,
  { timeRange, page, country, device }: Filters,
): Promise<Opened | string | null> {
  const { workspaceId } = ctx.actor;
  const property = await findProperty(ctx.db, workspaceId);
  if (!property) return null;
  const last = await findLastDay(ctx.db, property.id);
  if (last === null) return property.url;
  const connection = await findSearchConnection(ctx.db, workspaceId);
  const pageId = page === undefined ? null : ((await findPage(ctx.db, property.id, page)) ?? 0);
  return {
    property: property.url,
    terms: brandTermsOf(property.url, connection?.brandTerms ?? []),
    selection: { propertyId: property.id, pageId, country: country ?? null, device: device ?? null },
    period: periodOf(timeRange, last),
  };
}

/** Reads Search Console figures by day. @throws ApiError 400 for an invalid range. */
export async function readSearchPerformance(
  ctx: Context,
  filters: ParsedRequest<typeof contract.readSearchPerformance>['query'],
): Promise<HandlerOutput<typeof contract.readSearchPerformance>> {
  const opened = await open(ctx, filters);
  if (opened === null || typeof opened === 'string')
    return {
      ...nothing(opened),
      totals: null,
      previous: null,
      yearBefore: null,
      days: [],
      unexplained: null,
      brand: null,
      marks: [],
      ai: null,
      answerShares: [],
      markets: { countries: [], devices: [] },
    };
  const figures = await withAnswerCache(ctx, opened, 'overview', () => readFigures(ctx, opened));
  const { property, period } = opened;
  const page = filters.page ?? null;
  const [marks, ai, answerShares] = await Promise.all([
    readMarks(ctx, period, page),
    readAiSeries(ctx, { property, page, days: everyDay(period) }),
    page === null ? readAnswerShares(ctx, period) : [],
  ]);
  return { ...figures, marks, ai, answerShares };
}

/** Computes the figures by day, from stored pairs if there are any. */
export async function readFigures(
  ctx: AnswerContext,
  { selection, period, terms, property }: Opened,
  pairs?: SQL,
) {
  const days = await listDays(ctx.db, selection, period);
  const named = await sumNamed(ctx.db, selection, period, terms, pairs);
  const known = new Map(days.map((day) => [day.day, day]));
  return {
    property,
    period,
    provenance,
    totals: compared(period, days),
    previous: await readCompared(ctx, selection, shifted(period, -lengthOf(period))),
    yearBefore: await readCompared(ctx, selection, shifted(period, -YEAR_DAYS)),
    days: everyDay(period).map((date) => {
      const day = known.get(date);
      return day ? { date, isFinal: day.isFinal, ...showSums(day) } : { date, clicks: null };
    }),
    // For one page in one country there are only rows by query, so the unexplained part is unknown.
    unexplained:
      selection.pageId !== null && (selection.country ?? selection.device) !== null
        ? null
        : unexplainedOf(await readCoverage(ctx.db, selection, period, named)),
    brand: terms.length === 0 ? null : { terms, brand: showSums(named.brand), other: showSums(named.other) },
    markets: await listMarkets(ctx.db, selection.propertyId, period),
  };
}

/** Lists queries with their figures. @throws ApiError 400 for an invalid range. */
export async function listSearchQueries(
  ctx: AnswerContext,
  { view, ...filters }: ParsedRequest<typeof contract.listSearchQueries>['query'],
): Promise<HandlerOutput<typeof contract.listSearchQueries>> {
  const opened = await open(ctx, filters);
  if (opened === null || typeof opened === 'string') return { ...nothing(opened), total: 0, queries: [] };
  const { selection, period, terms, property } = opened;
  const before = await findPrevious(ctx, opened);
  const rows = await withAnswerCache(ctx, opened, `queries ${view}`, () =>
    listQueries(ctx.db, selection, period, { before, view, terms }),
  );
  return {
    property,
    period,
    provenance,
    total: rows[0]?.total ?? 0,
    queries: rows.map(({ query, pages, previousClicks, ...sums }) => ({
      query,
      pages,
      previousClicks,
      ...showSums(sums),
    })),
  };
}

/** Returns the days before a period if they are known. */
export function findPrevious(ctx: AnswerContext, { selection, period }: Opened): Promise<Days | null> {
  return daysIfKnown(ctx, selection.propertyId, shifted(period, -lengthOf(period)));
}

/** Lists pages with their figures, compared with the same season a year earlier if known. @throws ApiError 400. */
export async function listSearchPages(
  ctx: AnswerContext,
  { view, ...filters }: ParsedRequest<typeof contract.listSearchPages>['query'],
): Promise<HandlerOutput<typeof contract.listSearchPages>> {
  const opened = await open(ctx, filters);
  if (opened === null || typeof opened === 'string') return { ...nothing(opened), total: 0, pages: [] };
  const { selection, period, property } = opened;
  const { propertyId } = selection;
  const yearBefore = await daysIfKnown(ctx, propertyId, shifted(period, -YEAR_DAYS));
  const previous = await daysIfKnown(ctx, propertyId, shifted(period, -lengthOf(period)));
  const rows = await withAnswerCache(ctx, opened, `pages ${view}`, () =>
    listPages(ctx.db, selection, period, {
      compared: yearBefore ?? previous,
      isDecayOnly: view === 'decaying',
    }),
  );
  const comparedWith = yearBefore ? 'year_before' : previous ? 'previous' : null;
  return {
    property,
    period,
    provenance,
    total: rows[0]?.total ?? 0,
    pages: rows.map(({ page, comparedClicks, isDecaying, ...sums }) => ({
      page,
      comparedClicks,
      comparedWith,
      isDecaying,
      ...showSums(sums),
    })),
  };
}

/** Lists queries that several pages share. @throws ApiError 400 for an invalid range. */
export async function listSharedQueries(
  ctx: AnswerContext,
  filters: ParsedRequest<typeof contract.listSharedQueries>['query'],
): Promise<HandlerOutput<typeof contract.listSharedQueries>> {
  const opened = await open(ctx, filters);
  if (opened === null || typeof opened === 'string') return { ...nothing(opened), total: 0, queries: [] };
  const { selection, period, property } = opened;
  const rows = await withAnswerCache(ctx, opened, 'shared', () => listShared(ctx.db, selection, period));
  return {
    property,
    period,
    provenance,
    total: rows[0]?.total ?? 0,
    queries: [...Map.groupBy(rows, ({ query }) => query)].map(([query, pages]) => ({
      query,
      impressions: pages[0]?.queryImpressions ?? 0,
      pages: pages.map(({ page, ...sums }) => ({ page, ...showSums(sums) })),
    })),
  };
}

/** Names an answer about figures of a certain version. */
export function answerKey({ selection, terms, period }: Opened, name: string, version: string): CacheKey {
  const described = JSON.stringify([name, selection, terms, period]);
  return {
    propertyId: selection.propertyId,
    key: createHash('sha256').update(described).digest('hex'),
    version,
  };
}

/** Returns the answer cached since the last pull, or computes and caches it. */
async function withAnswerCache<Answer>(
  ctx: AnswerContext,
  opened: Opened,
  name: string,
  compute: () => Promise<Answer>,
): Promise<Answer> {
  const of = answerKey(opened, name, await readVersion(ctx.db, opened.selection.propertyId));
  const found = await findCachedAnswer(ctx.db, of);
  if (found !== undefined) return found as Answer;
  const answer = await compute();
  await cacheAnswer(ctx.db, of, answer);
  return answer;
}

async function readCompared(ctx: AnswerContext, selection: Selection, days: Days) {
  return compared(days, await listDays(ctx.db, selection, days));
}

function compared(days: Days, rows: readonly DayRow[]) {
  const sums = addDays(rows);
  return { ...days, sums: sums && showSums(sums), knownDays: sums?.knownDays ?? 0 };
}

/** Returns the days if enough of them are known for a comparison. */
async function daysIfKnown(ctx: AnswerContext, propertyId: number, days: Days): Promise<Days | null> {
  const whole = { propertyId, pageId: null, country: null, device: null };
  const known = await listDays(ctx.db, whole, days);
  return known.length >= lengthOf(days) * MIN_KNOWN_SHARE ? days : null;
}

function showSums({ clicks, impressions, positionSum }: Sums): SearchSums {
  return {
    clicks,
    impressions,
    ctr: impressions === 0 ? null : clicks / impressions,
    position: impressions === 0 ? null : positionSum / impressions,
  };
}

function unexplainedOf({
  clicks,
  impressions,
  detailClicks,
  detailImpressions,
  cappedDays,
}: Awaited<ReturnType<typeof readCoverage>>) {
  const [leftClicks, leftImpressions] = [
    Math.max(0, clicks - detailClicks),
    Math.max(0, impressions - detailImpressions),
  ];
  return {
    clicks: leftClicks,
    clicksShare: clicks === 0 ? null : leftClicks / clicks,
    impressions: leftImpressions,
    impressionsShare: impressions === 0 ? null : leftImpressions / impressions,
    cappedDays,
  };
}

/** The days of a range that ends with the last known day. @throws ApiError 400 for an invalid range. */
export function periodOf(timeRange: string, last: string): Days {
  const named = Object.entries(SEARCH_RANGES).find(([name]) => name === timeRange)?.[1];
  if (named !== undefined) return { from: dayAfter(last, 1 - named), to: last };
  const [from = '', to = ''] = timeRange.split('..');
  const isDay = (day: string): boolean => {
    const at = Date.parse(day);
    return Number.isFinite(at) && new Date(at).toISOString().startsWith(day);
  };
  const length = isDay(from) && isDay(to) ? lengthOf({ from, to }) : 0;
  if (!(length >= 1 && length <= DAYS_MAX)) throw new ApiError(400, 'invalid', analyticsMessages.wrongRange);
  return { from, to };
}

function lengthOf({ from, to }: Days): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

function shifted({ from, to }: Days, days: number): Days {
  return { from: dayAfter(from, days), to: dayAfter(to, days) };
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** All days of a period, oldest first. */
export function everyDay(period: Days): string[] {
  return Array.from({ length: lengthOf(period) }, (_, at) => dayAfter(period.from, at));
}
