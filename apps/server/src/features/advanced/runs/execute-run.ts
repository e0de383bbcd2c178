import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ANALYSIS_COSTS, type AnalysisKind } from '@pagewright/contract/advanced';
import type { Provenance } from '@pagewright/contract/provenance';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context, CurrentRun, Meter } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { translateMethods } from '../../../platform/language/methods/translate-method.ts';
import { countEvent } from '../../../platform/observability/event-counts.ts';
import { writeAudit } from '../../audit/index.ts';
import { metered, type Metering } from '../../usage/index.ts';
import { storedInputs } from './stored-inputs.ts';
import { runMessages } from './messages.ts';
import { asJson, replaceRun } from './repository.ts';
import { toStorable } from './storable.ts';

/** Maximum bytes of inputs and result together, as JSON. */
const MAX_BYTES = 8_000_000;

/** An analysis to run, and the inputs to store with it. */
export interface RunRequest {
  readonly kind: AnalysisKind;
  /** A one-line summary, such as the keyword. */
  readonly label: string;
  /** The inputs, as JSON; with what `storedInputs` retains of them the analysis can be repeated. */
  readonly inputs: object;
}

/** Common fields of every analysis. */
export interface WithProvenance {
  readonly provenance: Provenance;
}

type Work<Result extends WithProvenance> = (metering: Metering, inside: Context) => Promise<Result>;
/** Writes related data in the transaction that saves the run. */
type AfterSave<Result extends WithProvenance> = (
  inside: Context,
  runId: string,
  result: Result,
) => Promise<void>;

/**
 * Runs an analysis, charges the plan for `ANALYSIS_COSTS`, and saves the result for the whole workspace. A failed or
 * canceled run is refunded and leaves nothing behind. The endpoint has `streams: true`.
 * @throws ApiError 413 if the result is too large to store, 429 at the plan's limit; what the work throws.
 */
export async function executeRun<Result extends WithProvenance>(
  ctx: Context,
  request: RunRequest,
  work: Work<Result>,
  afterSave?: AfterSave<Result>,
): Promise<Result & { runId: string }> {
  return withCosts(ctx, request.kind, async (metering, inside) => {
    const result = await work(metering, inside).catch((error: unknown) => {
      countEvent('analysis_runs', { kind: request.kind, outcome: 'failed' });
      throw error;
    });
    const kept = await saveRun(inside, request, result, result.provenance, afterSave);
    // Storing, localizing, and returning a result take time in proportion to its size.
    await nextTurn();
    return { ...translateMethods(kept.result), runId: kept.runId };
  });
}

/** Saves and shows the first results of an active run; the final ones replace them. @throws ApiError 409, 413. */
export async function showFirstResults(
  ctx: Context & { readonly run: CurrentRun },
  request: RunRequest,
  output: WithProvenance,
): Promise<void> {
  const { row, result } = await toRow(ctx, request, output, output.provenance);
  await withTransaction(ctx, async (inside) => {
    await ctx.run.shows(inside, { ...translateMethods(result), runId: row.id });
    await replaceRun(inside.db, row);
  });
}

/**
 * Saves a result as a run of the caller and returns it in its stored form.
 * @throws ApiError 413 if it is too large.
 */
export async function saveRun<Result extends object>(
  ctx: Context,
  request: RunRequest,
  output: Result,
  provenance: Provenance,
  afterSave?: (inside: Context, runId: string, result: Result) => Promise<void>,
): Promise<{ readonly runId: string; readonly result: Result }> {
  const { kind } = request;
  const { row, result } = await toRow(ctx, request, output, provenance);
  await withTransaction(ctx, async (inside) => {
    await inside.run?.saves(inside);
    await replaceRun(inside.db, row);
    await afterSave?.(inside, row.id, result);
    await writeAudit(inside, 'advanced.run', row.id, { kind });
  });
  countEvent('analysis_runs', { kind, outcome: 'kept' });
  return { runId: row.id, result };
}

/** Builds the row of a result. @throws ApiError 413 if it is too large. */
async function toRow<Result extends object>(
  { actor, run }: Context,
  { kind, label, inputs }: RunRequest,
  output: Result,
  provenance: Provenance,
) {
  const question = toStorable({ label: label.slice(0, 300), inputs: storedInputs({ ...inputs }) });
  await nextTurn();
  const { value: result, json } = toStorable(output);
  if (Buffer.byteLength(question.json) + Buffer.byteLength(json) > MAX_BYTES)
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
      work(metering, { ...withAi, meter: combineMeters(withSeo.meter, withAi.meter) }),
    ),
  );
}

/** Combines two meters; each is notified of its own kind of use. */
function combineMeters(search: Meter | undefined, model: Meter | undefined): Meter {
  return {
    mayUseInstallation: (search?.mayUseInstallation ?? true) && (model?.mayUseInstallation ?? true),
    asked: (what, payer) => (what === 'search' ? search : model)?.asked(what, payer),
    fellBack: () => model?.fellBack(),
  };
}
