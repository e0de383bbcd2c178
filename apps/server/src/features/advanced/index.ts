import type { Feature } from '../feature.ts';
import { contentScoringRoutes } from './content-scoring/routes.ts';
import { runRoutes } from './runs/routes.ts';

export const advanced: Feature = {
  mountApi: (mount) => {
    runRoutes(mount);
    contentScoringRoutes(mount);
  },
};
