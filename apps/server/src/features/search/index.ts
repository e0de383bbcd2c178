import type { Feature } from '../feature.ts';
import { searchRoutes } from './routes.ts';

export const search: Feature = { mountApi: searchRoutes };
