import { Readable } from 'node:stream';
import * as contract from '@pagewright/contract/advanced';
import type { Mount } from '../../../platform/http/mount.ts';
import { attachmentDisposition } from '../../../platform/http/attachment-disposition.ts';
import { compareRuns } from './compare-runs.ts';
import { exportRun } from './export-run.ts';
import { listRuns } from './list-runs.ts';
import { readRun } from './read-run.ts';
import { removeRun, undoRemoveRun } from './remove-run.ts';

/** Mounts the routes for analysis runs. */
export function runRoutes(mount: Mount): void {
  mount(contract.listRuns, (ctx, { query }) => listRuns(ctx, query));
  mount(contract.readRun, (ctx, { params }) => readRun(ctx, params.id));
  mount(contract.compareRuns, (ctx, { params, query }) => compareRuns(ctx, params.id, query.with));
  mount(contract.exportRun, async (ctx, { params, query, reply }) => {
    const { pieces, mediaType, fileName } = await exportRun(ctx, params.id, query.format);
    return reply
      .type(mediaType)
      .header('content-disposition', attachmentDisposition(fileName))
      .send(Readable.from(pieces, { objectMode: false }));
  });
  mount(contract.removeRun, async (ctx, { params }) => {
    await removeRun(ctx, params.id);
    return undefined;
  });
  mount(contract.undoRemoveRun, (ctx, { params }) => undoRemoveRun(ctx, params.id));
}
