import * as contract from '@pagewright/contract/reports';
import type { Mount } from '../../platform/http/mount.ts';
import { attachmentDisposition } from '../../platform/http/attachment-disposition.ts';
import { removeReport, undoRemoveReport, updateReport } from './change-report.ts';
import { createReport } from './create-report.ts';
import { downloadReport } from './print-report.ts';
import { listReports, readReport } from './read-report.ts';
import { readReportSchedule, scheduleReport, stopReportSchedule } from './schedule/schedule-report.ts';
import { listReportLinks, revokeReportLink, shareReport } from './share-report.ts';

/** Mounts the endpoints for reports. */
export function reportsRoutes(mount: Mount): void {
  mount(contract.listReports, (ctx, { query }) => listReports(ctx, query));
  mount(contract.createReport, (ctx, { body }) => createReport(ctx, body));
  mount(contract.readReport, (ctx, { params }) => readReport(ctx, params.id));
  mount(contract.updateReport, (ctx, { params, body }) => updateReport(ctx, params.id, body));
  mount(contract.removeReport, async (ctx, { params }) => {
    await removeReport(ctx, params.id);
    return undefined;
  });
  mount(contract.undoRemoveReport, (ctx, { params }) => undoRemoveReport(ctx, params.id));
  mount(contract.downloadReport, async (ctx, { params, reply }) => {
    const { fileName, bytes } = await downloadReport(ctx, params.id);
    return reply
      .type('application/pdf')
      .header('content-disposition', attachmentDisposition(fileName))
      .send(Buffer.from(bytes));
  });
  mount(contract.listReportLinks, async (ctx, { params }) => ({
    links: await listReportLinks(ctx, params.id),
  }));
  mount(contract.readReportSchedule, async (ctx, { params }) => ({
    schedule: await readReportSchedule(ctx, params.id),
  }));
  mount(contract.scheduleReport, async (ctx, { params, body }) => ({
    schedule: await scheduleReport(ctx, params.id, body),
  }));
  mount(contract.stopReportSchedule, async (ctx, { params }) => {
    await stopReportSchedule(ctx, params.id);
    return undefined;
  });
  mount(contract.shareReport, (ctx, { params, body }) => shareReport(ctx, params.id, body));
  mount(contract.revokeReportLink, async (ctx, { params }) => {
    await revokeReportLink(ctx, params.id, params.linkId);
    return undefined;
  });
}
