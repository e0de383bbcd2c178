import type { AnalysisKind } from '@pagewright/contract/advanced';
import type { Provenance } from '@pagewright/contract/provenance';
import type { Context } from '../../../context.ts';
import { keepRun } from '../runs/as-run.ts';

interface Asked {
  readonly keep: boolean;
  readonly content: string;
  readonly contentId?: string | undefined;
  readonly pages?: readonly unknown[];
}

/** Keeps a result as a run, where that was asked. Of an item no text is kept, and of pages that were given none either. */
export async function keepIfAsked<Result extends { readonly provenance?: Provenance | null }>(
  ctx: Context,
  kind: AnalysisKind,
  label: string,
  asked: Asked,
  result: Result,
): Promise<Result & { runId?: string }> {
  if (!asked.keep) return result;
  const { content, pages: _pages, ...inputs } = asked;
  const kept = asked.contentId === undefined ? { ...inputs, content } : inputs;
  const provenance = result.provenance ?? { kind: 'unknown', method: '' };
  return { ...result, runId: await keepRun(ctx, { kind, label, inputs: kept }, result, provenance) };
}
