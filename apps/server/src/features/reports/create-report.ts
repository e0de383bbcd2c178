import { randomUUID } from 'node:crypto';
import { REPORT_LIMITS, type createReport as call, type Report } from '@pagewright/contract/reports';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { currentLanguage } from '../../platform/language/current-language.ts';
import { writeAudit } from '../audit/index.ts';
import { reportsMessages } from './messages.ts';
import { countReports, insertReport } from './repository.ts';
import { readReport } from './read-report.ts';
import { fromRun, fromSite } from './report-source.ts';
import { reportWords } from './written/messages.ts';

/**
 * Writes a report from an analysis run or a site audit. It keeps the data of that moment.
 * @throws ApiError 404 for a source that the workspace does not have, 422 if no report can be made of it or at the
 * limit.
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
    if ((await countReports(inside.db, actor.workspaceId)) >= REPORT_LIMITS.reports)
      throw new ApiError(422, 'too_many_reports', reportsMessages.tooMany(REPORT_LIMITS.reports));
    const id = randomUUID();
    const defaultTitle = reportWords.titleOf(reportWords.titles[source.kind], source.subject);
    await insertReport(inside.db, {
      ...source,
      id,
      workspaceId: actor.workspaceId,
      authorId: actor.userId,
      authorName: actor.name,
      title: title === '' ? defaultTitle.slice(0, REPORT_LIMITS.title) : title,
      clientName,
      isForClients,
      language: currentLanguage(),
    });
    await writeAudit(inside, 'reports.create', id, { kind: source.kind });
    return readReport(inside, id);
  });
}
