import type { Actor } from '../../platform/access/actor.ts';
import { ApiError } from '../../platform/api-error.ts';
import { canManage, type Ownership } from '../../platform/access/ownership.ts';
import { reportsMessages } from './messages.ts';

interface Shown extends Ownership {
  readonly isForClients: boolean;
}

/**
 * Members may read all reports of their workspace, clients only those marked for them.
 * @throws ApiError 404 if there is no report that the caller may read.
 */
export function requireReadable<Row extends Shown>(actor: Actor, report: Row | undefined): Row {
  if (report?.workspaceId === actor.workspaceId && (actor.role !== 'client' || report.isForClients))
    return report;
  throw new ApiError(404, 'not_found', reportsMessages.notFound);
}

/** Whether the caller may change, share, and remove a report: only its author and admins may. */
export const mayChange = (actor: Actor, report: Ownership): boolean =>
  actor.role !== 'client' && canManage(actor, report);

/** @throws ApiError 404 as for reading, 403 for members who may not change the report. */
export function requireChangeable<Row extends Shown>(actor: Actor, report: Row | undefined): Row {
  const readable = requireReadable(actor, report);
  if (mayChange(actor, readable)) return readable;
  throw new ApiError(403, 'forbidden', reportsMessages.forbidden);
}
