import * as contract from '@pagewright/contract/advanced';
import type { Mount } from '../../../platform/http/mount.ts';
import { analyzeIntent } from './analyze-intent.ts';
import { createStrategy } from './create-strategy.ts';
import { findFunnelOpportunities } from './find-funnel-opportunities.ts';
import { listKeywords } from './list-keywords.ts';

/** Mounts the routes for search intents. */
export function multiIntentRoutes(mount: Mount): void {
  mount(contract.analyzeIntent, (ctx, { body }) => analyzeIntent(ctx, body));
  mount(contract.createStrategy, (ctx, { body }) => createStrategy(ctx, body));
  mount(contract.listKeywords, (ctx, { body }) => listKeywords(ctx, body));
  mount(contract.funnelOpportunities, (ctx, { body }) => findFunnelOpportunities(ctx, body));
}
