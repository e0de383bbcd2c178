import { aiOptimization } from './ai-optimization/ai-optimization.ts';
import { backlinkFinder } from './backlink-finder/backlink-finder.ts';
import { competitiveIntel } from './competitive-intel/competitive-intel.ts';
import { comprehensive } from './comprehensive/comprehensive.ts';
import { contentPromotion } from './content-promotion/content-promotion.ts';
import { contentScoring } from './content-scoring/content-scoring.ts';
import { multiIntent } from './multi-intent/multi-intent.ts';
import { predictiveAnalytics } from './predictive-analytics/predictive-analytics.ts';
import type { AdvancedTab } from './tab.ts';

/** All tabs, in the order of the specification. */
export const TABS: readonly [AdvancedTab, ...AdvancedTab[]] = [
  contentScoring,
  aiOptimization,
  competitiveIntel,
  multiIntent,
  backlinkFinder,
  comprehensive,
  predictiveAnalytics,
  contentPromotion,
];
