import type { AnalysisRun } from '@pagewright/contract/advanced';
import type { Context } from '../../../platform/context.ts';
import { requireReadable } from './policy.ts';
import { findRun } from './repository.ts';
import { toRun } from './show-run.ts';

/** Reads a run. @throws ApiError 404 if the caller's workspace has no such run. */
export async function readRun({ actor, db }: Context, id: string): Promise<AnalysisRun> {
  return toRun(actor, requireReadable(actor, await findRun(db, id)));
}
