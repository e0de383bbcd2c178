import { Readable } from 'node:stream';
import * as contract from '@pagewright/contract/analytics';
import type { Mount } from '../../../platform/http/mount.ts';
import { attachmentDisposition } from '../../../platform/http/attachment-disposition.ts';
import { exportRanks } from './export-ranks.ts';
import { addTracker, changeBudget, changeTracker, removeTracker, startRankCheck } from './manage-trackers.ts';
import { readKeywordHistory, readRankings } from './read-rankings.ts';
import { showTrackers } from './show-trackers.ts';

/** Mounts the routes for rank tracking. */
export function rankRoutes(mount: Mount): void {
  mount(contract.readRankTrackers, (ctx) => showTrackers(ctx));
  mount(contract.addRankTracker, (ctx, { body }) => addTracker(ctx, body));
  mount(contract.changeRankBudget, (ctx, { body }) => changeBudget(ctx, body.limit));
  mount(contract.changeRankTracker, (ctx, { params, body }) => changeTracker(ctx, params.id, body));
  mount(contract.removeRankTracker, async (ctx, { params }) => {
    await removeTracker(ctx, params.id);
    return undefined;
  });
  mount(contract.checkRanks, (ctx, { params }) => startRankCheck(ctx, params.id));
  mount(contract.readRankings, (ctx, { params, query }) => readRankings(ctx, params.id, query));
  mount(contract.readKeywordRanks, (ctx, { params, query }) => readKeywordHistory(ctx, params.id, query));
  mount(contract.exportRanks, async (ctx, { params, query: { format }, reply }) => {
    const { pieces, mediaType } = await exportRanks(ctx, params.id, format);
    const fileName = `ranks-${new Date().toISOString().slice(0, 10)}.${format}`;
    return reply
      .type(mediaType)
      .header('content-disposition', attachmentDisposition(fileName))
      .send(Readable.from(pieces, { objectMode: false }));
  });
}
