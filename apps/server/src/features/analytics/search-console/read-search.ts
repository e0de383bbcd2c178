import type { KeywordSearch, readSearchFigures as call } from '@pagewright/contract/analytics';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { publicPath } from '../../content/index.ts';
import { analyticsMessages } from '../messages.ts';
import type { Period } from '../period.ts';
import { findPages, findQuery, listFigures, listImports } from './search-repository.ts';
import { SEARCH_PROVENANCE, showImport, showImported, showRow, sumFigures } from './show-search.ts';

const ROWS_SHOWN = 500;

/**
 * What Search Console counted, by an import: the newest unless one is named.
 * @throws ApiError 404 where the workspace has no such import.
 */
export async function readSearch(
  ctx: Context,
  { importId }: { readonly importId?: string | undefined },
): Promise<HandlerOutput<typeof call>> {
  const rows = await listImports(ctx, ctx.actor.workspaceId);
  const imports = rows.map((row) => showImport(ctx.actor, row));
  const row = importId === undefined ? rows[0] : rows.find(({ id }) => id === importId);
  if (!row) {
    if (importId !== undefined) throw new ApiError(404, 'not_found', analyticsMessages.notFound);
    return { imports, shown: null };
  }
  const figures = await listFigures(ctx, row.id, ROWS_SHOWN);
  return {
    imports,
    shown: {
      importId: row.id,
      from: row.fromDay,
      to: row.toDay,
      provenance: SEARCH_PROVENANCE,
      totals: sumFigures(figures.day),
      queries: figures.query.map(showRow),
      pages: figures.page.map(showRow),
      days: figures.day.map(showRow),
    },
  };
}

/** What was imported of a keyword for a period. */
export async function searchOfKeyword(
  ctx: Context,
  keyword: string,
  { from, to }: Period,
): Promise<KeywordSearch | null> {
  return showImported(await findQuery(ctx, { workspaceId: ctx.actor.workspaceId, from, to }, keyword));
}

/** What was imported of public pages for a period, by their slugs: on our site or at the root of a domain of their own. */
export async function searchOfPages(
  ctx: Context,
  slugs: readonly string[],
  { from, to }: Period,
): Promise<(slug: string) => KeywordSearch | null> {
  const { workspaceId, workspaceSlug } = ctx.actor;
  const pathsOf = (slug: string): string[] => [
    publicPath(workspaceSlug, slug),
    `/${encodeURIComponent(slug)}`,
  ];
  const found = await findPages(ctx, { workspaceId, from, to }, slugs.flatMap(pathsOf));
  return (slug) => showImported(found.find(({ name }) => pathsOf(slug).includes(name)));
}
