import { QUERY_VIEWS, SEARCH_RANGES, type QueryView } from '@pagewright/contract/analytics';
import { withTransaction } from '../../../platform/db/client.ts';
import { findProperty } from '../search-connection/connection-repository.ts';
import { cacheAnswer, findCachedAnswer, readVersion } from './answer-cache-repository.ts';
import type { Days } from './detail-repository.ts';
import { listMarkets } from './figures-repository.ts';
import { listQueries, listShared, storePairs } from './lists-repository.ts';
import {
  answerKey,
  findPrevious,
  listSearchPages,
  open,
  readFigures,
  type AnswerContext,
  type Filters,
  type Opened,
} from './read-performance.ts';

/** The range the screen opens with, and for how many countries its answers are kept. */
const USUAL_RANGE = '28d';
const COUNTRIES_KEPT = 5;

/**
 * Computes and keeps the answers of the screen, so that nobody waits for them: every range and view, and the usual range
 * by device and by the countries with the most clicks. Stops when `isOver`, or when new figures arrive, which have answers
 * of their own.
 */
export async function keepAnswers(ctx: AnswerContext, isOver: () => boolean): Promise<void> {
  const property = await findProperty(ctx.db, ctx.actor.workspaceId);
  if (!property) return;
  const version = await readVersion(ctx.db, property.id);
  const usual = await open(ctx, { timeRange: USUAL_RANGE });
  if (usual === null || typeof usual === 'string') return;
  const { countries, devices } = await listMarkets(ctx.db, property.id, usual.period);
  const wanted: Filters[] = [
    ...Object.keys(SEARCH_RANGES).map((timeRange) => ({ timeRange })),
    ...devices.map(({ code }) => ({ timeRange: USUAL_RANGE, device: code })),
    ...countries.slice(0, COUNTRIES_KEPT).map(({ code }) => ({ timeRange: USUAL_RANGE, country: code })),
  ];
  for (const filters of wanted) {
    if (isOver() || (await readVersion(ctx.db, property.id)) !== version) return;
    await keepAnswersOf(ctx, filters, version);
  }
}

/** Keeps the answers with one set of filters, from one pass over the rows by query. */
async function keepAnswersOf(ctx: AnswerContext, filters: Filters, version: string): Promise<void> {
  const opened = await open(ctx, filters);
  if (opened === null || typeof opened === 'string') return;
  const allKept = answerKey(opened, 'all kept', version);
  if ((await findCachedAnswer(ctx.db, allKept)) !== undefined) return;
  const isWhole = filters.country === undefined && filters.device === undefined;
  const before = await findPrevious(ctx, opened);
  const answers = await withTransaction(ctx, (inside) =>
    computeTogether(inside, opened, { before, isWhole }),
  );
  if ((await readVersion(ctx.db, opened.selection.propertyId)) !== version) return;
  // After the transaction, so that nobody who asks meanwhile waits for its locks.
  for (const [name, answer] of answers) await cacheAnswer(ctx.db, answerKey(opened, name, version), answer);
  for (const view of isWhole ? (['all', 'decaying'] as const) : (['all'] as const))
    await listSearchPages(ctx, { ...filters, view });
  await cacheAnswer(ctx.db, allKept, true);
}

/** Computes the answers that need rows by query, with their names. */
async function computeTogether(
  ctx: AnswerContext,
  opened: Opened,
  { before, isWhole }: { readonly before: Days | null; readonly isWhole: boolean },
): Promise<[name: string, answer: unknown][]> {
  const { selection, period, terms } = opened;
  const pairs = await storePairs(ctx.db, selection, period, before);
  const answers: [string, unknown][] = [['overview', await readFigures(ctx, opened, pairs)]];
  const views: readonly QueryView[] = isWhole ? QUERY_VIEWS : ['near', 'all'];
  for (const view of views)
    answers.push([
      `queries ${view}`,
      await listQueries(ctx.db, selection, period, { before, view, terms, pairs }),
    ]);
  answers.push(['shared', await listShared(ctx.db, selection, period, pairs)]);
  return answers;
}
