import {
  readAnalytics as overviewCall,
  readContentAnalytics as contentCall,
  readKeywordAnalytics as keywordCall,
  readPerformance as performanceCall,
  recordVisit as recordCall,
} from '@pagewright/contract/analytics';
import type { Mount } from '../../platform/http/mount.ts';
import { aiAgentRoutes } from './ai-agents/ai-agent-routes.ts';
import { competitionRoutes } from './competition/competition-routes.ts';
import {
  readAnalytics,
  readContentAnalytics,
  readKeywordAnalytics,
  readPerformance,
} from './read-analytics.ts';
import { rankImportRoutes } from './rank-imports/rank-import-routes.ts';
import { promptRoutes } from './prompt-panels/prompt-routes.ts';
import { rankRoutes } from './ranks/rank-routes.ts';
import { speedRoutes } from './page-speed/speed-routes.ts';
import { bingRoutes } from './bing/bing-routes.ts';
import { googleAnalyticsRoutes } from './google-analytics/google-analytics-routes.ts';
import { searchConnectionRoutes } from './search-connection/connection-routes.ts';
import { searchPerformanceRoutes } from './search-performance/performance-routes.ts';
import { searchRoutes } from './search-console/search-routes.ts';
import { siteRoutes } from './sites/site-routes.ts';
import { watchRoutes } from './watchlist/watch-routes.ts';
import { recordVisit } from './visits/record-visit.ts';

/** Mounts the routes that count visits and report on them. */
export function analyticsRoutes(mount: Mount): void {
  mount(recordCall, async (ctx, { body, request: { headers } }) => {
    const header = (name: string) => [headers[name]].flat()[0];
    recordVisit(ctx, body, {
      userAgent: headers['user-agent'],
      doNotTrack: header('dnt'),
      globalPrivacyControl: header('sec-gpc'),
    });
    return undefined;
  });
  aiAgentRoutes(mount);
  competitionRoutes(mount);
  searchConnectionRoutes(mount);
  bingRoutes(mount);
  googleAnalyticsRoutes(mount);
  speedRoutes(mount);
  promptRoutes(mount);
  rankRoutes(mount);
  rankImportRoutes(mount);
  searchPerformanceRoutes(mount);
  searchRoutes(mount);
  siteRoutes(mount);
  watchRoutes(mount);
  mount(overviewCall, (ctx, { query }) => readAnalytics(ctx, query));
  mount(contentCall, (ctx, { params, query }) => readContentAnalytics(ctx, { ...params, ...query }));
  mount(keywordCall, (ctx, { query }) => readKeywordAnalytics(ctx, query));
  mount(performanceCall, (ctx, { query }) => readPerformance(ctx, query));
}
