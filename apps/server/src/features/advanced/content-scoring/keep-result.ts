import type { AnalysisKind } from '@pagewright/contract/advanced';
import type { Provenance } from '@pagewright/contract/provenance';
import type { Context } from '../../../context.ts';
import { translateMethods } from '../../../language/methods/translate-method.ts';
import { keepRun } from '../runs/as-run.ts';

/** Keeps a result as a run, where that was asked; answers it in the language that is spoken. */
export async function keepIfAsked<Result extends { readonly provenance?: Provenance | null }>(
  ctx: Context,
  kind: AnalysisKind,
  label: string,
  asked: { readonly keep: boolean },
  result: Result,
): Promise<Result & { runId?: string }> {
  const said = translateMethods(result);
  if (!asked.keep) return said;
  const provenance = result.provenance ?? { kind: 'unknown', method: '' };
  const { runId } = await keepRun(ctx, { kind, label, inputs: asked }, result, provenance);
  return { ...said, runId };
}
