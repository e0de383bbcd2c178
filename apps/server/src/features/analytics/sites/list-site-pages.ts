import {
  SITE_SORTS,
  type listSitePages as call,
  type SiteVerdict,
  type SiteSort,
} from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { z } from 'zod';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { requireCrawledSite } from './crawled-sites.ts';
import { showPages } from './show-pages.ts';
import { findOrderedPages, readSiteVersion, type PageOrder } from './page-order-repository.ts';
import {
  readCoverageOnce,
  readDuplicatesOnce,
  readPageOrder,
  withSums,
  type SiteState,
} from './read-page-order.ts';
import type { PageFilters } from './page-filter-repository.ts';
import { findPages, type SitePageRow } from './site-page-repository.ts';
import { siteIndexMessages } from './messages.ts';
import { describeSiteTraffic } from './site-traffic-repository.ts';

const INT_MAX = 2_147_483_647;
const placeSchema = z.tuple([
  z.enum(SITE_SORTS),
  z.union([z.string(), z.int().min(-INT_MAX).max(INT_MAX)]),
  z.string().regex(/^\d{1,18}$/),
  z.string().max(32),
]);

/** The last page that was listed, and the version of the site that it was listed from. */
interface Place {
  readonly key: string | number;
  readonly id: string;
  readonly version: string;
}

/** Lists the pages of a site. @throws ApiError 404 if the site was not crawled, 400 for an invalid cursor. */
export async function listSitePages(
  ctx: Context,
  { site, sort, cursor, limit, ...filters }: ParsedRequest<typeof call>['query'],
): Promise<HandlerOutput<typeof call>> {
  const siteId = await requireCrawledSite(ctx, site);
  const after = cursor === undefined ? null : readCursor(cursor, sort);
  // Before everything else: what changes meanwhile is then read again.
  const version = await readSiteVersion(ctx.db, siteId);
  const state: SiteState = { siteId, version, traffic: await describeSiteTraffic(ctx, siteId) };
  const [order, { coverage, verdicts }] = await Promise.all([
    readPageOrder(ctx, state, filters, sort),
    readCoverageOnce(ctx, state),
  ]);
  const rows = await findRows(ctx, state, order, { filters, sort, after, limit: limit + 1 });
  const { traffic } = state;
  const page = rows.slice(0, limit);
  const none: Record<SiteVerdict, number> = {
    refresh: 0,
    merge: 0,
    redirect: 0,
    widen: 0,
    leave: 0,
    no_data: 0,
  };
  return {
    pages: await showPages(ctx.db, page, () => readDuplicatesOnce(ctx, state)),
    nextCursor: rows.length > limit ? writeCursor(page.at(-1), sort, version) : null,
    total: order.ids.length,
    coverage,
    traffic: traffic && {
      property: traffic.property,
      from: traffic.from,
      to: traffic.to,
      comparedFrom: traffic.before?.from ?? null,
      comparedTo: traffic.before?.to ?? null,
      provenance: { kind: 'measured', method: 'Google Search Console' },
    },
    verdicts: { ...none, ...verdicts },
  };
}

/** Continues in the same order where the site is still as it was; otherwise after the key of the last page. */
async function findRows(
  ctx: Context,
  site: SiteState,
  order: PageOrder,
  {
    filters,
    sort,
    after,
    limit,
  }: {
    readonly filters: PageFilters;
    readonly sort: SiteSort;
    readonly after: Place | null;
    readonly limit: number;
  },
): Promise<SitePageRow[]> {
  const from = after === null ? 0 : order.ids.indexOf(Number(after.id)) + 1;
  if (after !== null && (after.version !== site.version || from === 0))
    return withSums(ctx, site, () =>
      findPages(ctx, site.siteId, filters, { sort, after, limit, traffic: site.traffic }),
    );
  return findOrderedPages(ctx, order, { sort, from, to: from + limit });
}

function writeCursor(row: SitePageRow | undefined, sort: SiteSort, version: string): string | null {
  return row === undefined
    ? null
    : Buffer.from(JSON.stringify([sort, row.key, row.id, version])).toString('base64url');
}

function readCursor(cursor: string, sort: SiteSort): Place {
  const parsed = placeSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  const [of, key, id, version] = parsed.data ?? [];
  const isKey = sort === 'url' ? typeof key === 'string' && !key.includes('\0') : typeof key === 'number';
  if (of !== sort || key === undefined || id === undefined || version === undefined || !isKey)
    throw new ApiError(400, 'invalid_cursor', siteIndexMessages.wrongCursor);
  return { key: typeof key === 'string' ? key.toWellFormed() : key, id, version };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
