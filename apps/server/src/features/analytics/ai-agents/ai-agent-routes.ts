import * as contract from '@pagewright/contract/analytics';
import { attachmentDisposition } from '../../../platform/http/attachment-disposition.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import { streamUpload } from '../../files/index.ts';
import { importLog, removeLog } from './import-log.ts';
import { exportVisibility, showVisibility } from './show-visibility.ts';

/** Mounts the routes for AI visibility and imported logs. */
export function aiAgentRoutes(mount: Mount): void {
  mount(contract.readAiVisibility, (ctx, { query }) => showVisibility(ctx, query));
  mount(contract.exportAiVisibility, async (ctx, { query, reply }) => {
    const text = await exportVisibility(ctx, query);
    const fileName = `ai-visibility-${new Date().toISOString().slice(0, 10)}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachmentDisposition(fileName))
      .send(text);
  });
  mount(contract.importAiLog, (ctx, { query, request }) =>
    streamUpload(request, contract.AI_LOG_LIMITS.file, (file) => importLog(ctx, file, query.site)),
  );
  mount(contract.removeAiLog, async (ctx, { params }) => {
    await removeLog(ctx, params.id);
    return undefined;
  });
}
