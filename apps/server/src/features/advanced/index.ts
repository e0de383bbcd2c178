import type { Feature } from '../feature.ts';
import { competitiveIntelligenceRoutes } from './competitive-intelligence/routes.ts';
import { contentScoringRoutes } from './content-scoring/routes.ts';
import { runRoutes } from './runs/routes.ts';

export const advanced: Feature = {
  mountApi: (mount) => {
    runRoutes(mount);
    competitiveIntelligenceRoutes(mount);
    contentScoringRoutes(mount);
  },
};
