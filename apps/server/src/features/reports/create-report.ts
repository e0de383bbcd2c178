import { randomUUID } from 'node:crypto';
import {
  isReportKind,
  REPORT_LIMITS,
  type createReport as call,
  type Report,
} from '@pagewright/contract/reports';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../api-error.ts';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/client.ts';
import { spokenLanguage } from '../../language/spoken-language.ts';
import { readRun } from '../advanced/index.ts';
import { auditSite, listSitePages, readSitesOf } from '../analytics/index.ts';
import { writeAudit } from '../audit/index.ts';
import { reportsMessages } from './messages.ts';
import { countReports, insertReport } from './repository.ts';
import { readReport } from './read-report.ts';
import { reportWords } from './written/messages.ts';
import { address, day } from './written/sections.ts';
import { writeAudit as writeAuditDocument } from './written/write-audit.ts';
import { writeDocument } from './written/write-document.ts';

/** What a report is made from, as it is written in the language that is spoken. */
type Source = Pick<
  Parameters<typeof insertReport>[1],
  'kind' | 'sourceId' | 'subject' | 'dataFrom' | 'document'
>;

/**
 * Writes a report from an analysis run or from the audit of a site. It says what was known then, and stays so.
 * @throws ApiError 404 for what the workspace has not, 422 for what no report can be made of, or at the limit.
 */
export async function createReport(
  ctx: Context,
  { runId, siteId, title, clientName, isForClients }: ParsedRequest<typeof call>['body'],
): Promise<Report> {
  if ((runId === undefined) === (siteId === undefined))
    throw new ApiError(422, 'one_source', reportsMessages.oneSource);
  const source = runId === undefined ? await fromSite(ctx, siteId ?? '') : await fromRun(ctx, runId);
  const { actor } = ctx;
  return withTransaction(ctx, async (inside) => {
    if ((await countReports(inside, actor.workspaceId)) >= REPORT_LIMITS.reports)
      throw new ApiError(422, 'too_many_reports', reportsMessages.tooMany(REPORT_LIMITS.reports));
    const id = randomUUID();
    const usual = reportWords.titleOf(reportWords.titles[source.kind], source.subject);
    await insertReport(inside, {
      ...source,
      id,
      workspaceId: actor.workspaceId,
      authorId: actor.userId,
      authorName: actor.name,
      title: title === '' ? usual.slice(0, REPORT_LIMITS.title) : title,
      clientName,
      isForClients,
      language: spokenLanguage(),
    });
    await writeAudit(inside, 'reports.create', id, { kind: source.kind });
    return readReport(inside, id);
  });
}

async function fromRun(ctx: Context, runId: string): Promise<Source> {
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
    document: { ...document, basis: [...document.basis, reportWords.runAt(day(run.createdAt))] },
  };
}

async function fromSite(ctx: Context, siteId: string): Promise<Source> {
  const [sites, audit, inventory] = await Promise.all([
    readSitesOf(ctx),
    auditSite(ctx, siteId),
    listSitePages(ctx, { site: siteId, sort: 'inbound', limit: 1 }),
  ]);
  const crawl = sites.find((row) => row.siteId === siteId);
  const { judgedAt } = inventory.coverage;
  if (crawl === undefined || judgedAt === null)
    throw new ApiError(422, 'not_judged', reportsMessages.notJudged);
  const site = address(crawl.origin);
  const document = writeAuditDocument({ ...audit, site, verdicts: inventory.verdicts });
  return {
    kind: 'site',
    sourceId: siteId,
    subject: site,
    dataFrom: new Date(judgedAt),
    document: { ...document, basis: [...document.basis, reportWords.runAt(day(judgedAt))] },
  };
}
