import type { AnalysisKind } from '@pagewright/contract/advanced';
import type { Context } from '../../../context.ts';
import type { Analysis } from './analysis.ts';
import { asRun } from '../runs/as-run.ts';

/** Does an analysis as a run, which is free where nobody outside was asked. @throws as `asRun`; what the analysis throws. */
export function runAnalysis<Body extends object, Result>(
  ctx: Context,
  kind: AnalysisKind,
  label: string,
  body: Body,
  analyse: (ctx: Context, body: Body) => Promise<Analysis<Result>>,
) {
  // Who runs it again wants to know how it is now.
  const inputs = { ...body, ...('refresh' in body ? { refresh: true } : {}) };
  return asRun(ctx, { kind, label, inputs }, async (metering, inside) => {
    const { result, askedAnew } = await analyse(inside, body);
    if (!askedAnew) metering.answeredFromCache();
    return result;
  });
}
