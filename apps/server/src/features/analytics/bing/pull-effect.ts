import type { BingProblem } from '@pagewright/contract/analytics';
import type { ExternalEffect, Sweep } from '../../../platform/jobs/define.ts';
import { BingError, type BingDay, type BingWeek } from '../../../providers/bing-webmaster/port.ts';
import {
  DAY_SECONDS,
  importPayload,
  LEASE_SECONDS,
  recordImportProblem,
  resealKey,
  writeImportEffects,
  type ImportPayload,
  type ScheduledImport,
} from '../scheduled-imports/scheduled-import.ts';
import {
  bingConnections,
  claimDueBing,
  findBingConnection,
  recordBingPull,
} from './connection-repository.ts';
import { writeBingDays, writeBingWeeks } from './figures-repository.ts';
import { bingKeyPlace, openBing } from './manage-bing.ts';

const PULL_MS = 90_000;
const BING: ScheduledImport = {
  kind: 'bing-pull',
  title: () => 'Bing Webmaster Tools',
  connections: bingConnections,
  keyPlace: bingKeyPlace,
};

type Pulled = { readonly site: string } & (
  | {
      readonly days: readonly BingDay[];
      readonly queries: readonly BingWeek[];
      readonly pages: readonly BingWeek[];
    }
  | { readonly problem: BingProblem }
);

/** Starts the pull of each connection that is due. */
export const sweepBingPulls: Sweep = {
  name: 'bing-pulls',
  async run(ctx) {
    return writeImportEffects(ctx, BING, await claimDueBing(ctx.db, LEASE_SECONDS));
  },
};

/** Pulls all that Bing has: days and weeks replace themselves, so a pull that runs twice changes nothing. */
export const pullBingFigures: ExternalEffect<ImportPayload, Pulled | null> = {
  kind: BING.kind,
  timeoutMs: PULL_MS,
  attempts: 3,
  parse: (payload) => importPayload.parse(payload),
  async send(ctx, { workspaceId }, signal) {
    const row = await findBingConnection(ctx.db, workspaceId);
    if (!row || row.site === null) return null;
    const { site } = row;
    try {
      const bing = openBing(ctx, row);
      const days = await bing.readDays(site, signal);
      const queries = await bing.readWeeks(site, 'query', signal);
      return { site, days, queries, pages: await bing.readWeeks(site, 'page', signal) };
    } catch (error) {
      if (!(error instanceof BingError)) throw error;
      const { problem } = error;
      ctx.log.warn(
        { event: 'bing_pull_failed', err: error, workspaceId, fault: problem },
        'a pull of Bing figures failed',
      );
      return { site, problem };
    }
  },
  async record(ctx, { workspaceId }, pulled) {
    if (pulled === null) return;
    const row = await findBingConnection(ctx.db, workspaceId, true);
    // Disconnected meanwhile, or switched to another site.
    if (!row || row.site !== pulled.site) return;
    if ('problem' in pulled) {
      const { problem } = pulled;
      return recordImportProblem(ctx, BING, row, () => new BingError(problem));
    }
    await writeBingDays(ctx.db, workspaceId, pulled.days);
    await writeBingWeeks(ctx.db, workspaceId, 'query', pulled.queries);
    await writeBingWeeks(ctx.db, workspaceId, 'page', pulled.pages);
    await resealKey(ctx, BING, row);
    await recordBingPull(ctx.db, workspaceId, DAY_SECONDS);
  },
};
