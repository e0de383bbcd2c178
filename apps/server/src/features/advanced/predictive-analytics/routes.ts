import * as contract from '@pagewright/contract/advanced';
import type { Mount } from '../../../platform/http/mount.ts';
import { findEmergingTopics } from './find-emerging-topics.ts';
import { forecastPerformance } from './forecast-performance.ts';
import { listForecasts } from './list-forecasts.ts';

/** Mounts the routes for forecasts. */
export function predictiveAnalyticsRoutes(mount: Mount): void {
  mount(contract.forecastPerformance, (ctx, { body }) => forecastPerformance(ctx, body));
  mount(contract.emergingTopics, (ctx, { body }) => findEmergingTopics(ctx, body));
  mount(contract.listForecasts, (ctx) => listForecasts(ctx));
}
