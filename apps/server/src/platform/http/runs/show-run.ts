import type { ErrorBody } from '@pagewright/contract/errors';
import type { CallRun, ReadCallRun } from '@pagewright/contract/runs';
import type { Actor } from '../../access/actor.ts';
import { ApiError } from '../../api-error.ts';
import type { Context } from '../../context.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { canManage } from '../../access/ownership.ts';
import { httpMessages } from '../messages.ts';
import { findRun, listRunRows, type FullRunRow } from './run-list-repository.ts';
import type { RunRow } from './run-repository.ts';

/** A run for lists. */
export function toCallRun(actor: Actor, run: FullRunRow): CallRun {
  const {
    id,
    operation,
    label,
    subjectId,
    status,
    step,
    done,
    total,
    isSaved,
    createdAt,
    startedAt,
    endedAt,
  } = run;
  return {
    id,
    operation,
    label,
    subjectId,
    status,
    progress: { step, done, total },
    error: status === 'failed' ? errorOf(run) : null,
    isSaved,
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    mayCancel: canManage(actor, run),
  };
}

/** A run with its result. */
export function toReadRun(actor: Actor, run: FullRunRow): ReadCallRun {
  const result: unknown = run.status !== 'failed' && run.answer !== null ? JSON.parse(run.answer) : null;
  return { ...toCallRun(actor, run), result };
}

function errorOf({ answer, answerStatus }: FullRunRow): CallRun['error'] {
  // In the format of `errorBody`.
  const { error, code, details } = JSON.parse(answer ?? '{"error":"","code":""}') as ErrorBody;
  return { error, code, status: answerStatus ?? 500, ...(details && { details }) };
}

/** A run's progress as a sentence. */
export function describeRunning({ status, step, done, total }: RunRow): string {
  return status === 'queued' ? httpMessages.runQueued : httpMessages.runGoesOn(step, done, total);
}

/** The caller's active runs, and those that ended within a day. */
export async function listRuns(ctx: Pick<Context, 'actor' | 'db'>): Promise<CallRun[]> {
  return (await listRunRows(ctx.db, ctx.actor)).map((run) => toCallRun(ctx.actor, run));
}

/** A run of the caller, or of the workspace if the caller is an admin. @throws ApiError 404 otherwise. */
export async function requireRun(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  id: string,
): Promise<FullRunRow> {
  const run = isUuid(id) ? await findRun(db, id) : undefined;
  if (run && canManage(actor, run)) return run;
  throw noSuchRun();
}

/** The error for a run that does not exist or is not the caller's. */
export const noSuchRun = (): ApiError => new ApiError(404, 'not_found', httpMessages.runGone);
