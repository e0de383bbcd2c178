import type { Feature } from '../feature.ts';
import { outlineRoutes } from './routes.ts';

export const outline: Feature = { mountApi: outlineRoutes };
