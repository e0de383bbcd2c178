import type { Feature } from '../feature.ts';
import { strategyRoutes } from './routes.ts';

export { createFinishedBrief, withArticleIds, type FinishedBriefData } from './create-finished-brief.ts';
export { insertNewBrief } from './generate-brief.ts';
export { publicationDays } from './plan-dates.ts';
export { readBrief } from './read-brief.ts';
export { searchBriefs } from './search-briefs.ts';

export const strategy: Feature = { mountApi: strategyRoutes };
