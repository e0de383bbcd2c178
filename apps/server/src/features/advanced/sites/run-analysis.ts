import type { AnalysisKind } from '@pagewright/contract/advanced';
import type { Context } from '../../../platform/context.ts';
import type { Analysis } from './analysis.ts';
import { executeRun, showFirstResults } from '../runs/execute-run.ts';

/** Time limit for reading sites after first results are shown. */
const READ_ON_MS = 300_000;
/** Analyses of the current content of sites, which can be repeated with more pages. */
const READ_ON: ReadonlySet<AnalysisKind> = new Set([
  'track-gaps',
  'analyze-strategy',
  'analyze-competitors',
  'broken-links',
  'unlinked-mentions',
  'comprehensive-analysis',
]);

/**
 * Runs an analysis as a run, free if no outside requests were made. If the call's time limit ends before all sites
 * are read, the findings so far are shown as first results and reading continues.
 * @throws as `executeRun`; what the analysis throws.
 */
export function runAnalysis<Body extends object, Result>(
  ctx: Context,
  kind: AnalysisKind,
  label: string,
  body: Body,
  analyze: (ctx: Context, body: Body) => Promise<Analysis<Result>>,
) {
  // A repeated run should use current data.
  const inputs = { ...body, ...('refresh' in body ? { refresh: true } : {}) };
  const request = { kind, label, inputs };
  return executeRun(ctx, request, async (metering, inside) => {
    const { run } = inside;
    let isCut = false;
    const cutShort = (): void => void (isCut = true);
    const reading = run && { ...run, reading: { ...run.reading, cutShort } };
    const first = await analyze(reading ? { ...inside, run: reading } : inside, body);
    if (!first.askedAnew) metering.answeredFromCache();
    if (!run || !isCut || !READ_ON.has(kind)) return first.result;
    await showFirstResults({ ...inside, run }, request, first.result);
    const readOn = { ...run, reading: { timeMs: READ_ON_MS, cutShort: () => undefined } };
    try {
      return (await analyze({ ...inside, run: readOn }, body)).result;
    } catch (error) {
      inside.signal.throwIfAborted();
      // The results already shown and paid for stay.
      inside.log.warn({ event: 'reading_on_failed', err: error, run: run.id }, 'sites were not read on');
      return first.result;
    }
  });
}
