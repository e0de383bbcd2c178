import type { Feature } from '../feature.ts';
import { contentScoringRoutes } from './content-scoring/routes.ts';

export const advanced: Feature = { mountApi: contentScoringRoutes };
