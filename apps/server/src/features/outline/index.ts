import type { Feature } from '../feature.ts';
import { outlineRoutes } from './routes.ts';

export { searchOutlines } from './saved/search-outlines.ts';

export const outline: Feature = { mountApi: outlineRoutes };
