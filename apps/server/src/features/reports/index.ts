import type { Feature } from '../feature.ts';
import { reportsRoutes } from './routes.ts';
import { sharedReportRoutes } from './public-page/shared-report-routes.ts';

export const reports: Feature = { mountApi: reportsRoutes, mountSite: sharedReportRoutes };
