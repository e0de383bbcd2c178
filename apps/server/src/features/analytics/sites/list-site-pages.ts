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
import { showPage } from './show-page.ts';
import { countFiltered, findPages, readCoverage, type SitePageRow } from './site-page-repository.ts';
import { siteIndexMessages } from './messages.ts';
import { findSiteTraffic } from './site-traffic-repository.ts';

const INT_MAX = 2_147_483_647;
const placeSchema = z.tuple([
  z.enum(SITE_SORTS),
  z.union([z.string(), z.int().min(-INT_MAX).max(INT_MAX)]),
  z.string().regex(/^\d{1,18}$/),
]);

/** Lists the pages of a site. @throws ApiError 404 if the site was not crawled, 400 for an invalid cursor. */
export async function listSitePages(
  ctx: Context,
  { site, sort, cursor, limit, ...filters }: ParsedRequest<typeof call>['query'],
): Promise<HandlerOutput<typeof call>> {
  const siteId = await requireCrawledSite(ctx, site);
  const after = cursor === undefined ? null : readCursor(cursor, sort);
  const traffic = await findSiteTraffic(ctx, siteId);
  const [rows, total, { coverage, verdicts }] = await Promise.all([
    findPages(ctx, siteId, filters, { sort, after, limit: limit + 1, traffic }),
    countFiltered(ctx, siteId, filters, traffic),
    readCoverage(ctx.db, siteId, traffic),
  ]);
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
    pages: page.map(showPage),
    nextCursor: rows.length > limit ? writeCursor(page.at(-1), sort) : null,
    total,
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

function writeCursor(row: SitePageRow | undefined, sort: SiteSort): string | null {
  return row === undefined
    ? null
    : Buffer.from(JSON.stringify([sort, row.key, row.id])).toString('base64url');
}

function readCursor(cursor: string, sort: SiteSort): { readonly key: string | number; readonly id: string } {
  const parsed = placeSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  const [of, key, id] = parsed.data ?? [];
  const isKey = sort === 'url' ? typeof key === 'string' && !key.includes('\0') : typeof key === 'number';
  if (of !== sort || key === undefined || id === undefined || !isKey)
    throw new ApiError(400, 'invalid_cursor', siteIndexMessages.wrongCursor);
  return { key: typeof key === 'string' ? key.toWellFormed() : key, id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
