import type { SitePageRow, SITE_EXPORT_FORMATS } from '@pagewright/contract/analytics';
import type { Context } from '../../../platform/context.ts';
import { csvTable, WORKBOOK_TYPE, writeWorkbook } from '../../../documents/index.ts';
import type { PageFilters } from './page-filter-repository.ts';
import { findPages } from './site-page-repository.ts';
import { findDuplicates, type Duplicates } from './duplicate-repository.ts';
import { DUPLICATES_MAX, showPages } from './show-pages.ts';
import { findSiteTraffic } from './site-traffic-repository.ts';

const BATCH = 200;
const BYTE_ORDER_MARK = '\uFEFF';

type Cell = string | number | null;
const COLUMNS: readonly (readonly [name: string, value: (page: SitePageRow) => Cell])[] = [
  ['url', (page) => page.url],
  ['title', (page) => page.title],
  ['mainQuery', (page) => page.query?.text ?? null],
  ['mainQueryProvenance', (page) => page.query?.provenance.kind ?? null],
  ['words', (page) => page.words],
  ['score', (page) => page.score?.points ?? null],
  ['scoreProvenance', (page) => page.score?.provenance.kind ?? null],
  ['assignedTo', (page) => page.assignee?.name ?? null],
  ['status', (page) => page.status],
  ['redirectUrl', (page) => page.redirectUrl],
  ['canonicalUrl', (page) => page.canonicalUrl],
  ['noindex', (page) => String(page.isNoindex)],
  ['blocked', (page) => String(page.isBlocked)],
  ['inSitemap', (page) => String(page.isInSitemap)],
  ['foundBy', (page) => page.foundBy],
  ['language', (page) => page.language],
  ['inboundLinks', (page) => page.inbound],
  ['outboundLinks', (page) => page.outbound],
  ['depth', (page) => page.depth],
  ['publishedAt', (page) => page.publishedAt],
  ['ageDays', (page) => daysSince(page.publishedAt)],
  ['changedAt', (page) => page.changedAt],
  ['changedBy', (page) => page.changedBy],
  ['statusChange', (page) => page.statusChange?.kind ?? null],
  ['statusChangedAt', (page) => page.statusChange?.at ?? null],
  ['statusBefore', (page) => page.statusChange?.statusBefore ?? null],
  ['formerTitle', (page) => page.statusChange?.formerTitle ?? null],
  ['fetchedAt', (page) => page.fetchedAt],
  ['clicks', (page) => page.traffic?.clicks ?? null],
  ['impressions', (page) => page.traffic?.impressions ?? null],
  ['clicksYearBefore', (page) => page.traffic?.clicksBefore ?? null],
  ['issues', (page) => page.issues.join(' ')],
  ['partners', (page) => page.partners.map(({ url }) => url).join(' ')],
  ['duplicates', (page) => page.duplicates.map(({ url }) => url).join(' ')],
  ['verdict', (page) => page.verdict],
  ['mergeInto', (page) => page.mergeInto?.url ?? null],
  ['reasons', (page) => page.reasons.join(' ')],
];
const DAY_MS = 86_400_000;
const NAMES = COLUMNS.map(([name]) => name);

/** Streams the pages of a site as a file, one row per page and one column per field. */
export function exportSitePages(
  ctx: Context,
  siteId: string,
  filters: PageFilters,
  format: (typeof SITE_EXPORT_FORMATS)[number],
): { readonly pieces: AsyncIterable<Uint8Array | string>; readonly mediaType: string } {
  const batches = rowsOf(ctx, siteId, filters);
  return format === 'xlsx'
    ? { pieces: writeWorkbook([{ name: 'pages', columns: NAMES, batches }]), mediaType: WORKBOOK_TYPE }
    : { pieces: csvOf(batches), mediaType: 'text/csv; charset=utf-8' };
}

async function* csvOf(batches: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<string> {
  yield csvTable([NAMES]);
  for await (const rows of batches) yield csvTable(rows).slice(BYTE_ORDER_MARK.length);
}

async function* rowsOf(ctx: Context, siteId: string, filters: PageFilters): AsyncGenerator<Cell[][]> {
  const traffic = await findSiteTraffic(ctx, siteId);
  let duplicates: Promise<Duplicates> | null = null;
  let after: { readonly key: string | number; readonly id: string } | null = null;
  for (;;) {
    const rows = await findPages(ctx, siteId, filters, { sort: 'url', after, limit: BATCH, traffic });
    const last = rows.at(-1);
    if (!last) return;
    const pages = await showPages(
      ctx.db,
      rows,
      () => (duplicates ??= findDuplicates(ctx.db, siteId, DUPLICATES_MAX)),
    );
    yield pages.map((page) => COLUMNS.map(([, value]) => value(page)));
    after = { key: last.key, id: last.id };
  }
}

function daysSince(moment: string | null): number | null {
  return moment === null ? null : Math.max(0, Math.floor((Date.now() - Date.parse(moment)) / DAY_MS));
}
