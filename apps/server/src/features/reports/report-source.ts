import { isReportKind } from '@pagewright/contract/reports';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { readRun } from '../advanced/index.ts';
import { auditSite, listSitePages, listCrawledSites } from '../analytics/index.ts';
import { reportsMessages } from './messages.ts';
import type { insertReport } from './repository.ts';
import { reportWords } from './written/messages.ts';
import { displayUrl, formatDate } from './written/sections.ts';
import { writeAudit } from './written/write-audit.ts';
import { writeDocument } from './written/write-document.ts';

/** The content of a report, written in the current language. */
export type ReportSource = Pick<
  Parameters<typeof insertReport>[1],
  'kind' | 'sourceId' | 'subject' | 'dataFrom' | 'document'
>;

/**
 * An analysis run as a report.
 * @throws ApiError 404 if there is none, 422 if no report can be made of it.
 */
export async function fromRun(ctx: Context, runId: string): Promise<ReportSource> {
  const run = await readRun(ctx, runId);
  const { kind } = run;
  if (!isReportKind(kind)) throw new ApiError(422, 'no_report_of_kind', reportsMessages.noReportOf);
  const document = run.fits ? writeDocument(kind, run) : null;
  if (document === null) throw new ApiError(422, 'older_format', reportsMessages.olderRun);
  return {
    kind,
    sourceId: run.id,
    subject: run.label,
    dataFrom: new Date(run.createdAt),
    document: { ...document, basis: [...document.basis, reportWords.runAt(formatDate(run.createdAt))] },
  };
}

/**
 * The audit and the inventory of a site as a report.
 * @throws ApiError 404 if the workspace has not crawled it, 422 if it is not evaluated yet.
 */
export async function fromSite(ctx: Context, siteId: string): Promise<ReportSource> {
  const [sites, audit, inventory] = await Promise.all([
    listCrawledSites(ctx),
    auditSite(ctx, siteId),
    listSitePages(ctx, { site: siteId, sort: 'inbound', limit: 1 }),
  ]);
  const crawl = sites.find((row) => row.siteId === siteId);
  const { judgedAt } = inventory.coverage;
  if (crawl === undefined || judgedAt === null)
    throw new ApiError(422, 'not_judged', reportsMessages.notJudged);
  const site = displayUrl(crawl.origin);
  const document = writeAudit({ ...audit, site, verdicts: inventory.verdicts });
  return {
    kind: 'site',
    sourceId: siteId,
    subject: site,
    dataFrom: new Date(judgedAt),
    document: { ...document, basis: [...document.basis, reportWords.runAt(formatDate(judgedAt))] },
  };
}
