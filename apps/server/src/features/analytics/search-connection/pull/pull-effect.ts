import { SEARCH_CONNECTION_LIMITS, type SearchProblem } from '@pagewright/contract/analytics';
import type { EffectContext, ExternalEffect, Sweep } from '../../../../platform/jobs/define.ts';
import { SearchConsoleError, type SearchConsole } from '../../../../providers/search-console/port.ts';
import { readClock } from '../../scheduled-imports/import-repository.ts';
import {
  DAY_SECONDS,
  importPayload,
  LEASE_SECONDS,
  recordImportProblem,
  resealKey,
  writeImportEffects,
  type ImportPayload,
  type ScheduledImport,
} from '../../scheduled-imports/scheduled-import.ts';
import { brandTermsOf } from '../../search-performance/brand-terms.ts';
import { writeFallsEffect } from '../../search-performance/falls/falls-effect.ts';
import { writeAnswersEffect } from '../../search-performance/keep-answers-effect.ts';
import { findSearchConnection } from '../connection-repository.ts';
import { openConsole } from '../manage-connection.ts';
import { keyPlace } from '../show-connection.ts';
import { fetchDay, type DayRows } from './fetch-day.ts';
import { writeDay, writeTotals } from './day-repository.ts';
import { dayInCalifornia, daysToPull, type DayTotals } from './days-to-pull.ts';
import { claimDue, listKnownDays, recordPull, searchConnections } from './pull-repository.ts';

const SEARCH: ScheduledImport = {
  kind: 'search-pull',
  title: () => 'Search Console',
  connections: searchConnections,
  keyPlace,
};
/** Time limit for one part of a pull; after the first day, no day is started that may not finish in time. */
const PART_MS = 90_000;
const BEGIN_MS = 20_000;
/** Maximum rows per part, which one transaction writes. */
const PART_ROWS = 60_000;

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
    return writeImportEffects(ctx, SEARCH, await claimDue(ctx.db, LEASE_SECONDS));
  },
};

/**
 * Runs a part of a pull. Totals and rows of a day are replaced in the transaction that ends the part, so a day that
 * is fetched twice, by any server, is stored once.
 */
export const pullPart: ExternalEffect<ImportPayload, Part | null> = {
  kind: SEARCH.kind,
  timeoutMs: PART_MS,
  attempts: 3,
  parse: (payload) => importPayload.parse(payload),
  send: (ctx, { workspaceId }, signal) => fetchPart(ctx, workspaceId, signal),
  async record(ctx, { workspaceId }, part) {
    if (part === null) return;
    const row = await findSearchConnection(ctx.db, workspaceId, true);
    // Disconnected meanwhile, or switched to another property.
    if (!row || row.propertyId !== part.propertyId) return;
    const terms = brandTermsOf(row.property ?? '', row.brandTerms);
    const key = { propertyId: part.propertyId, askedAt: part.askedAt, terms };
    await writeTotals(ctx.db, key, part.totals);
    for (const { totals, rows } of part.days) await writeDay(ctx.db, key, totals, rows);
    if (part.failure === null) {
      await resealKey(ctx, SEARCH, row);
      const isWhole = part.left === 0;
      if (isWhole) {
        await writeAnswersEffect(ctx, workspaceId);
        await writeFallsEffect(ctx, workspaceId);
      }
      return recordPull(ctx.db, workspaceId, { isWhole, seconds: isWhole ? DAY_SECONDS : 0 });
    }
    const { problem, retryAfterSeconds } = part.failure;
    await recordImportProblem(ctx, SEARCH, row, () => new SearchConsoleError(problem), { retryAfterSeconds });
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
