import type { Feature } from '../feature.ts';
import { marketingRoutes } from './routes.ts';

export const marketing: Feature = { mountSite: marketingRoutes };
