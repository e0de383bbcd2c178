import * as contract from '@pagewright/contract/analytics';
import type { Mount } from '../../../platform/http/mount.ts';
import { readAlerts, readFreshness, readGaps, readStrategy } from './analyze-competition.ts';
import { listAlerts, markAlertsSeen, switchDailyCheck } from './alerts.ts';

/** Mounts the routes for competitors and their changes. */
export function competitionRoutes(mount: Mount): void {
  mount(contract.readCompetitorGaps, (ctx, { query }) => readGaps(ctx, query));
  mount(contract.readContentFreshness, (ctx, { query }) => readFreshness(ctx, query));
  mount(contract.readCompetitorStrategy, (ctx, { query }) => readStrategy(ctx, query));
  mount(contract.readCompetitorAlerts, (ctx, { query }) => readAlerts(ctx, query));
  mount(contract.listAlerts, (ctx) => listAlerts(ctx));
  mount(contract.markAlertsSeen, (ctx, { body }) => markAlertsSeen(ctx, body.until));
  mount(contract.switchDailyCheck, (ctx, { body }) => switchDailyCheck(ctx, body.isDaily));
}
