import type { compareRuns as call } from '@pagewright/contract/advanced';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { differencesBetween } from './differences.ts';
import { MAIN_LISTS } from './main-lists.ts';
import { runMessages } from './messages.ts';
import { requireReadable } from './policy.ts';
import { findRun, type RunRow } from './repository.ts';
import { localizeResult } from './localize-result.ts';
import { toRunLine } from './show-run.ts';

/** Inputs that do not affect the question: whether pages are fetched again, and whether the result is saved. */
const HOW: ReadonlySet<string> = new Set(['refresh', 'keep']);

/**
 * Compares two runs of one analysis, the earlier with the later.
 * @throws ApiError 404 by policy, 422 for different analyses.
 */
export async function compareRuns(
  { actor, db }: Context,
  id: string,
  otherId: string,
): Promise<HandlerOutput<typeof call>> {
  const [one, other] = await Promise.all([findRun(db, id), findRun(db, otherId)]);
  const both = [requireReadable(actor, one), requireReadable(actor, other)] as const;
  if (both[0].kind !== both[1].kind) throw new ApiError(422, 'other_analysis', runMessages.otherKind);
  const [before, after] = both[0].createdAt <= both[1].createdAt ? both : ([both[1], both[0]] as const);
  return {
    before: toRunLine(actor, before),
    after: toRunLine(actor, after),
    inputs: differencesBetween(comparableInputs(before), comparableInputs(after)).differences,
    ...differencesBetween(comparableResult(before), comparableResult(after)),
  };
}

/** The result of a run in the reader's language, with its main list first. */
function comparableResult({ kind, result }: RunRow): Readonly<Record<string, unknown>> {
  const said = localizeResult(kind, result);
  const [main = ''] = MAIN_LISTS[kind]?.split('.') ?? [];
  return Object.hasOwn(said, main) ? { [main]: said[main], ...said } : said;
}

/** The inputs of a run that define its question. */
function comparableInputs({ inputs }: RunRow): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => !HOW.has(name)));
}
