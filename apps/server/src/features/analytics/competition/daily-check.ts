import type { CompetitorAlert } from '@pagewright/contract/advanced';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { claimingRunner } from '../../../platform/jobs/claiming-runner.ts';
import type { EffectContext } from '../../../platform/jobs/define.ts';
import { localizeAlert } from '../../advanced/index.ts';
import { notifyMembersTranslated } from '../../notifications/index.ts';
import { analyticsMessages } from '../messages.ts';
import { listWatched } from '../watchlist/watch-repository.ts';
import { claimDailyCheck, completeDailyCheck, type DueCheck } from './alert-repository.ts';
import { findAlerts } from './analyze-competition.ts';

/** Time limit for one workspace's check; an analysis takes at most 90 s. */
const CHECK_MS = 120_000;
/** Checks of one server at a time: they mostly wait for search sources and pages. At 20 s each, 17,280 a day. */
const PARALLEL = 4;
const POLL_MS = 10_000;
/** A check whose server was killed is repeated after this time. */
const LEASE_SECONDS = 900;
/** Number of competitors and changes named in a notification. */
const MAX_NAMED = 3;

/** Until 0072 it was a job of one server, which ran one check after the other. */
export const RETIRED_DAILY_ALERTS = 'daily-alerts';

/** Checks the competitors of workspaces that turned it on, once a day each, shared by all servers. */
export const dailyChecks = claimingRunner<DueCheck>({
  name: 'daily-checks',
  parallel: PARALLEL,
  pollMs: POLL_MS,
  claim: ({ db }) => claimDailyCheck(db, LEASE_SECONDS),
  work: runDailyCheck,
});

/** Runs a claimed check. A failure is stored for the workspace to see. */
export async function runDailyCheck(ctx: EffectContext, due: DueCheck): Promise<void> {
  const { workspaceId } = due;
  try {
    const added = await findNew(ctx, due);
    await withTransaction(ctx, async (inside) => {
      await notifyOfAlerts(inside, workspaceId, added);
      await completeDailyCheck(inside.db, workspaceId, '');
    });
  } catch (error) {
    const isRefusal = error instanceof ApiError;
    if (!isRefusal)
      ctx.log.error(
        { event: 'competitor_check_failed', err: error, workspaceId },
        'a daily check of competitors failed',
      );
    await completeDailyCheck(ctx.db, workspaceId, isRefusal ? error.message : analyticsMessages.checkFailed);
  }
}

/** Returns alerts that are new to the workspace; does nothing without competitors or keywords. */
async function findNew(ctx: EffectContext, due: DueCheck): Promise<CompetitorAlert[]> {
  const rows = await listWatched(ctx.db, due.workspaceId);
  const namesOf = (kind: 'competitor' | 'keyword') =>
    rows.filter((row) => row.kind === kind).map(({ name }) => name);
  const [competitors, keywords] = [namesOf('competitor'), namesOf('keyword')];
  if (competitors.length === 0 || keywords.length === 0) return [];
  const { added } = await findAlerts(createMemberContext(ctx, due), { competitors, keywords, refresh: true });
  return added;
}

function createMemberContext({ db, services, log }: EffectContext, due: DueCheck): Context {
  const signal = AbortSignal.timeout(CHECK_MS);
  return {
    actor: { ...due, sessionId: '', isOperator: false },
    db,
    services,
    log,
    requestId: `daily-alerts-${due.workspaceId}`,
    signal,
    progress: () => signal.throwIfAborted(),
    outside: db,
  };
}

/** Notifies every member of new alerts, in their language. */
async function notifyOfAlerts(
  ctx: EffectContext,
  workspaceId: string,
  added: readonly CompetitorAlert[],
): Promise<void> {
  const [first] = added;
  if (first === undefined) return;
  const title = [...new Set(added.map(({ competitor }) => competitor))].slice(0, MAX_NAMED).join(', ');
  await notifyMembersTranslated(ctx, `alerts:${workspaceId}:${first.id}`, workspaceId, () => ({
    kind: 'alert',
    title,
    link: '/analytics/alerts',
    reason: null,
    text: added
      .slice(0, MAX_NAMED)
      .map((alert) => localizeAlert(alert).message)
      .join(' '),
  }));
}
