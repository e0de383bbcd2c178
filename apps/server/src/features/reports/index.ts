import type { Feature } from '../feature.ts';
import { reportsRoutes } from './routes.ts';
import { sharedReportRoutes } from './shared/shared-report-routes.ts';

export const reports: Feature = { mountApi: reportsRoutes, mountSite: sharedReportRoutes };
