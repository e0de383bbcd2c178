import type { AnalysisKind } from '@pagewright/contract/advanced';
import type { Provenance } from '@pagewright/contract/provenance';
import type { Context } from '../../../context.ts';
import { keepRun } from '../runs/as-run.ts';

/** Keeps a result as a run, where that was asked. */
export async function keepIfAsked<Result extends { readonly provenance?: Provenance | null }>(
  ctx: Context,
  kind: AnalysisKind,
  label: string,
  asked: { readonly keep: boolean },
  result: Result,
): Promise<Result & { runId?: string }> {
  if (!asked.keep) return result;
  const provenance = result.provenance ?? { kind: 'unknown', method: '' };
  return { ...result, runId: await keepRun(ctx, { kind, label, inputs: asked }, result, provenance) };
}
