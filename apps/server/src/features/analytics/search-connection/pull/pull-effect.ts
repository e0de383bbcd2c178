import { randomUUID } from 'node:crypto';
import { SEARCH_CONNECTION_LIMITS, type SearchProblem } from '@pagewright/contract/analytics';
import { z } from 'zod';
import type { EffectContext, ExternalEffect, Sweep } from '../../../../platform/jobs/define.ts';
import { writeEffects } from '../../../../platform/jobs/outbox.ts';
import { SearchConsoleError, type SearchConsole } from '../../../../providers/search-console/port.ts';
import { notifyAdminsTranslated } from '../../../notifications/index.ts';
import { backOffSeconds, NOTIFY_AFTER_FAILURES } from '../../back-off.ts';
import { describeImportProblem } from '../../describe-import-problem.ts';
import { writeAnswersEffect } from '../../search-performance/keep-answers-effect.ts';
import { findSearchConnection } from '../connection-repository.ts';
import { openConsole } from '../manage-connection.ts';
import { keyPlace } from '../show-connection.ts';
import { fetchDay, type DayRows } from './fetch-day.ts';
import { writeDay, writeTotals } from './day-repository.ts';
import { dayInCalifornia, daysToPull, type DayTotals } from './days-to-pull.ts';
import {
  claimDue,
  listKnownDays,
  markNotified,
  readClock,
  recordPullFailure,
  recordPull,
  writeResealedKey,
} from './pull-repository.ts';

const PULL = 'search-pull';
/** Time limit for one part of a pull; after the first day, no day is started that may not finish in time. */
const PART_MS = 90_000;
const BEGIN_MS = 20_000;
/** Maximum rows per part, which one transaction writes. */
const PART_ROWS = 60_000;
const LEASE_SECONDS = 600;
const DAY_SECONDS = 86_400;

const payloadSchema = z.object({ workspaceId: z.string() });

interface PulledDay {
  readonly totals: DayTotals;
  readonly rows: DayRows;
}

/** The result of one part of a pull. */
interface Part {
  readonly propertyId: number;
  readonly askedAt: Date;
  readonly totals: readonly DayTotals[];
  readonly days: readonly PulledDay[];
  /** Days left for the next part. */
  readonly left: number;
  readonly failure: { readonly problem: SearchProblem; readonly retryAfterSeconds: number | null } | null;
}

/** Starts a part of the pull of each connection that is due. */
export const sweepPulls: Sweep = {
  name: 'search-pulls',
  async run(ctx) {
    const due = await claimDue(ctx.db, LEASE_SECONDS);
    return writeEffects(
      ctx,
      due.map((workspaceId) => ({
        kind: PULL,
        key: `${PULL}:${workspaceId}:${randomUUID()}`,
        channel: `${PULL}:${workspaceId}`,
        payload: { workspaceId },
      })),
    );
  },
};

/**
 * Runs a part of a pull. Totals and rows of a day are replaced in the transaction that ends the part, so a day that
 * is fetched twice, by any server, is stored once.
 */
