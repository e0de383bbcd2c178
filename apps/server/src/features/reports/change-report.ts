import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { Report, updateReport as updateCall } from '@pagewright/contract/reports';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { writeAudit } from '../audit/index.ts';
import { reportsMessages } from './messages.ts';
import { requireChangeable } from './policy.ts';
import { readReport } from './read-report.ts';
import { findReport, updateReportRow, setReportRemoved } from './repository.ts';

/** Updates the given fields of a report. @throws ApiError 403 and 404 by policy. */
export async function updateReport(
  ctx: Context,
  id: string,
  { title, clientName, isForClients }: ParsedRequest<typeof updateCall>['body'],
): Promise<Report> {
  return withTransaction(ctx, async (inside) => {
    requireChangeable(ctx.actor, await findReport(inside.db, id));
    await updateReportRow(inside.db, id, {
      ...(title === undefined ? {} : { title }),
      ...(clientName === undefined ? {} : { clientName }),
      ...(isForClients === undefined ? {} : { isForClients }),
    });
    await writeAudit(inside, 'reports.update', id);
    return readReport(inside, id);
  });
}

/** Removes a report; it can be restored for 30 days. @throws ApiError 403 and 404 by policy. */
export async function removeReport(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    requireChangeable(ctx.actor, await findReport(inside.db, id));
    await setReportRemoved(inside.db, id, true);
    await writeAudit(inside, 'reports.remove', id);
  });
}

/** Restores a report that was removed in the last 30 days. @throws ApiError 403 and 404 by policy. */
export async function undoRemoveReport(ctx: Context, id: string): Promise<Report> {
  return withTransaction(ctx, async (inside) => {
    const removed = await findReport(inside.db, id, 'removed');
    if (!removed) throw new ApiError(404, 'not_found', reportsMessages.removedTooLongAgo);
    requireChangeable(ctx.actor, removed);
    await setReportRemoved(inside.db, id, false);
    await writeAudit(inside, 'reports.undo_remove', id);
    return readReport(inside, id);
  });
}
