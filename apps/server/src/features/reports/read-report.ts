import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { listReports as listCall, Report } from '@pagewright/contract/reports';
import type { Context } from '../../platform/context.ts';
import { readChangeCursor, toChangePage } from '../../platform/http/change-cursor.ts';
import { requireReadable } from './policy.ts';
import { findBrand, findReport, findListedReports } from './repository.ts';
import { toReport, toListedReport } from './to-report.ts';

/**
 * Lists the reports that the caller may read, newest first.
 * @throws ApiError 400 for an invalid cursor.
 */
export async function listReports(
  ctx: Context,
  { cursor, limit }: ParsedRequest<typeof listCall>['query'],
): Promise<HandlerOutput<typeof listCall>> {
  const { actor } = ctx;
  const after = cursor === undefined || cursor === '' ? null : readChangeCursor(cursor);
  const filter = { workspaceId: actor.workspaceId, onlyForClients: actor.role === 'client' };
  const rows = await findListedReports(ctx.db, filter, after, limit + 1);
  const placed = rows.map((row) => ({ ...row, updatedAt: row.createdAt }));
  const { shown, nextCursor } = toChangePage(placed, limit);
  return { reports: shown.map((row) => toListedReport(actor, row)), nextCursor };
}

/** Reads a report. @throws ApiError 404 by policy. */
export async function readReport(ctx: Context, id: string): Promise<Report> {
  const row = requireReadable(ctx.actor, await findReport(ctx.db, id));
  return toReport(ctx.actor, row, await findBrand(ctx.db, row.workspaceId));
}
