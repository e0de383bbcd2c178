import type { SiteSchedule } from '@pagewright/contract/analytics';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import type { EffectContext, RecurringJob } from '../../../platform/jobs/define.ts';
import {
  addSchedules,
  cancelScheduled,
  claimSchedule,
  findSchedule,
  insertScheduledCrawl,
  saveSchedule,
  SCHEDULED_SHARE,
  type DueSchedule,
} from '../../../research/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { findCurrentPlan } from '../../usage/index.ts';
import { findRankTargets } from '../ranks/target-sites.ts';
import { listCrawledSites, matchesSite, requireCrawledSite } from './crawled-sites.ts';
import { siteIndexMessages } from './messages.ts';

/** A job is considered lost after ten minutes; remaining sites are left to the next one. */
const JOB_MS = 420_000;

/** Reads the due pages of sites again: a workspace's own site, and competitors that it watches. */
export const scheduledCrawls: RecurringJob = {
  name: 'scheduled-crawls',
  cron: '*/10 * * * *',
  run: (ctx) => startScheduledCrawls(ctx),
};

/** Starts a crawl for each site whose schedule is due. A failure of one leaves the others alone. */
export async function startScheduledCrawls(ctx: EffectContext): Promise<void> {
  const end = Date.now() + JOB_MS;
  await addSchedules(ctx.db);
  while (Date.now() < end) {
    const due = await claimSchedule(ctx.db);
    if (due === undefined) return;
    try {
      await startOne(ctx, due);
    } catch (error) {
      const { workspaceId } = due;
      ctx.log.error(
        { event: 'scheduled_crawl_failed', err: error, workspaceId },
        'a scheduled crawl was not started',
      );
    }
  }
}

async function startOne(ctx: EffectContext, due: DueSchedule): Promise<void> {
  if (!(await isFollowed(ctx, due))) return;
  const { sitePages } = (await findCurrentPlan(ctx, due.workspaceId)).plan;
  await insertScheduledCrawl(ctx.db, due, { pagesMax: pagesPerDay(sitePages), sitePages });
}

const pagesPerDay = (sitePages: number): number => Math.ceil(sitePages / SCHEDULED_SHARE);

/** Whether a site is the workspace's own or one of a competitor that it watches. */
async function isFollowed(
  ctx: Pick<EffectContext, 'db'>,
  { workspaceId, authorId, origin }: Omit<DueSchedule, 'siteId'>,
): Promise<boolean> {
  const { sites } = await findRankTargets(ctx, { workspaceId, authorId });
  return sites.some((site) => matchesSite(origin, site));
}

/** Returns when a crawled site is next read again, and what the last reading found. @throws ApiError 404. */
export async function showSiteSchedule(ctx: Context, site: string | undefined): Promise<SiteSchedule> {
  const { workspaceId } = ctx.actor;
  const siteId = await requireCrawledSite(ctx, site);
  const origin = (await listCrawledSites(ctx)).find((row) => row.siteId === siteId)?.origin ?? '';
  const [{ isOn, dueAt, pageDueAt, authorId, last }, { plan }] = await Promise.all([
    findSchedule(ctx.db, { workspaceId, siteId }),
    findCurrentPlan(ctx, workspaceId),
  ]);
  const isEligible = await isFollowed(ctx, { workspaceId, authorId, origin });
  const isRunning = last !== null && last.endedAt === null;
  const times = [dueAt, pageDueAt].map((at) => (at === null ? 0 : new Date(at).getTime()));
  const hasNext = isOn && isEligible && !isRunning && pageDueAt !== null;
  return {
    siteId,
    isOn,
    isEligible,
    pagesPerDay: pagesPerDay(plan.sitePages),
    isRunning,
    nextAt: hasNext ? new Date(Math.max(Date.now(), ...times)).toISOString() : null,
    last:
      last === null || last.endedAt === null
        ? null
        : {
            at: new Date(last.endedAt).toISOString(),
            read: last.read,
            changed: last.changed,
            added: last.added,
            gone: last.gone,
            redirected: last.redirected,
            back: last.back,
            problem: last.problem === '' ? null : siteIndexMessages.problem(last.problem),
          },
  };
}

/**
 * Turns the schedule of a crawled site on or off; off also ends a scheduled crawl that is running.
 * @throws ApiError 404.
 */
export async function changeSiteSchedule(
  ctx: Context,
  { site, isOn }: { readonly site: string; readonly isOn: boolean },
): Promise<SiteSchedule> {
  const { workspaceId } = ctx.actor;
  const siteId = await requireCrawledSite(ctx, site);
  await withTransaction(ctx, async (inside) => {
    await saveSchedule(inside.db, { workspaceId, siteId, isOn });
    if (!isOn) await cancelScheduled(inside.db, { workspaceId, siteId });
    await writeAudit(inside, isOn ? 'analytics.start_schedule' : 'analytics.stop_schedule', siteId, {});
  });
  return showSiteSchedule(ctx, siteId);
}
