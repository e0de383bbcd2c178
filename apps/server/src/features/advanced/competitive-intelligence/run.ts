import type * as contract from '@pagewright/contract/advanced';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { runAnalysis } from '../sites/run-analysis.ts';
import { describeSite } from './analyze-strategy.ts';
import { findAlerts } from './check-alerts.ts';
import { intelligenceMessages } from './messages.ts';
import { judgeFreshness } from './track-freshness.ts';
import { findGaps } from './track-gaps.ts';

type Contract = typeof contract;
type BodyOf<Name extends 'trackGaps' | 'checkAlerts' | 'trackFreshness' | 'analyzeStrategy'> = ParsedRequest<
  Contract[Name]
>['body'];

/** Finds content gaps as a run, one SEO request; free if no outside requests were made. @throws ApiError 422, 429. */
export function runGaps(ctx: Context, body: BodyOf<'trackGaps'>) {
  return runAnalysis(ctx, 'track-gaps', body.competitors.join(', '), body, findGaps);
}

/** Finds changes on competitors' pages as a run, one SEO request. @throws ApiError 422, 429. */
export function runAlerts(ctx: Context, body: BodyOf<'checkAlerts'>) {
  return runAnalysis(ctx, 'check-alerts', body.competitors.join(', '), body, findAlerts);
}

/** Judges the freshness of pages as a run, one SEO request. @throws ApiError 422, 429. */
export function runFreshness(ctx: Context, body: BodyOf<'trackFreshness'>) {
  const label = body.urls.join(', ') || intelligenceMessages.publishedItems;
  return runAnalysis(ctx, 'track-freshness', label, body, judgeFreshness);
}

/** Describes a competitor as a run, one SEO request. @throws ApiError 422, 429. */
export function runStrategy(ctx: Context, body: BodyOf<'analyzeStrategy'>) {
  return runAnalysis(ctx, 'analyze-strategy', body.competitor, body, describeSite);
}
