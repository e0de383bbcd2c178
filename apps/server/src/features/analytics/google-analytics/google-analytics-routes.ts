import * as contract from '@pagewright/contract/analytics';
import type { Mount } from '../../../platform/http/mount.ts';
import { listLandingPages } from './list-landing-pages.ts';
import {
  connectGoogleAnalytics,
  pullGoogleAnalytics,
  removeGoogleAnalytics,
  showGoogleAnalytics,
  updateGoogleAnalytics,
} from './manage-google-analytics.ts';

/** Mounts the routes for Google Analytics 4. */
export function googleAnalyticsRoutes(mount: Mount): void {
  mount(contract.readGoogleAnalyticsConnection, (ctx) => showGoogleAnalytics(ctx));
  mount(contract.connectGoogleAnalytics, (ctx, { body }) => connectGoogleAnalytics(ctx, body));
  mount(contract.updateGoogleAnalyticsConnection, (ctx, { body }) => updateGoogleAnalytics(ctx, body));
  mount(contract.pullGoogleAnalytics, (ctx) => pullGoogleAnalytics(ctx));
  mount(contract.removeGoogleAnalyticsConnection, async (ctx) => {
    await removeGoogleAnalytics(ctx);
    return undefined;
  });
  mount(contract.listLandingPages, (ctx, { query }) => listLandingPages(ctx, query));
}
