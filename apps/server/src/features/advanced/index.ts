import type { Feature } from '../feature.ts';
import { aiOptimizationRoutes } from './ai-optimization/routes.ts';
import { backlinkRoutes } from './backlinks/routes.ts';
import { competitiveIntelligenceRoutes } from './competitive-intelligence/routes.ts';
import { comprehensiveRoutes } from './comprehensive/routes.ts';
import { contentPromotionRoutes } from './content-promotion/routes.ts';
import { contentScoringRoutes } from './content-scoring/routes.ts';
import { multiIntentRoutes } from './multi-intent/routes.ts';
import { dueGrading, RETIRED_GRADING } from './predictive-analytics/grade-due-forecasts.ts';
import { predictiveAnalyticsRoutes } from './predictive-analytics/routes.ts';
import { runRoutes } from './runs/routes.ts';

export { runAlerts, runFreshness, runGaps, runStrategy } from './competitive-intelligence/run.ts';
export { prepareScore, savePreparedScore, type PreparedScore } from './content-scoring/prepared-scores.ts';
export { localizeAlert } from './competitive-intelligence/localize-findings.ts';
export { brandName } from './own-search/own-brands.ts';
export { listImportsWith } from './own-search/own-search-repository.ts';
export { SEARCH_PROVENANCE } from './own-search/read-own-clicks.ts';
export { spanOf, withoutOverlap } from './own-search/without-overlap.ts';
export { readRun } from './runs/read-run.ts';
export { findMonthlyViews, findOwnSite, findWebsite } from './sites/own-page-repository.ts';
export { findUsedSite } from './sites/all-own-pages.ts';
export { siteName, siteUrl, siteUrlOfField } from './sites/site-name.ts';

export const advanced: Feature = {
  mountApi: (mount) => {
    runRoutes(mount);
    backlinkRoutes(mount);
    competitiveIntelligenceRoutes(mount);
    contentScoringRoutes(mount);
    aiOptimizationRoutes(mount);
    multiIntentRoutes(mount);
    contentPromotionRoutes(mount);
    predictiveAnalyticsRoutes(mount);
    comprehensiveRoutes(mount);
  },
  jobs: { runners: [dueGrading], retired: [RETIRED_GRADING] },
};
