import { deleteUnusedSites, runCrawls, runPageScores } from '../../research/index.ts';
import type { Feature } from '../feature.ts';
import { deleteOldAgentViews } from './ai-agents/view-repository.ts';
import { analyticsRoutes } from './routes.ts';
import { deleteExpiredBing } from './bing/figures-repository.ts';
import { pullBingFigures, sweepBingPulls } from './bing/pull-effect.ts';
import { deleteExpiredLandingPages } from './google-analytics/day-repository.ts';
import { importAnalyticsPart, sweepAnalyticsImports } from './google-analytics/import-effect.ts';
import { deleteOldAlerts } from './competition/alert-repository.ts';
import { scheduledCrawls } from './sites/scheduled-crawls.ts';
import { dailyChecks, RETIRED_DAILY_ALERTS } from './competition/daily-check.ts';
import { checkSpeedPart, sweepSpeedChecks } from './page-speed/check/check-effect.ts';
import { deleteExpiredSpeedData } from './page-speed/record-repository.ts';
import { askPromptPart, sweepPromptRuns } from './prompt-panels/run/run-effect.ts';
import { deleteExpiredRuns } from './prompt-panels/run-repository.ts';
import { checkRanksPart, sweepRankChecks } from './ranks/check/check-effect.ts';
import { deleteExpiredRanks } from './ranks/check-repository.ts';
import { deleteRemovedImports } from './search-console/search-repository.ts';
import { deleteExpiredFigures } from './search-connection/pull/day-repository.ts';
import { sumNamedDays } from './search-connection/pull/named-sums-repository.ts';
import { packDetail } from './search-connection/pull/pack-repository.ts';
import { revokeGrant } from './search-connection/revoke-effect.ts';
import { pullPart, sweepPulls } from './search-connection/pull/pull-effect.ts';
import { reportFalls } from './search-performance/falls/falls-effect.ts';
import { computeAnswers } from './search-performance/keep-answers-effect.ts';
import { keepVisits, updateVisitCounters } from './visits/visit-repository.ts';
import { weeklyReport, weeklyReportOfWorkspace } from './weekly-report/send-weekly-reports.ts';

export { discardConnection } from './discard-connection.ts';
export { writeRevokeEffects } from './search-connection/revoke-effect.ts';
export { recognizeView } from './ai-agents/recognize-view.ts';
export { createAgentViewRecorder } from './ai-agents/view-recorder.ts';
export { auditSite } from './sites/audit-site.ts';
export { listSitePages } from './sites/list-site-pages.ts';
export { listPagesToPlan } from './sites/select-pages.ts';
export { listCrawledSites } from './sites/crawled-sites.ts';
export { listTrafficDrops } from './list-traffic-drops.ts';
export { beaconScript } from './visits/beacon-script.ts';
export { createVisitRecorder } from './visits/visit-recorder.ts';

export const analytics: Feature = {
  mountApi: analyticsRoutes,
  jobs: {
    effects: [weeklyReportOfWorkspace],
    outside: [
      pullPart,
      revokeGrant,
      pullBingFigures,
      importAnalyticsPart,
      checkSpeedPart,
      checkRanksPart,
      askPromptPart,
      computeAnswers,
      reportFalls,
    ],
    sweeps: [
      { name: 'count-visits', run: ({ db }) => updateVisitCounters(db) },
      sweepPulls,
      sweepBingPulls,
      sweepAnalyticsImports,
      sweepSpeedChecks,
      sweepRankChecks,
      sweepPromptRuns,
    ],
    recurring: [
      { name: 'forget-visits', cron: '47 * * * *', isLong: true, run: keepVisits },
      { name: 'forget-agent-views', cron: '49 * * * *', run: deleteOldAgentViews },
      { name: 'forget-imports', cron: '52 3 * * *', run: ({ db }) => deleteRemovedImports(db) },
      { name: 'forget-alerts', cron: '57 3 * * *', run: ({ db }) => deleteOldAlerts(db) },
      { name: 'forget-sites', cron: '42 3 * * *', run: ({ db }) => deleteUnusedSites(db) },
      { name: 'forget-search', cron: '*/10 * * * *', run: ({ db }) => deleteExpiredFigures(db) },
      { name: 'forget-landing-pages', cron: '*/10 * * * *', run: ({ db }) => deleteExpiredLandingPages(db) },
      { name: 'pack-search', cron: '22 * * * *', run: ({ db }) => packDetail(db) },
      { name: 'sum-search', cron: '27 * * * *', run: ({ db }) => sumNamedDays(db) },
      { name: 'forget-bing', cron: '39 3 * * *', run: ({ db }) => deleteExpiredBing(db) },
      { name: 'forget-page-speed', cron: '37 3 * * *', run: ({ db }) => deleteExpiredSpeedData(db) },
      { name: 'forget-ranks', cron: '32 3 * * *', run: ({ db }) => deleteExpiredRanks(db) },
      { name: 'forget-prompt-runs', cron: '34 3 * * *', run: ({ db }) => deleteExpiredRuns(db) },
      scheduledCrawls,
      weeklyReport,
    ],
    retired: [RETIRED_DAILY_ALERTS],
    runners: [
      dailyChecks,
      { start: ({ services: { crawler, hasRoom }, log }) => runCrawls({ crawler, log, hasRoom }) },
      { start: ({ services: { crawler }, log }) => runPageScores({ crawler, log }) },
    ],
  },
};
