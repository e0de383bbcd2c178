import type * as contract from '@pagewright/contract/advanced';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { Context } from '../../../context.ts';
import { asRun } from '../runs/as-run.ts';
import { describeSite } from './analyze-strategy.ts';
import { findAlerts } from './check-alerts.ts';
import { intelligenceMessages } from './messages.ts';
import { judgeFreshness } from './track-freshness.ts';
import { findGaps, type Analysis } from './track-gaps.ts';

type Contract = typeof contract;
type BodyOf<Name extends 'trackGaps' | 'checkAlerts' | 'trackFreshness' | 'analyzeStrategy'> = ParsedRequest<
  Contract[Name]
>['body'];

/** Finds content gaps as a run, one SEO request; free where nobody outside was asked. @throws ApiError 422, 429. */
export function runGaps(ctx: Context, body: BodyOf<'trackGaps'>) {
  return run(ctx, 'track-gaps', body.competitors.join(', '), body, findGaps);
}

/** Finds changes of competitors' pages as a run, one SEO request. @throws ApiError 422, 429. */
export function runAlerts(ctx: Context, body: BodyOf<'checkAlerts'>) {
  return run(ctx, 'check-alerts', body.competitors.join(', '), body, findAlerts);
}

/** Judges the freshness of pages as a run, one SEO request. @throws ApiError 422, 429. */
export function runFreshness(ctx: Context, body: BodyOf<'trackFreshness'>) {
  return run(
    ctx,
    'track-freshness',
    body.urls.join(', ') || intelligenceMessages.publishedItems,
    body,
    judgeFreshness,
  );
}

/** Describes a competitor as a run, one SEO request. @throws ApiError 422, 429. */
export function runStrategy(ctx: Context, body: BodyOf<'analyzeStrategy'>) {
  return run(ctx, 'analyze-strategy', body.competitor, body, describeSite);
}

function run<Body extends Readonly<Record<string, unknown>>, Result>(
  ctx: Context,
  kind: contract.AnalysisKind,
  label: string,
  inputs: Body,
  analyse: (ctx: Context, body: Body) => Promise<Analysis<Result>>,
) {
  return asRun(ctx, { kind, label, inputs }, async (metering, inside) => {
    const { result, askedAnew } = await analyse(inside, inputs);
    if (!askedAnew) metering.answeredFromCache();
    return result;
  });
}
