import type { Feature } from '../feature.ts';
import { strategyRoutes } from './routes.ts';

export { insertNewBrief, createBriefFromWords, type NewBriefData } from './generate-brief.ts';
export { publicationDays } from './plan-dates.ts';
export { readBrief } from './read-brief.ts';
export { searchBriefs } from './search-briefs.ts';

export const strategy: Feature = { mountApi: strategyRoutes };
