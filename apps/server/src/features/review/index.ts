import type { Feature } from '../feature.ts';
import { reviewRoutes } from './routes.ts';

export const review: Feature = { mountApi: reviewRoutes };
