import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { hasCrawled, listCrawls, type CrawlRow } from '../../../research/index.ts';
import { findUsedSite, siteName, siteUrl } from '../../advanced/index.ts';
import { siteIndexMessages } from './messages.ts';

/** Whether an origin matches a named site, with or without `www.`. */
export function matchesSite(origin: string, site: string): boolean {
  return siteName(new URL(origin)) === siteName(siteUrl(site));
}

/** Lists the sites that the caller's workspace crawled, with its own site marked. */
export async function listCrawledSites(ctx: Context): Promise<(CrawlRow & { readonly isOwn: boolean })[]> {
  const [rows, { used, site }] = await Promise.all([
    listCrawls(ctx.db, ctx.actor.workspaceId),
    findUsedSite(ctx),
  ]);
  return rows.map((row) => ({ ...row, isOwn: matchesSite(row.origin, site ?? used.site) }));
}

/**
 * Returns the id of a crawled site: the requested one, or else the workspace's own, or else the last one.
 * @throws ApiError 404 if there is none.
 */
export async function requireCrawledSite(ctx: Context, siteId: string | undefined): Promise<string> {
  if (siteId !== undefined) {
    if (await hasCrawled(ctx.db, ctx.actor.workspaceId, siteId)) return siteId;
    throw new ApiError(404, 'not_found', siteIndexMessages.noSite);
  }
  const rows = await listCrawledSites(ctx);
  const found = rows.find(({ isOwn }) => isOwn) ?? rows[0];
  if (!found) throw new ApiError(404, 'not_found', siteIndexMessages.noSite);
  return found.siteId;
}