export const pullPart: ExternalEffect<z.output<typeof payloadSchema>, Part | null> = {
  kind: PULL,
  timeoutMs: PART_MS,
  attempts: 3,
  parse: (payload) => payloadSchema.parse(payload),
  send: (ctx, { workspaceId }, signal) => fetchPart(ctx, workspaceId, signal),
  async record(ctx, { workspaceId }, part) {
    if (part === null) return;
    const row = await findSearchConnection(ctx.db, workspaceId, true);
    // Disconnected meanwhile, or switched to another property.
    if (!row || row.propertyId !== part.propertyId) return;
    const key = { propertyId: part.propertyId, askedAt: part.askedAt };
    await writeTotals(ctx.db, key, part.totals);
    for (const { totals, rows } of part.days) await writeDay(ctx.db, key, totals, rows);
    if (part.failure === null) {
      const { secrets } = ctx.services;
      const place = keyPlace(workspaceId);
      // Reseal what a former key of the installation sealed, so that the former key can be removed.
      if (!secrets.isCurrent(row.key))
        await writeResealedKey(ctx.db, workspaceId, secrets.seal(secrets.open(row.key, place), place));
      const isWhole = part.left === 0;
      if (isWhole) await writeAnswersEffect(ctx, workspaceId);
      return recordPull(ctx.db, workspaceId, { isWhole, inSeconds: isWhole ? DAY_SECONDS : 0 });
    }
    const { problem, retryAfterSeconds } = part.failure;
    const isPassing = new SearchConsoleError(problem).status >= 500;
    const backOff = backOffSeconds(row.failures);
    const wait = isPassing ? Math.max(backOff, Math.min(retryAfterSeconds ?? 0, DAY_SECONDS)) : DAY_SECONDS;
    await recordPullFailure(ctx.db, workspaceId, problem, wait);
    if (!isPassing || row.failures + 1 >= NOTIFY_AFTER_FAILURES) await notifyOnce(ctx, workspaceId, problem);
  },
};

async function fetchPart(ctx: EffectContext, workspaceId: string, signal: AbortSignal): Promise<Part | null> {
  const row = await findSearchConnection(ctx.db, workspaceId);
  if (!row || row.propertyId === null || row.property === null) return null;
  const part = {
    propertyId: row.propertyId,
    askedAt: await readClock(ctx.db),
    totals: [] as readonly DayTotals[],
    days: [] as PulledDay[],
    left: 0,
  };
  try {
    const console = openConsole(ctx, row);
    part.totals = await fetchTotals(console, row.property, signal);
    const due = daysToPull(part.totals, await listKnownDays(ctx.db, row.propertyId));
    part.left = due.length;
    const lastBegin = Date.now() + BEGIN_MS;
    for (const totals of due) {
      const rows = await fetchDay(console, row.property, totals.day, signal);
      part.days.push({ totals, rows });
      part.left -= 1;
      const kept = part.days.reduce((sum, day) => sum + day.rows.details.length + day.rows.pages.length, 0);
      if (kept >= PART_ROWS || Date.now() >= lastBegin) break;
    }
    return { ...part, failure: null };
  } catch (error) {
    if (!(error instanceof SearchConsoleError)) throw error;
    ctx.log.warn(
      { event: 'search_pull_failed', err: error, workspaceId, fault: error.fault },
      'a pull of search figures failed',
    );
    const { fault: problem, retryAfterSeconds } = error;
    return { ...part, failure: { problem, retryAfterSeconds } };
  }
}

/** Fetches the totals of all days that Google has. Missing days have no figures, which is not the same as zero. */
async function fetchTotals(
  console: SearchConsole,
  property: string,
  signal: AbortSignal,
): Promise<DayTotals[]> {
  const now = Date.now();
  const { rows, firstIncompleteDay } = await console.query(
    property,
    {
      from: dayInCalifornia(now, SEARCH_CONNECTION_LIMITS.days),
      to: dayInCalifornia(now, 0),
      dimensions: ['DATE'],
      startRow: 0,
    },
    signal,
  );
  return rows.map(({ keys: [day = ''], clicks, impressions, position }) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new SearchConsoleError('search_unreadable');
    return {
      day,
      clicks: Math.round(clicks),
      impressions: Math.round(impressions),
      positionSum: position * impressions,
      isFinal: firstIncompleteDay === null || day < firstIncompleteDay,
    };
  });
}

/** Notifies the admins of a workspace of a problem, once until a pull succeeds again. */
async function notifyOnce(ctx: EffectContext, workspaceId: string, problem: SearchProblem): Promise<void> {
  if (!(await markNotified(ctx.db, workspaceId))) return;
  await notifyAdminsTranslated(ctx, `${PULL}:${workspaceId}:${randomUUID()}`, workspaceId, () => ({
    kind: 'search_pull_failed',
    title: 'Search Console',
    link: '/settings/connections',
    reason: null,
    text: describeImportProblem(new SearchConsoleError(problem)),
  }));
}
