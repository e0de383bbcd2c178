import type { Feature } from '../feature.ts';
import { publishDue, sweepDue, tellPublished } from './effects.ts';
import { publishingRoutes } from './routes.ts';
import { siteRoutes } from './site/site-routes.ts';

export const publishing: Feature = {
  mountApi: publishingRoutes,
  mountSite: siteRoutes,
  jobs: { effects: [publishDue, tellPublished], sweeps: [sweepDue] },
};
