import type {
  KeywordSearch,
  readSearchFigures as call,
  SearchFigureKind,
} from '@pagewright/contract/analytics';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { listImportsWith, SEARCH_PROVENANCE, spanOf, withoutOverlap } from '../../advanced/index.ts';
import { publicPath } from '../../content/index.ts';
import { analyticsMessages } from '../messages.ts';
import type { Period } from '../period.ts';
import {
  findPages,
  findQuery,
  listFigures,
  listImports,
  listNewestDays,
  listSums,
  type ImportRow,
} from './search-repository.ts';
import { showImport, showImported, showRow, sumFigures } from './show-search.ts';

type Shown = NonNullable<HandlerOutput<typeof call>['shown']>;

const ROWS_SHOWN = 500;

/**
 * Reads imported Search Console figures, of one import or of all combined.
 * @throws ApiError 404 if the workspace has no such import.
 */
export async function readSearch(
  ctx: Context,
  { importId }: { readonly importId?: string | undefined },
): Promise<HandlerOutput<typeof call>> {
  const rows = await listImports(ctx.db, ctx.actor.workspaceId);
  const imports = rows.map((row) => showImport(ctx.actor, row));
  if (importId === undefined && rows.length !== 1) return { imports, shown: await combineImports(ctx, rows) };
  const row = importId === undefined ? rows[0] : rows.find(({ id }) => id === importId);
  if (!row) throw new ApiError(404, 'not_found', analyticsMessages.notFound);
  const figures = await listFigures(ctx.db, row.id, ROWS_SHOWN);
  const rowsOf = (has: readonly unknown[]): ImportRow[] => (has.length === 0 ? [] : [row]);
  const { query, page, day } = figures;
  const of = { query: rowsOf(query), page: rowsOf(page), day: rowsOf(day) };
  return { imports, shown: show([row], figures, of, []) };
}

/**
 * Combines all imports. A day counts once, from the newest import that contains it. Queries and pages are sums over
 * all days of an export, so those of an import count only if no newer import shares a day with it.
 */
async function combineImports(ctx: Context, rows: readonly ImportRow[]): Promise<Shown | null> {
  const { workspaceId } = ctx.actor;
  const [withQueries, withPages, day] = await Promise.all([
    listImportsWith(ctx.db, workspaceId, 'query'),
    listImportsWith(ctx.db, workspaceId, 'page'),
    listNewestDays(ctx.db, workspaceId),
  ]);
  const [ofQueries, ofPages] = [withQueries, withPages].map((spans) =>
    withoutOverlap(spans).map(({ id }) => id),
  );
  const [query, page] = await Promise.all([
    listSums(ctx.db, 'query', ofQueries ?? [], ROWS_SHOWN),
    listSums(ctx.db, 'page', ofPages ?? [], ROWS_SHOWN),
  ]);
  const summed = new Set([...(ofQueries ?? []), ...(ofPages ?? [])]);
  const known = new Set([...summed, ...day.map(({ importId }) => importId)]);
  const counted = rows.filter(({ id }) => known.has(id));
  if (counted.length === 0) return null;
  const overlapping = new Set([...withQueries, ...withPages].map(({ id }) => id)).difference(summed);
  return show(
    counted,
    { query, page, day },
    {
      query: rows.filter(({ id }) => ofQueries?.includes(id)),
      page: rows.filter(({ id }) => ofPages?.includes(id)),
      day: rows.filter(({ id }) => day.some(({ importId }) => importId === id)),
    },
    rows.flatMap(({ id }) => (overlapping.has(id) ? [id] : [])),
  );
}

function show(
  rows: readonly ImportRow[],
  { query, page, day }: Awaited<ReturnType<typeof listFigures>>,
  of: Record<SearchFigureKind, readonly ImportRow[]>,
  leftOut: string[],
): Shown {
  return {
    importIds: rows.map(({ id }) => id),
    ...spanOf(rows),
    provenance: SEARCH_PROVENANCE,
    totals: sumFigures(day),
    queries: query.map(showRow),
    pages: page.map(showRow),
    days: day.map(showRow),
    spans: {
      queries: spanOrNull(of.query),
      pages: spanOrNull(of.page),
      days: daysSpan(day) ?? spanOrNull(of.day),
    },
    leftOut,
  };
}

function spanOrNull(rows: readonly ImportRow[]): Shown['spans']['days'] {
  return rows.length === 0 ? null : spanOf(rows);
}

/** From the first to the last day; null for none. */
function daysSpan(days: Awaited<ReturnType<typeof listFigures>>['day']): Shown['spans']['days'] {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? { from: first.name, to: last.name } : null;
}

/** Reads imported figures of a keyword in a period. */
export async function readKeywordSearch(
  ctx: Context,
  keyword: string,
  { from, to }: Period,
): Promise<KeywordSearch | null> {
  return showImported(await findQuery(ctx.db, { workspaceId: ctx.actor.workspaceId, from, to }, keyword));
}

/** Reads imported figures of public pages in a period, by slug: on our site or at the root of their own domain. */
export async function readPagesSearch(
  ctx: Context,
  slugs: readonly string[],
  { from, to }: Period,
): Promise<(slug: string) => KeywordSearch | null> {
  const { workspaceId, workspaceSlug } = ctx.actor;
  const pathsOf = (slug: string): string[] => [
    publicPath(workspaceSlug, slug),
    `/${encodeURIComponent(slug)}`,
  ];
  const found = await findPages(ctx.db, { workspaceId, from, to }, slugs.flatMap(pathsOf));
  return (slug) => showImported(found.filter(({ name }) => pathsOf(slug).includes(name)));
}
