import type { Context } from '../../../context.ts';
import { csvCell } from '../../../documents/index.ts';
import { findPages, type PageFilters } from './site-page-repository.ts';
import { showPage } from './show-page.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const BATCH = 200;
const HEADER =
  'url,title,mainQuery,mainQueryProvenance,words,status,redirectUrl,canonicalUrl,noindex,blocked,inSitemap,language,inboundLinks,outboundLinks,depth,changedAt,changedBy,fetchedAt,issues,partners,verdict,mergeInto,reasons';

/** The pages of a site as CSV, a row for each page and a column for each field, in pieces. */
export async function* exportSitePages(
  ctx: Context,
  siteId: string,
  filters: PageFilters,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${HEADER}${LINE_END}`;
  let after: { readonly key: string | number; readonly id: string } | null = null;
  for (;;) {
    const rows = await findPages(ctx, siteId, filters, { sort: 'url', after, limit: BATCH });
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => csvLine(showPage(row))).join('');
    after = { key: last.key, id: last.id };
  }
}

function csvLine(page: ReturnType<typeof showPage>): string {
  const cells = [
    page.url,
    page.title,
    page.query?.text ?? null,
    page.query?.provenance.kind ?? null,
    page.words,
    page.status,
    page.redirectUrl,
    page.canonicalUrl,
    String(page.isNoindex),
    String(page.isBlocked),
    String(page.isInSitemap),
    page.language,
    page.inbound,
    page.outbound,
    page.depth,
    page.changedAt,
    page.changedBy,
    page.fetchedAt,
    page.issues.join(' '),
    page.partners.map(({ url }) => url).join(' '),
    page.verdict,
    page.mergeInto?.url ?? null,
    page.reasons.join(' '),
  ];
  return cells.map(csvCell).join(',') + LINE_END;
}
