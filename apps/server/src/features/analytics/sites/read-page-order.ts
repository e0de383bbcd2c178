import type { SiteSort } from '@pagewright/contract/analytics';
import { createSizedCache } from '../../../platform/async/sized-cache.ts';
import { keepAssigned, orderPages, type PageOrder } from './page-order-repository.ts';
import type { PageFilters, WorkspaceOf } from './page-filter-repository.ts';
import { findDuplicates, type Duplicates } from './duplicate-repository.ts';
import { DUPLICATES_MAX } from './show-pages.ts';
import { readCoverage } from './site-page-repository.ts';
import { sumTraffic, type SiteTraffic } from './site-traffic-repository.ts';

/** Numbers kept in memory, 8 bytes each: the orders of some 100 sites of 10,000 pages. */
const NUMBERS_MAX = 1_000_000;
const COVERAGES_MAX = 1_000;
/** Texts of several pages kept in memory, some 200 bytes each. */
const DUPLICATES_KEPT = 50_000;
/** What an empty order takes besides. */
const ORDER_SIZE = 100;

const orders = createSizedCache<PageOrder>(
  NUMBERS_MAX,
  ({ ids, traffic }) => ORDER_SIZE + ids.length * (traffic === null ? 1 : 4),
);
const duplicates = createSizedCache<Duplicates>(DUPLICATES_KEPT, (found) => 1 + Object.keys(found).length);
const coverages = createSizedCache<Awaited<ReturnType<typeof readCoverage>>>(COVERAGES_MAX, () => 1);

/** A site in one state: all that orders and counts of its pages depend on. */
export interface SiteState {
  readonly siteId: string;
  /** From `readSiteVersion`, read before anything else. */
  readonly version: string;
  readonly traffic: SiteTraffic | null;
}

/** Returns the order of the pages that match the filters; it is computed once for each state of a site. */
export async function readPageOrder(
  ctx: WorkspaceOf,
  site: SiteState,
  { assignee, ...filters }: PageFilters,
  sort: SiteSort,
): Promise<PageOrder> {
  const order = await orders(JSON.stringify([site, filters, sort]), () =>
    withSums(ctx, site, () => orderPages(ctx, site.siteId, filters, { sort, traffic: site.traffic })),
  );
  return assignee === undefined ? order : await keepAssigned(ctx, site.siteId, order, assignee);
}

/** Counts the pages of a site like `readCoverage`, once for each of its states. */
export function readCoverageOnce(ctx: WorkspaceOf, site: SiteState): ReturnType<typeof readCoverage> {
  return coverages(JSON.stringify(site), () =>
    withSums(ctx, site, () => readCoverage(ctx.db, site.siteId, site.traffic)),
  );
}

/** Reads what needs the sums of search figures by page. */
export async function withSums<Result>(
  { db }: WorkspaceOf,
  { traffic }: SiteState,
  read: () => Promise<Result>,
): Promise<Result> {
  if (traffic !== null) await sumTraffic(db, traffic);
  return read();
}

/** Finds the texts that several pages of a site have, once for each of its states. */
export function readDuplicatesOnce({ db }: WorkspaceOf, site: SiteState): Promise<Duplicates> {
  return duplicates(JSON.stringify([site.siteId, site.version]), () =>
    findDuplicates(db, site.siteId, DUPLICATES_MAX),
  );
}
