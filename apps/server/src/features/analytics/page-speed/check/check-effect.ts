import { randomUUID } from 'node:crypto';
import type { PageSpeedProblem } from '@pagewright/contract/analytics';
import { z } from 'zod';
import type { EffectContext, ExternalEffect, Sweep } from '../../../../jobs/define.ts';
import { writeEffects } from '../../../../jobs/outbox.ts';
import { PageSpeedError, pageSpeedMessages } from '../../../../providers/page-speed/port.ts';
import { notifyAdminsTranslated } from '../../../notifications/index.ts';
import { findCheckedSite } from '../checked-site.ts';
import {
  countCalls,
  findSpeedConnection,
  markSpeedTold,
  settleCheck,
  settleSpeedFailure,
  writeSealedSpeedKey,
} from '../connection-repository.ts';
import { openPageSpeed, speedKeyPlace } from '../manage-speed-connection.ts';
import { writeFieldData, type CheckedFieldData } from '../record-repository.ts';
import { listDueTargets, syncTargets } from '../target-repository.ts';
import { askBothDevices } from './ask-target.ts';
import { claimDueConnections, postponeCheck } from './due-repository.ts';

const CHECK = 'page-speed-check';
const PART_MS = 90_000;
/** No page is begun later that may not be ended in time. */
const BEGIN_MS = 30_000;
/** Pages of one part; the next one begins half a minute later, so 150 calls a minute are never reached. */
const PART_PAGES = 30;
const CALLS_OF_PAGE = 2;
const LEASE_SECONDS = 600;
/** Without a crawled site, one is looked for so often. */
const NO_SITE_SECONDS = 300;
const DAY_SECONDS = 86_400;
/** How long after a failure that passes by itself: doubled each time, up to six hours. */
const BACK_OFF_SECONDS = 60;
const BACK_OFF_SECONDS_MAX = 21_600;
/** People are told of a failure that passes by itself once it came so often in a row: after about two hours. */
const PASSING_FAILURES_TOLD = 7;

const payloadSchema = z.object({ workspaceId: z.string() });

/** What one part of a check brought. */
interface Part {
  readonly origin: string;
  readonly checked: readonly { readonly targetId: number; readonly data: CheckedFieldData }[];
  readonly end: 'whole' | 'more' | 'daily_limit';
  readonly problem: PageSpeedProblem | null;
}

/** Begins a part of the check of each connection whose time has come. */
export const sweepSpeedChecks: Sweep = {
  name: 'page-speed-checks',
  async run(ctx) {
    const ready: string[] = [];
    for (const { workspaceId, authorId, isBegun } of await claimDueConnections(ctx, LEASE_SECONDS)) {
      const site = isBegun ? null : await findCheckedSite(ctx, { workspaceId, authorId });
      if (!isBegun) await syncTargets(ctx, workspaceId, site);
      if (isBegun || site !== null) ready.push(workspaceId);
      else await postponeCheck(ctx, workspaceId, NO_SITE_SECONDS);
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

/** A part of a check. What was read is stored in the transaction that ends the part, also where the part failed. */
export const checkSpeedPart: ExternalEffect<z.output<typeof payloadSchema>, Part | null> = {
  kind: CHECK,
  timeoutMs: PART_MS,
  attempts: 3,
  parse: (payload) => payloadSchema.parse(payload),
  send: (ctx, { workspaceId }, signal) => askPart(ctx, workspaceId, signal),
  async record(ctx, { workspaceId }, part) {
    if (part === null) return;
    const row = await findSpeedConnection(ctx, workspaceId, true);
    // Disconnected meanwhile, or the site is another one.
    if (!row || row.origin !== part.origin) return;
    for (const { targetId, data } of part.checked) await writeFieldData(ctx, targetId, data);
    const { problem } = part;
    if (problem === null) {
      const { secrets } = ctx.services;
      const place = speedKeyPlace(workspaceId);
      // What a former key of the installation sealed; then the former can go.
      if (!secrets.isCurrent(row.key))
        await writeSealedSpeedKey(ctx, workspaceId, secrets.seal(secrets.open(row.key, place), place));
      const next = { whole: 'in_a_day', more: 'soon', daily_limit: 'tomorrow' } as const;
      return settleCheck(ctx, workspaceId, next[part.end]);
    }
    const isPassing = new PageSpeedError(problem).status >= 500;
    const backOff = Math.min(BACK_OFF_SECONDS_MAX, BACK_OFF_SECONDS * 2 ** Math.min(row.failures, 20));
    const wait = problem === 'speed_quota' ? null : isPassing ? backOff : DAY_SECONDS;
    await settleSpeedFailure(ctx, workspaceId, problem, wait);
    if (!isPassing || row.failures + 1 >= PASSING_FAILURES_TOLD) await tellOnce(ctx, workspaceId, problem);
  },
};

async function askPart(ctx: EffectContext, workspaceId: string, signal: AbortSignal): Promise<Part | null> {
  const row = await findSpeedConnection(ctx, workspaceId);
  if (!row || row.origin === null) return null;
  const { origin } = row;
  const checked: { targetId: number; data: CheckedFieldData }[] = [];
  try {
    const pageSpeed = openPageSpeed(ctx, row);
    const due = await listDueTargets(ctx, workspaceId, PART_PAGES + 1);
    const lastBegin = Date.now() + BEGIN_MS;
    for (const target of due.slice(0, PART_PAGES)) {
      if (Date.now() >= lastBegin) return { origin, checked, end: 'more', problem: null };
      if (!(await countCalls(ctx, workspaceId, CALLS_OF_PAGE)))
        return { origin, checked, end: 'daily_limit', problem: null };
      checked.push({ targetId: target.id, data: await askBothDevices(pageSpeed, target, signal) });
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

/** Tells the admins of a workspace of a problem, once until a check has gone well again. */
async function tellOnce(ctx: EffectContext, workspaceId: string, problem: PageSpeedProblem): Promise<void> {
  if (!(await markSpeedTold(ctx, workspaceId))) return;
  await notifyAdminsTranslated(ctx, `${CHECK}:${workspaceId}:${randomUUID()}`, workspaceId, () => ({
    kind: 'search_pull_failed',
    title: pageSpeedMessages.name,
    link: '/settings/connections',
    reason: null,
    text: pageSpeedMessages[problem],
  }));
}
