import type { Feature } from '../feature.ts';
import { sharedReportRoutes } from './public-page/shared-report-routes.ts';
import { reportsRoutes } from './routes.ts';
import { recipientRoutes } from './schedule/recipient-routes.ts';
import { sendReport, sweepDueReports } from './schedule/send-due-reports.ts';

export const reports: Feature = {
  mountApi: reportsRoutes,
  mountSite: (app, deps) => {
    sharedReportRoutes(app, deps);
    recipientRoutes(app, deps);
  },
  jobs: { outside: [sendReport], sweeps: [sweepDueReports] },
};
