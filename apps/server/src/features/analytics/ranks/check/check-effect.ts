import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { EffectContext, ExternalEffect, Sweep } from '../../../../platform/jobs/define.ts';
import { writeEffects } from '../../../../platform/jobs/outbox.ts';
import { notifyAdminsTranslated, notifyMembersTranslated } from '../../../notifications/index.ts';
import { createJobContext } from '../../job-context.ts';
import { analyticsMessages } from '../../messages.ts';
import { backOffSeconds, NOTIFY_AFTER_FAILURES } from '../../scheduled-imports/back-off.ts';
import { listDueKeywords, listPairs } from '../check-repository.ts';
import { describeRankProblem } from '../describe-rank-problem.ts';
import { findChanges } from '../rank-changes.ts';
import { findRankTargets } from '../target-sites.ts';
import type { TrackerRow } from '../tracker-repository.ts';
import { askKeyword, type RankingVendor } from './ask-keyword.ts';
import {
  claimDueTrackers,
  findTracking,
  lockChecked,
  markRanksNotified,
  recordPart,
  type NextPart,
} from './due-repository.ts';

const CHECK = 'rank-check';
const PART_MS = 90_000;
/** After this time, no further keyword is started, since it may not finish in time. */
const BEGIN_MS = 30_000;
const LEASE_SECONDS = 600;
/** Consecutive failures after which a part ends. */
const MAX_FAILURES = 3;
/** Changes named in one notification. */
const MAX_NAMED = 5;

/** Problems that another attempt may solve. All others wait for people or for another day. */
const PASSING: ReadonlySet<string> = new Set([
  'rate_limited',
  'source_failed',
  'source_too_slow',
  'source_unreachable',
  'source_unreadable',
  'source_refused',
]);

const payloadSchema = z.object({ trackerId: z.uuid() });

/** How one part of a check ended; the answers are already stored. */
interface Part {
  readonly startedAt: Date;
  readonly end: 'whole' | 'more' | 'stopped';
  readonly problem: string | null;
}

/** Starts a part of the check of each tracker that is due. */
export const sweepRankChecks: Sweep = {
  name: 'rank-checks',
  async run(ctx) {
    const due = await claimDueTrackers(ctx.db, LEASE_SECONDS);
    return writeEffects(
      ctx,
      due.map((trackerId) => ({
        kind: CHECK,
        key: `${CHECK}:${trackerId}:${randomUUID()}`,
        channel: `${CHECK}:${trackerId}`,
        payload: { trackerId },
      })),
    );
  },
};

/** Runs a part of a check. Each answer is stored as it arrives, so that nothing is asked and paid for twice. */
export const checkRanksPart: ExternalEffect<z.output<typeof payloadSchema>, Part | null> = {
  kind: CHECK,
  timeoutMs: PART_MS,
  attempts: 3,
  parse: (payload) => payloadSchema.parse(payload),
  send: (ctx, { trackerId }, signal) => runPart(ctx, trackerId, signal),
  async record(ctx, { trackerId }, part) {
    const tracker = await lockChecked(ctx.db, trackerId);
    if (!tracker || part === null) return;
    const { problem, end } = part;
    await recordPart(ctx.db, trackerId, { problem, next: nextOf(part, tracker.failures) });
    const isUrgent =
      problem !== null && (!PASSING.has(problem) || tracker.failures + 1 >= NOTIFY_AFTER_FAILURES);
    if (isUrgent) await notifyOfProblem(ctx, tracker, problem);
    if (end === 'whole') await notifyOfChanges(ctx, tracker, part.startedAt);
  },
};

function nextOf({ end, problem }: Part, failures: number): NextPart {
  if (problem === null) return { kind: end === 'whole' ? 'next_check' : 'soon' };
  if (problem === 'budget_used') return { kind: 'next_month' };
  if (!PASSING.has(problem)) return { kind: 'tomorrow' };
  return { kind: 'retry', seconds: backOffSeconds(failures) };
}

async function runPart(ctx: EffectContext, trackerId: string, signal: AbortSignal): Promise<Part | null> {
  const tracking = await findTracking(ctx.db, trackerId);
  if (!tracking) return null;
  const { tracker, member } = tracking;
  const { startedAt } = tracker;
  const stopped = (problem: string): Part => ({ startedAt, end: 'stopped', problem });
  const sources = await ctx.services.vendors.sources(tracker.workspaceId);
  const source = sources.find((one): one is RankingVendor => one.name === tracker.source && !!one.ranking);
  if (!source) return stopped('source_missing');
  const { sites, keywords } = await findRankTargets(ctx, tracker);
  if (sites.length === 0) return stopped('no_site');
  const due = await listDueKeywords(ctx.db, { trackerId, startedAt }, keywords);
  const asMember = createJobContext(ctx, { name: CHECK, member, signal });
  const lastBegin = Date.now() + BEGIN_MS;
  let last: string | null = null;
  let inARow = 0;
  for (const keyword of due) {
    if (Date.now() >= lastBegin) return { startedAt, end: 'more', problem: last };
    const problem = await askKeyword(asMember, { tracker, source, sites, keyword });
    inARow = problem === null ? 0 : inARow + 1;
    last = problem ?? last;
    if (problem !== null && (!PASSING.has(problem) || inARow >= MAX_FAILURES)) return stopped(problem);
  }
  return { startedAt, end: last === null ? 'whole' : 'stopped', problem: last };
}

/** Notifies the admins of a problem, once until a check succeeds again. */
async function notifyOfProblem(ctx: EffectContext, tracker: TrackerRow, problem: string): Promise<void> {
  if (!(await markRanksNotified(ctx.db, tracker.id))) return;
  await notifyAdminsTranslated(ctx, `${CHECK}:${tracker.id}:${randomUUID()}`, tracker.workspaceId, () => ({
    kind: 'search_pull_failed',
    title: analyticsMessages.ranksName,
    link: '/analytics/ranks',
    reason: null,
    text: describeRankProblem(problem, tracker.source),
  }));
}

/** Notifies all members of sites that entered or left the first results page. */
async function notifyOfChanges(ctx: EffectContext, tracker: TrackerRow, startedAt: Date): Promise<void> {
  const pairs = await listPairs(ctx.db, { trackerId: tracker.id, startedAt });
  const { ownSite } = await findRankTargets(ctx, tracker);
  const changes = findChanges(pairs, ownSite);
  if (changes.length === 0) return;
  const key = `ranks:${tracker.id}:${startedAt.toISOString()}`;
  await notifyMembersTranslated(ctx, key, tracker.workspaceId, () => ({
    kind: 'alert',
    title: [...new Set(changes.map(({ site }) => site))].slice(0, 3).join(', '),
    link: '/analytics/ranks',
    reason: null,
    text: [
      ...changes.slice(0, MAX_NAMED).map((change) => analyticsMessages.rankChanged(change)),
      ...(changes.length > MAX_NAMED ? [analyticsMessages.moreRankChanges(changes.length - MAX_NAMED)] : []),
    ].join(' '),
  }));
}
