import type { AnalysisKind } from '@pagewright/contract/advanced';
import type { Provenance } from '@pagewright/contract/provenance';
import type { Context } from '../../../platform/context.ts';
import { translateMethods } from '../../../platform/language/methods/translate-method.ts';
import { saveRun } from '../runs/execute-run.ts';

/** Saves a result as a run if requested, and returns it in the current language. */
export async function saveIfRequested<Result extends { readonly provenance?: Provenance | null }>(
  ctx: Context,
  kind: AnalysisKind,
  label: string,
  inputs: { readonly keep: boolean },
  result: Result,
): Promise<Result & { runId?: string }> {
  const localized = translateMethods(result);
  if (!inputs.keep) return localized;
  const provenance = result.provenance ?? { kind: 'unknown', method: '' };
  const { runId } = await saveRun(ctx, { kind, label, inputs }, result, provenance);
  return { ...localized, runId };
}
