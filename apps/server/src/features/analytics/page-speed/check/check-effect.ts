import type { PageSpeedProblem } from '@pagewright/contract/analytics';
import { withTransaction } from '../../../../platform/db/client.ts';
import type { EffectContext, ExternalEffect, Sweep } from '../../../../platform/jobs/define.ts';
import { PageSpeedError, pageSpeedMessages } from '../../../../providers/page-speed/port.ts';
import {
  importPayload,
  LEASE_SECONDS,
  recordImportProblem,
  resealKey,
  writeImportEffects,
  type ImportPayload,
  type ScheduledImport,
} from '../../scheduled-imports/scheduled-import.ts';
import { findCheckedSite } from '../checked-site.ts';
import {
  countCalls,
  findSpeedConnection,
  nextPacificDay,
  recordCheck,
  speedConnections,
} from '../connection-repository.ts';
import { openPageSpeed, speedKeyPlace } from '../manage-speed-connection.ts';
import { writeFieldData, type CheckedFieldData } from '../record-repository.ts';
import { listDueTargets, syncTargets } from '../target-repository.ts';
import { fetchBothDevices } from './fetch-target.ts';
import { claimDueConnection, postponeCheck } from './due-repository.ts';

const SPEED: ScheduledImport = {
  kind: 'page-speed-check',
  title: () => pageSpeedMessages.name,
  connections: speedConnections,
  keyPlace: speedKeyPlace,
};
const PART_MS = 90_000;
/** After this time, no further page is started, since it may not finish in time. */
const BEGIN_MS = 30_000;
/** Maximum pages per part; the next part starts half a minute later, which stays below 150 calls a minute. */
const PART_PAGES = 30;
const CALLS_OF_PAGE = 2;
/** How often to look for a crawled site if there is none. */
const NO_SITE_SECONDS = 300;

/** The result of one part of a check. */
interface Part {
  readonly origin: string;
  readonly checked: readonly { readonly targetId: number; readonly data: CheckedFieldData }[];
  readonly end: 'whole' | 'more' | 'daily_limit';
  readonly problem: PageSpeedProblem | null;
}

/** Starts a part of the check of each connection that is due. */
export const sweepSpeedChecks: Sweep = {
  name: 'page-speed-checks',
  async run(ctx) {
    let written = 0;
    for (let claimed; (claimed = await claimDue(ctx)) !== null;) written += claimed;
    return written;
  },
};

/**
 * Claims a due connection and updates its pages under its lock, so that a check that a user requests meanwhile is not
 * postponed. Returns the number of effects written; null if no connection is due.
 */
function claimDue(ctx: EffectContext): Promise<number | null> {
  return withTransaction(ctx, async (inside) => {
    const due = await claimDueConnection(inside.db, LEASE_SECONDS);
    if (due === undefined) return null;
    const { workspaceId, isBegun } = due;
    if (!isBegun) {
      const site = await findCheckedSite(inside, due);
      await syncTargets(inside.db, workspaceId, site);
      if (site === null) {
        await postponeCheck(inside.db, workspaceId, NO_SITE_SECONDS);
        return 0;
      }
    }
    return writeImportEffects(inside, SPEED, [workspaceId]);
  });
}

/** Runs a part of a check. Fetched data is stored in the transaction that ends the part, even if the part failed. */
export const checkSpeedPart: ExternalEffect<ImportPayload, Part | null> = {
  kind: SPEED.kind,
  timeoutMs: PART_MS,
  attempts: 3,
  parse: (payload) => importPayload.parse(payload),
  send: (ctx, { workspaceId }, signal) => fetchPart(ctx, workspaceId, signal),
  async record(ctx, { workspaceId }, part) {
    if (part === null) return;
    const row = await findSpeedConnection(ctx.db, workspaceId, true);
    // Disconnected in the meantime, or switched to another site.
    if (!row || row.origin !== part.origin) return;
    for (const { targetId, data } of part.checked) await writeFieldData(ctx.db, targetId, data);
    const { problem } = part;
    if (problem === null) {
      await resealKey(ctx, SPEED, row);
      // Pages that a user's request added during the part are still due.
      const isWhole = part.end === 'whole' && (await listDueTargets(ctx.db, workspaceId, 1)).length === 0;
      const next = { whole: isWhole ? 'in_a_day' : 'soon', more: 'soon', daily_limit: 'tomorrow' } as const;
      return recordCheck(ctx.db, workspaceId, next[part.end]);
    }
    await recordImportProblem(ctx, SPEED, row, () => new PageSpeedError(problem), {
      dueAt: problem === 'speed_quota' ? nextPacificDay : null,
    });
  },
};

async function fetchPart(ctx: EffectContext, workspaceId: string, signal: AbortSignal): Promise<Part | null> {
  const row = await findSpeedConnection(ctx.db, workspaceId);
  if (!row || row.origin === null) return null;
  const { origin } = row;
  const checked: { targetId: number; data: CheckedFieldData }[] = [];
  try {
    const pageSpeed = openPageSpeed(ctx, row);
    const due = await listDueTargets(ctx.db, workspaceId, PART_PAGES + 1);
    const lastBegin = Date.now() + BEGIN_MS;
    for (const target of due.slice(0, PART_PAGES)) {
      if (Date.now() >= lastBegin) return { origin, checked, end: 'more', problem: null };
      if (!(await countCalls(ctx.db, workspaceId, CALLS_OF_PAGE)))
        return { origin, checked, end: 'daily_limit', problem: null };
      checked.push({ targetId: target.id, data: await fetchBothDevices(pageSpeed, target, signal) });
    }
    return { origin, checked, end: due.length > PART_PAGES ? 'more' : 'whole', problem: null };
  } catch (error) {
    if (!(error instanceof PageSpeedError)) throw error;
    const { problem } = error;
    ctx.log.warn(
      { event: 'page_speed_check_failed', err: error, workspaceId, fault: problem },
      'a check of page speed failed',
    );
    return { origin, checked, end: 'more', problem };
  }
}
