import type { AnalysisKind } from '@pagewright/contract/advanced';
import type { Context } from '../../../context.ts';
import type { Analysis } from './analysis.ts';
import { asRun, showFirst } from '../runs/as-run.ts';

/** Milliseconds that sites are read once first results are shown. */
const READ_ON_MS = 300_000;
/** Analyses of what sites hold now, which are the same when they are done again on more pages. */
const READ_ON: ReadonlySet<AnalysisKind> = new Set([
  'track-gaps',
  'analyze-strategy',
  'analyze-competitors',
  'broken-links',
  'unlinked-mentions',
  'comprehensive-analysis',
]);

/**
 * Does an analysis as a run, which is free where nobody outside was asked. Where the time of a call is over before its sites are
 * read, what was found until then is shown as first results, and they are read on. @throws as `asRun`; what the analysis throws.
 */
export function runAnalysis<Body extends object, Result>(
  ctx: Context,
  kind: AnalysisKind,
  label: string,
  body: Body,
  analyze: (ctx: Context, body: Body) => Promise<Analysis<Result>>,
) {
  // Who runs it again wants to know how it is now.
  const inputs = { ...body, ...('refresh' in body ? { refresh: true } : {}) };
  const request = { kind, label, inputs };
  return asRun(ctx, request, async (metering, inside) => {
    const { run } = inside;
    let isCut = false;
    const cutShort = (): void => void (isCut = true);
    const reading = run && { ...run, reading: { ...run.reading, cutShort } };
    const first = await analyze(reading ? { ...inside, run: reading } : inside, body);
    if (!first.askedAnew) metering.answeredFromCache();
    if (!run || !isCut || !READ_ON.has(kind)) return first.result;
    await showFirst({ ...inside, run }, request, first.result);
    const readOn = { ...run, reading: { timeMs: READ_ON_MS, cutShort: () => undefined } };
    try {
      return (await analyze({ ...inside, run: readOn }, body)).result;
    } catch (error) {
      inside.signal.throwIfAborted();
      // What was shown and paid for stands.
      inside.log.warn({ event: 'reading_on_failed', err: error, run: run.id }, 'sites were not read on');
      return first.result;
    }
  });
}
