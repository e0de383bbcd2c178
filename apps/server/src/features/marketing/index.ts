import type { Feature } from '../feature.ts';
import { marketingRoutes } from './routes.ts';

export { searchHelp } from './pages/help/search-help.ts';

export const marketing: Feature = { mountSite: marketingRoutes };
