import { QUERY_VIEWS, SEARCH_RANGES, type QueryView } from '@pagewright/contract/analytics';
import type { SQL } from 'drizzle-orm';
import { withTransaction, type Database } from '../../../platform/db/client.ts';
import { findWorkspaceSlug } from '../own-pages-repository.ts';
import { readRefreshGrades } from '../refresh-grades/read-refresh-grades.ts';
import { findProperty } from '../search-connection/connection-repository.ts';
import { sumDaysOfProperty } from '../search-connection/pull/named-sums-repository.ts';
import { cacheAnswer, findCachedAnswer, readVersion } from './answer-cache-repository.ts';
import type { Days } from './detail-repository.ts';
import { listMarkets } from './figures-repository.ts';
import { listQueries, listShared, storeMarketPairs, storePairs } from './lists-repository.ts';
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

/** What is computed, of which figures, and when to stop. */
interface Keeping {
  readonly ctx: AnswerContext;
  readonly version: string;
  /** Whether time is up or new figures have arrived, which have answers of their own. */
  readonly isOver: (db: Database) => Promise<boolean>;
}

type NamedAnswer = readonly [name: string, answer: unknown];

/**
 * Computes and keeps the answers of the screen, so that nobody waits for them: every range and view, and the usual range
 * by device, by the countries with the most clicks, and by both; last the grades of refreshes. Stops when `isOver`, or when new figures arrive.
 */
export async function keepAnswers(ctx: AnswerContext, isOver: () => boolean): Promise<void> {
  const property = await findProperty(ctx.db, ctx.actor.workspaceId);
  if (!property) return;
  const version = await readVersion(ctx.db, property.id);
  const keeping: Keeping = {
    ctx,
    version,
    isOver: async (db) => isOver() || (await readVersion(db, property.id)) !== version,
  };
  for (const timeRange of Object.keys(SEARCH_RANGES)) {
    if (await keeping.isOver(ctx.db)) return;
    await keepAnswersOf(keeping, timeRange);
  }
  if (await keeping.isOver(ctx.db)) return;
  await keepAnswersByMarket(keeping);
  // Pulled days have sums already; after a change of brand terms, the answers above do not wait for them.
  await sumDaysOfProperty(ctx.db, property.id, keeping.isOver);
  await keepRefreshGrades(keeping);
}

/** Keeps the grades of refreshes, once all versions of texts are compared. */
async function keepRefreshGrades({ ctx, isOver }: Keeping): Promise<void> {
  const { workspaceId } = ctx.actor;
  const workspaceSlug = await findWorkspaceSlug(ctx.db, workspaceId);
  if (workspaceSlug === undefined) return;
  for (let left = 1; left > 0 && !(await isOver(ctx.db));)
    left = (await readRefreshGrades({ db: ctx.db, actor: { workspaceId, workspaceSlug } }, {})).comparing;
}

/** Keeps the answers of a range, from one pass over the rows by query. */
async function keepAnswersOf(keeping: Keeping, timeRange: string): Promise<void> {
  const { ctx, version } = keeping;
  const opened = await open(ctx, { timeRange });
  if (opened === null || typeof opened === 'string') return;
  if (await areKept(keeping, opened)) return;
  const before = await findPrevious(ctx, opened);
  const answers = await withTransaction(ctx, async (inside) => {
    const pairs = await storePairs(inside.db, opened.selection, opened.period, before);
    return [
      ...(await computeByQuery(inside, opened, { before, pairs, views: QUERY_VIEWS })),
      ['shared', await listShared(inside.db, opened.selection, opened.period, pairs)] as const,
    ];
  });
  if (await keeping.isOver(ctx.db)) return;
  await keep(keeping, opened, answers);
  for (const view of ['all', 'decaying'] as const) await listSearchPages(ctx, { timeRange, view });
  await cacheAnswer(ctx.db, answerKey(opened, ALL_KEPT, version), true);
}

/** Keeps the answers of the usual range by country and device, from one pass over the rows by query. */
async function keepAnswersByMarket(keeping: Keeping): Promise<void> {
  const { ctx, version } = keeping;
  const usual = await open(ctx, { timeRange: USUAL_RANGE });
  if (usual === null || typeof usual === 'string') return;
  const { selection, period } = usual;
  const { countries, devices } = await listMarkets(ctx.db, selection.propertyId, period);
  const byDevice: Pick<Filters, 'device'>[] = [{}, ...devices.map(({ code: device }) => ({ device }))];
  const byCountry: Pick<Filters, 'country'>[] = [
    {},
    ...countries.slice(0, COUNTRIES_KEPT).map(({ code: country }) => ({ country })),
  ];
  const markets = byCountry.flatMap((country) => byDevice.map((device) => ({ ...country, ...device })));
  const wanted: Opened[] = [];
  for (const market of markets.slice(1)) {
    const opened = await open(ctx, { timeRange: USUAL_RANGE, ...market });
    if (opened !== null && typeof opened !== 'string' && !(await areKept(keeping, opened)))
      wanted.push(opened);
  }
  if (wanted.length === 0) return;
  const before = await findPrevious(ctx, usual);
  const found = await withTransaction(ctx, async (inside) => {
    const pairsOf = await storeMarketPairs(inside.db, selection.propertyId, period, before);
    const answers: (readonly [Opened, NamedAnswer[]])[] = [];
    for (const opened of wanted) {
      if (await keeping.isOver(inside.db)) return [];
      const pairs = pairsOf(opened.selection);
      answers.push([
        opened,
        [
          ...(await computeByQuery(inside, opened, { before, pairs, views: ['near', 'all'] })),
          ['shared', await listShared(inside.db, opened.selection, period, pairs)],
        ],
      ]);
    }
    return answers;
  });
  for (const [opened, answers] of found) {
    if (await keeping.isOver(ctx.db)) return;
    await keep(keeping, opened, answers);
    const { country, device } = opened.selection;
    const market = { ...(country === null ? {} : { country }), ...(device === null ? {} : { device }) };
    await listSearchPages(ctx, { timeRange: USUAL_RANGE, ...market, view: 'all' });
    await cacheAnswer(ctx.db, answerKey(opened, ALL_KEPT, version), true);
  }
}

const ALL_KEPT = 'all kept';

const areKept = async ({ ctx, version }: Keeping, opened: Opened): Promise<boolean> =>
  (await findCachedAnswer(ctx.db, answerKey(opened, ALL_KEPT, version))) !== undefined;

/** Keeps answers after the transaction that computed them, so that nobody who asks meanwhile waits for its locks. */
async function keep(
  { ctx, version }: Keeping,
  opened: Opened,
  answers: readonly NamedAnswer[],
): Promise<void> {
  for (const [name, answer] of answers) await cacheAnswer(ctx.db, answerKey(opened, name, version), answer);
}

/** Computes the answers that need rows by query, from stored pairs. */
async function computeByQuery(
  ctx: AnswerContext,
  opened: Opened,
  {
    before,
    pairs,
    views,
  }: { readonly before: Days | null; readonly pairs: SQL; readonly views: readonly QueryView[] },
): Promise<NamedAnswer[]> {
  const { selection, period, terms } = opened;
  const answers: NamedAnswer[] = [['overview', await readFigures(ctx, opened, pairs)]];
  for (const view of views)
    answers.push([
      `queries ${view}`,
      await listQueries(ctx.db, selection, period, { before, view, terms, pairs }),
    ]);
  return answers;
}
