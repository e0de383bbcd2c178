import { randomUUID } from 'node:crypto';
import type { PageSpeedProblem } from '@pagewright/contract/analytics';
import { z } from 'zod';
import type { EffectContext, ExternalEffect, Sweep } from '../../../../platform/jobs/define.ts';
import { writeEffects } from '../../../../platform/jobs/outbox.ts';
import { PageSpeedError, pageSpeedMessages } from '../../../../providers/page-speed/port.ts';
import { notifyAdminsTranslated } from '../../../notifications/index.ts';
import { backOffSeconds, NOTIFY_AFTER_FAILURES } from '../../back-off.ts';
import { describeImportProblem } from '../../describe-import-problem.ts';
import { findCheckedSite } from '../checked-site.ts';
import {
  countCalls,
  findSpeedConnection,
  markSpeedNotified,
  recordCheck,
  recordSpeedFailure,
  writeResealedSpeedKey,
} from '../connection-repository.ts';
import { openPageSpeed, speedKeyPlace } from '../manage-speed-connection.ts';
import { writeFieldData, type CheckedFieldData } from '../record-repository.ts';
import { listDueTargets, syncTargets } from '../target-repository.ts';
import { fetchBothDevices } from './fetch-target.ts';
import { claimDueConnections, postponeCheck } from './due-repository.ts';

const CHECK = 'page-speed-check';
const PART_MS = 90_000;
/** After this time, no further page is started, since it may not finish in time. */
const BEGIN_MS = 30_000;
/** Maximum pages per part; the next part starts half a minute later, which stays below 150 calls a minute. */
const PART_PAGES = 30;
const CALLS_OF_PAGE = 2;
const LEASE_SECONDS = 600;
/** How often to look for a crawled site if there is none. */
const NO_SITE_SECONDS = 300;
const DAY_SECONDS = 86_400;

const payloadSchema = z.object({ workspaceId: z.string() });

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
    const ready: string[] = [];
    for (const { workspaceId, authorId, isBegun } of await claimDueConnections(ctx.db, LEASE_SECONDS)) {
      const site = isBegun ? null : await findCheckedSite(ctx, { workspaceId, authorId });
      if (!isBegun) await syncTargets(ctx.db, workspaceId, site);
      if (isBegun || site !== null) ready.push(workspaceId);
      else await postponeCheck(ctx.db, workspaceId, NO_SITE_SECONDS);
    }
    return writeEffects(
      ctx,
      ready.map((workspaceId) => ({
        kind: CHECK,
        key: `${CHECK}:${workspaceId}:${randomUUID()}`,
        channel: `${CHECK}:${workspaceId}`,
        payload: { workspaceId },
      })),
    );
  },
};

/** Runs a part of a check. Fetched data is stored in the transaction that ends the part, even if the part failed. */
export const checkSpeedPart: ExternalEffect<z.output<typeof payloadSchema>, Part | null> = {
  kind: CHECK,
  timeoutMs: PART_MS,
  attempts: 3,
  parse: (payload) => payloadSchema.parse(payload),
  send: (ctx, { workspaceId }, signal) => fetchPart(ctx, workspaceId, signal),
  async record(ctx, { workspaceId }, part) {
    if (part === null) return;
    const row = await findSpeedConnection(ctx.db, workspaceId, true);
    // Disconnected in the meantime, or switched to another site.
    if (!row || row.origin !== part.origin) return;
    for (const { targetId, data } of part.checked) await writeFieldData(ctx.db, targetId, data);
    const { problem } = part;
    if (problem === null) {
      const { secrets } = ctx.services;
      const place = speedKeyPlace(workspaceId);
      // Reseal a key that was sealed with a former key of the installation, so that the former one can be removed.
      if (!secrets.isCurrent(row.key))
        await writeResealedSpeedKey(ctx.db, workspaceId, secrets.seal(secrets.open(row.key, place), place));
      const next = { whole: 'in_a_day', more: 'soon', daily_limit: 'tomorrow' } as const;
      return recordCheck(ctx.db, workspaceId, next[part.end]);
    }
    const isPassing = new PageSpeedError(problem).status >= 500;
    const backOff = backOffSeconds(row.failures);
    const wait = problem === 'speed_quota' ? null : isPassing ? backOff : DAY_SECONDS;
    await recordSpeedFailure(ctx.db, workspaceId, problem, wait);
    if (!isPassing || row.failures + 1 >= NOTIFY_AFTER_FAILURES) await notifyOnce(ctx, workspaceId, problem);
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

/** Notifies the admins of a workspace of a problem, once until a check succeeds again. */
async function notifyOnce(ctx: EffectContext, workspaceId: string, problem: PageSpeedProblem): Promise<void> {
  if (!(await markSpeedNotified(ctx.db, workspaceId))) return;
  await notifyAdminsTranslated(ctx, `${CHECK}:${workspaceId}:${randomUUID()}`, workspaceId, () => ({
    kind: 'search_pull_failed',
    title: pageSpeedMessages.name,
    link: '/settings/connections',
    reason: null,
    text: describeImportProblem(new PageSpeedError(problem)),
  }));
}
