import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ANALYSIS_COSTS, type AnalysisKind } from '@pagewright/contract/advanced';
import type { Provenance } from '@pagewright/contract/provenance';
import { ApiError } from '../../../api-error.ts';
import type { Context, CurrentRun, Meter } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { translateMethods } from '../../../language/methods/translate-method.ts';
import { countEvent } from '../../../observability/event-counts.ts';
import { writeAudit } from '../../audit/index.ts';
import { metered, type Metering } from '../../usage/index.ts';
import { keptInputs } from './kept-inputs.ts';
import { runMessages } from './messages.ts';
import { asJson, replaceRun } from './repository.ts';
import { storable } from './storable.ts';

/** Bytes of inputs and result together, as JSON. */
const MOST_BYTES = 8_000_000;

/** What is run, and what is kept of the question. */
export interface RunRequest {
  readonly kind: AnalysisKind;
  /** What it is about in a line, such as the keyword. */
  readonly label: string;
  /** What was asked, as JSON; with what `keptInputs` keeps of it the analysis can be run again. */
  readonly inputs: object;
}

/** What every analysis says beside its own fields. */
export interface Analyzed {
  readonly provenance: Provenance;
}

type Work<Result extends Analyzed> = (metering: Metering, inside: Context) => Promise<Result>;
/** Writes what belongs to a run, in the transaction that keeps it. */
type Beside<Result extends Analyzed> = (inside: Context, runId: string, result: Result) => Promise<void>;

/**
 * Does an analysis as a run: it uses what `ANALYSIS_COSTS` names of the plan, and its result is kept, for all of the
 * workspace to reopen. What throws, or is canceled, is given back and leaves nothing. The endpoint says `streams: true`.
 * @throws ApiError 413 for a result that is too large to keep, 429 at the plan's limit; what the work throws.
 */
export async function asRun<Result extends Analyzed>(
  ctx: Context,
  request: RunRequest,
  work: Work<Result>,
  beside?: Beside<Result>,
): Promise<Result & { runId: string }> {
  return withCosts(ctx, request.kind, async (metering, inside) => {
    const result = await work(metering, inside).catch((error: unknown) => {
      countEvent('analysis_runs', { kind: request.kind, outcome: 'failed' });
      throw error;
    });
    const kept = await keepRun(inside, request, result, result.provenance, beside);
    // What is stored, what is worded, and what is answered take time in proportion to the result.
    await nextTurn();
    return { ...translateMethods(kept.result), runId: kept.runId };
  });
}

/** Saves and shows the first results of an active run; the final ones replace them. @throws ApiError 409, 413. */
export async function showFirst(
  ctx: Context & { readonly run: CurrentRun },
  request: RunRequest,
  made: Analyzed,
): Promise<void> {
  const { row, result } = await rowOf(ctx, request, made, made.provenance);
  await withTransaction(ctx, async (inside) => {
    await ctx.run.shows(inside, { ...translateMethods(result), runId: row.id });
    await replaceRun(inside.db, row);
  });
}

/** Keeps a result as a run of the caller's, and answers it as it is kept. @throws ApiError 413 where it is too large. */
export async function keepRun<Result extends object>(
  ctx: Context,
  request: RunRequest,
  made: Result,
  provenance: Provenance,
  beside?: (inside: Context, runId: string, result: Result) => Promise<void>,
): Promise<{ readonly runId: string; readonly result: Result }> {
  const { kind } = request;
  const { row, result } = await rowOf(ctx, request, made, provenance);
  await withTransaction(ctx, async (inside) => {
    await inside.run?.saves(inside);
    await replaceRun(inside.db, row);
    await beside?.(inside, row.id, result);
    await writeAudit(inside, 'advanced.run', row.id, { kind });
  });
  countEvent('analysis_runs', { kind, outcome: 'kept' });
  return { runId: row.id, result };
}

/** A result as it is kept. @throws ApiError 413 where it is too large. */
async function rowOf<Result extends object>(
  { actor, run }: Context,
  { kind, label, inputs }: RunRequest,
  made: Result,
  provenance: Provenance,
) {
  const question = storable({ label: label.slice(0, 300), inputs: keptInputs({ ...inputs }) });
  await nextTurn();
  const { value: result, json } = storable(made);
  if (Buffer.byteLength(question.json) + Buffer.byteLength(json) > MOST_BYTES)
    throw new ApiError(413, 'run_too_large', runMessages.tooLarge);
  const row = {
    id: run?.id ?? randomUUID(),
    workspaceId: actor.workspaceId,
    authorId: actor.userId,
    authorName: actor.name,
    kind,
    ...question.value,
    result: asJson(json),
    provenance,
  };
  return { row, result };
}

function withCosts<Result>(
  ctx: Context,
  kind: AnalysisKind,
  work: (metering: Metering, inside: Context) => Promise<Result>,
): Promise<Result> {
  const costs = ANALYSIS_COSTS[kind] ?? [];
  const seo = { kind: 'seo', requests: 1, ownKey: 'search' } as const;
  const ai = { kind: 'ai', requests: 1, ownKey: 'model' } as const;
  if (costs.length === 0) return work({ answeredFromCache: () => undefined }, ctx);
  if (costs.length === 1) return metered(ctx, costs[0] === 'seo' ? seo : ai, work);
  return metered(ctx, seo, (metering, withSeo) =>
    metered(ctx, ai, (_metering, withAi) =>
      work(metering, { ...withAi, meter: both(withSeo.meter, withAi.meter) }),
    ),
  );
}

/** Of work that uses both kinds: each account hears of its own. */
function both(search: Meter | undefined, model: Meter | undefined): Meter {
  return {
    mayUseInstallation: (search?.mayUseInstallation ?? true) && (model?.mayUseInstallation ?? true),
    asked: (what, payer) => (what === 'search' ? search : model)?.asked(what, payer),
    fellBack: () => model?.fellBack(),
  };
}
