import type { PageSelection } from '@pagewright/contract/analytics';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { findSitesOfPages } from './assignment-repository.ts';
import { requireCrawledSite } from './crawled-sites.ts';
import { siteIndexMessages } from './messages.ts';
import { showPage } from './show-page.ts';
import { findPageIds, findPages, type SitePageRow } from './site-page-repository.ts';
import { findSiteTraffic } from './site-traffic-repository.ts';

const BATCH = 200;

/**
 * Returns the ids of selected pages.
 * @throws ApiError 404 for pages of sites that the workspace did not crawl, 422 for more than `max` pages.
 */
export async function selectPageIds(
  ctx: Context,
  { pages, matching }: PageSelection,
  max: number,
): Promise<number[]> {
  if (matching === undefined) {
    const ids = [...new Set((pages ?? []).map(Number))];
    await requireSites(ctx, ids);
    return ids;
  }
  const { site, sort: _sort, ...filters } = matching;
  const siteId = await requireCrawledSite(ctx, site);
  const traffic = await findSiteTraffic(ctx, siteId);
  const ids = await findPageIds(ctx, siteId, filters, { limit: max + 1, traffic });
  requireAtMost(ids.length, max);
  return ids;
}

/** A page to be planned: its title, and its URL with the reasons. */
export interface PageToPlan {
  readonly title: string;
  readonly note: string;
}

/**
 * Lists selected pages with what there is to do with them, in the order of the selection.
 * @throws ApiError as `selectPageIds`.
 */
export async function listPagesToPlan(
  ctx: Context,
  selection: PageSelection,
  max: number,
): Promise<PageToPlan[]> {
  const { pages, matching } = selection;
  if (matching === undefined) {
    const ids = [...new Set(pages)];
    requireAtMost(ids.length, max);
    const found = new Map<string, PageToPlan>();
    for (const siteId of await requireSites(ctx, ids.map(Number)))
      await readRows(ctx, siteId, { ids }, ids.length, (row) => found.set(row.id, toPlan(row)));
    return ids.flatMap((id) => found.get(id) ?? []);
  }
  const { site, ...filters } = matching;
  const siteId = await requireCrawledSite(ctx, site);
  const traffic = await findSiteTraffic(ctx, siteId);
  requireAtMost((await findPageIds(ctx, siteId, filters, { limit: max + 1, traffic })).length, max);
  const found: PageToPlan[] = [];
  await readRows(ctx, siteId, filters, max, (row) => found.push(toPlan(row)));
  return found;
}

function toPlan(row: SitePageRow): PageToPlan {
  const { url, title, verdict, reasons, statusChange } = showPage(row);
  const name = title || statusChange?.formerTitle || url;
  const isAway = statusChange !== null && statusChange.kind !== 'back';
  return {
    title:
      isAway && verdict === 'leave'
        ? siteIndexMessages.planAway(statusChange.kind === 'gone', name)
        : siteIndexMessages.planTitle(verdict, name),
    note: [url, ...reasons].join('\n'),
  };
}

/** Reads pages in their order, a part at a time. */
async function readRows(
  ctx: Context,
  siteId: string,
  { sort = 'inbound', ...filters }: Omit<NonNullable<PageSelection['matching']>, 'site'> & { ids?: string[] },
  max: number,
  onRow: (row: SitePageRow) => unknown,
): Promise<void> {
  const traffic = await findSiteTraffic(ctx, siteId);
  let last: SitePageRow | undefined;
  for (let left = max; left > 0; left -= BATCH) {
    const after = last === undefined ? null : { key: last.key, id: last.id };
    const limit = Math.min(BATCH, left);
    const part = await findPages(ctx, siteId, filters, { sort, after, limit, traffic });
    part.forEach(onRow);
    last = part.at(-1);
    if (part.length < limit) return;
  }
}

function requireAtMost(count: number, max: number): void {
  if (count > max) throw new ApiError(422, 'too_many_pages', siteIndexMessages.tooManyPages(max));
}

/** Returns the sites of pages. @throws ApiError 404 if there are none, or some that the workspace did not crawl. */
async function requireSites(ctx: Context, ids: readonly number[]): Promise<string[]> {
  const sites = await findSitesOfPages(ctx.db, ids);
  if (sites.length === 0) throw new ApiError(404, 'not_found', siteIndexMessages.noPageHere);
  for (const site of sites) await requireCrawledSite(ctx, site);
  return sites;
}
