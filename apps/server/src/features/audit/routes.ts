import * as contract from '@pagewright/contract/audit';
import { Readable } from 'node:stream';
import { attachmentDisposition } from '../../platform/http/attachment-disposition.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';
import { requireAdmin } from './policy.ts';

/** Mounts the routes of the audit log. */
export function auditRoutes(mount: Mount): void {
  mount(contract.listAudit, (ctx, { query }) => listAudit(ctx, query));
  mount(contract.exportAudit, async (ctx, { reply }) => {
    requireAdmin(ctx.actor);
    const fileName = `activity-${new Date().toISOString().slice(0, 10)}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachmentDisposition(fileName))
      .send(Readable.from(exportAudit(ctx), { objectMode: false }));
  });
}
