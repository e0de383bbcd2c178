import type { GoogleAnalyticsProblem } from '@pagewright/contract/analytics';
import type { EffectContext, ExternalEffect, Sweep } from '../../../platform/jobs/define.ts';
import { GoogleAnalyticsError } from '../../../providers/google-analytics/port.ts';
import { readClock } from '../scheduled-imports/import-repository.ts';
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
  claimDue,
  describeProperty,
  findConnection,
  googleAnalyticsConnections,
  recordImport,
} from './connection-repository.ts';
import { listKnownDays, writeDay, writeTotals } from './day-repository.ts';
import { daysToImport, knownTimeZone, lastFinalDay, type DayTotals } from './days-to-import.ts';
import { fetchDay, fetchHosts, fetchTotals, type DayRows } from './fetch-rows.ts';
import { analyticsKeyPlace, openGoogleAnalytics } from './manage-google-analytics.ts';

const IMPORT: ScheduledImport = {
  kind: 'google-analytics-import',
  title: () => 'Google Analytics 4',
  connections: googleAnalyticsConnections,
  keyPlace: analyticsKeyPlace,
};
/** Time limit for one part of an import; after the first day, no day is started that may not finish in time. */
const PART_MS = 120_000;
const BEGIN_MS = 20_000;
/** Maximum rows per part, which one transaction writes. */
const PART_ROWS = 60_000;

/** The result of one part of an import. */
interface Part {
  readonly propertyId: number;
  readonly askedAt: Date;
  readonly timeZone: string | null;
  readonly hosts: readonly string[];
  readonly totals: readonly DayTotals[];
  readonly days: { readonly day: string; readonly rows: DayRows }[];
  /** Days left for the next part. */
  readonly left: number;
  readonly failure: {
    readonly problem: GoogleAnalyticsProblem;
    readonly retryAfterSeconds: number | null;
  } | null;
}

/** Starts a part of the import of each connection that is due. */
export const sweepAnalyticsImports: Sweep = {
  name: 'google-analytics-imports',
  async run(ctx) {
    return writeImportEffects(ctx, IMPORT, await claimDue(ctx.db, LEASE_SECONDS));
  },
};

/**
 * Runs a part of an import. Totals and rows of a day are replaced in the transaction that ends the part, so a day that is
 * fetched twice, by any server, is stored once.
 */
export const importAnalyticsPart: ExternalEffect<ImportPayload, Part | null> = {
  kind: IMPORT.kind,
  timeoutMs: PART_MS,
  attempts: 3,
  parse: (payload) => importPayload.parse(payload),
  send: (ctx, { workspaceId }, signal) => fetchPart(ctx, workspaceId, signal),
  async record(ctx, { workspaceId }, part) {
    if (part === null) return;
    const row = await findConnection(ctx.db, workspaceId, true);
    // Disconnected meanwhile, or switched to another property.
    if (!row || row.propertyId !== part.propertyId) return;
    const { propertyId, askedAt, timeZone, hosts, totals, days } = part;
    if (hosts.length > 0) await describeProperty(ctx.db, propertyId, { hosts: [...hosts], timeZone });
    await writeTotals(ctx.db, { propertyId, askedAt }, totals);
    for (const { day, rows } of days) await writeDay(ctx.db, { propertyId, askedAt }, day, rows);
    if (part.failure === null) {
      await resealKey(ctx, IMPORT, row);
      const isWhole = part.left === 0;
      return recordImport(ctx.db, workspaceId, { isWhole, seconds: isWhole ? DAY_SECONDS : 0 });
    }
    const { problem, retryAfterSeconds } = part.failure;
    await recordImportProblem(ctx, IMPORT, row, () => new GoogleAnalyticsError(problem), {
      retryAfterSeconds,
    });
  },
};

async function fetchPart(ctx: EffectContext, workspaceId: string, signal: AbortSignal): Promise<Part | null> {
  const row = await findConnection(ctx.db, workspaceId);
  if (!row) return null;
  const { propertyId, property } = row;
  const part = {
    propertyId,
    askedAt: await readClock(ctx.db),
    timeZone: null as string | null,
    hosts: [] as readonly string[],
    totals: [] as readonly DayTotals[],
    days: [] as { day: string; rows: DayRows }[],
    left: 0,
  };
  try {
    const google = openGoogleAnalytics(ctx, row);
    const found = await fetchTotals(google, property.number, signal);
    part.timeZone = knownTimeZone(found.timeZone);
    const lastFinal = lastFinalDay(Date.now(), part.timeZone);
    part.totals = found.totals.map((one) => ({ ...one, isFinal: one.day <= lastFinal }));
    part.hosts = await fetchHosts(google, property.number, signal);
    const due = daysToImport(part.totals, await listKnownDays(ctx.db, propertyId));
    part.left = due.length;
    const lastBegin = Date.now() + BEGIN_MS;
    let kept = 0;
    for (const { day } of due) {
      const rows = await fetchDay(google, property.number, day, signal);
      part.days.push({ day, rows });
      part.left -= 1;
      kept += rows.rows.length;
      if (kept >= PART_ROWS || Date.now() >= lastBegin) break;
    }
    return { ...part, failure: null };
  } catch (error) {
    if (!(error instanceof GoogleAnalyticsError)) throw error;
    const { problem, retryAfterSeconds } = error;
    ctx.log.warn(
      { event: 'google_analytics_import_failed', err: error, workspaceId, fault: problem },
      'an import of Google Analytics figures failed',
    );
    return { ...part, failure: { problem, retryAfterSeconds } };
  }
}
