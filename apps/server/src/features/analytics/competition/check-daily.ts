import type { CompetitorAlert } from '@pagewright/contract/advanced';
import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import type { EffectContext, RecurringJob } from '../../../jobs/define.ts';
import { sayAlertAnew } from '../../advanced/index.ts';
import { tellMembers } from '../../notifications/index.ts';
import { analyticsMessages } from '../messages.ts';
import { listWatched } from '../watchlist/watch-repository.ts';
import { claimDaily, settleDaily, type DueCheck } from './alert-repository.ts';
import { findAlerts } from './analyze-competition.ts';

/** Milliseconds that one workspace's check may take: an analysis ends within 90 s. */
const CHECK_MS = 120_000;
/** A job is taken for lost after ten minutes; what is due then is left to the next one. */
const JOB_MS = 420_000;
/** After this many seconds a check whose server was killed is done again. */
const LEASE_SECONDS = 900;
/** Competitors and changes that a notification names. */
const NAMED = 3;

/** Looks at the competitors of workspaces that ask for it, each once a day. */
export const dailyAlerts: RecurringJob = {
  name: 'daily-alerts',
  cron: '*/10 * * * *',
  run: (ctx) => checkDaily(ctx),
};

/** Does the checks that are due, one after the other. What goes wrong with one is kept for its workspace to see. */
export async function checkDaily(ctx: EffectContext): Promise<void> {
  const end = Date.now() + JOB_MS;
  while (Date.now() < end) {
    const due = await claimDaily(ctx, LEASE_SECONDS);
    if (due === undefined) return;
    await checkOne(ctx, due);
  }
}

async function checkOne(ctx: EffectContext, due: DueCheck): Promise<void> {
  const { workspaceId } = due;
  try {
    const added = await findNew(ctx, due);
    await withTransaction(ctx, async (inside) => {
      await tellOfNew(inside, workspaceId, added);
      await settleDaily(inside, workspaceId, '');
    });
  } catch (error) {
    const isRefusal = error instanceof ApiError;
    if (!isRefusal)
      ctx.log.error(
        { event: 'competitor_check_failed', err: error, workspaceId },
        'a daily check of competitors failed',
      );
    await settleDaily(ctx, workspaceId, isRefusal ? error.message : analyticsMessages.checkFailed);
  }
}

/** What the workspace was not told before; without competitors or keywords nothing is asked. */
async function findNew(ctx: EffectContext, due: DueCheck): Promise<CompetitorAlert[]> {
  const rows = await listWatched(ctx, due.workspaceId);
  const namesOf = (kind: 'competitor' | 'keyword') =>
    rows.filter((row) => row.kind === kind).map(({ name }) => name);
  const [competitors, keywords] = [namesOf('competitor'), namesOf('keyword')];
  if (competitors.length === 0 || keywords.length === 0) return [];
  const { added } = await findAlerts(inNameOf(ctx, due), { competitors, keywords, refresh: true });
  return added;
}

function inNameOf({ db, services, log }: EffectContext, due: DueCheck): Context {
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

/** Tells every member what is new, each in their language. */
async function tellOfNew(
  ctx: EffectContext,
  workspaceId: string,
  added: readonly CompetitorAlert[],
): Promise<void> {
  const [first] = added;
  if (first === undefined) return;
  const title = [...new Set(added.map(({ competitor }) => competitor))].slice(0, NAMED).join(', ');
  await tellMembers(ctx, `alerts:${workspaceId}:${first.id}`, workspaceId, () => ({
    kind: 'alert',
    title,
    link: '/analytics/alerts',
    reason: null,
    text: added
      .slice(0, NAMED)
      .map((alert) => sayAlertAnew(alert).message)
      .join(' '),
  }));
}
