import { setTimeout as delay } from 'node:timers/promises';
import type { SiteCrawl, startSiteCrawl as startCall } from '@pagewright/contract/analytics';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import { canManage } from '../../../platform/access/ownership.ts';
import { cancelCrawl, findCrawl, insertCrawl, openForCrawl, readClock } from '../../../research/index.ts';
import { findUsedSite, siteUrlOfField } from '../../advanced/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { metered, findCurrentPlan } from '../../usage/index.ts';
import { siteIndexMessages } from './messages.ts';
import { matchesSite, listCrawledSites } from './crawled-sites.ts';

const DAY_MS = 86_400_000;
const FOLLOW_MS = 60_000;
const POLL_MS = 500;

/**
 * Starts to crawl a full site, as one SEO request. Its home page is fetched first, so an unreachable site costs
 * nothing.
 * @throws ApiError 400 for an invalid address, 422 if there is no site or it cannot be read, 409 if it is being
 * crawled, 429 at the limit.
 */
export async function startSiteCrawl(
  ctx: Context,
  { site, refresh }: ParsedRequest<typeof startCall>['body'],
): Promise<SiteCrawl> {
  const { workspaceId, userId: authorId } = ctx.actor;
  const { requestId } = ctx;
  const given = site || (await ownSite(ctx));
  siteUrlOfField('site', given);
  const id = await metered(ctx, { kind: 'seo', requests: 1 }, async (_, inside) => {
    const staleBefore = await readClock(inside.db, refresh ? 0 : DAY_MS);
    ctx.progress(siteIndexMessages.opening, 0, 0);
    const { siteId, origin } = await openForCrawl(ctx.services.crawler, {
      workspaceId,
      given,
      signal: inside.signal,
    });
    const { plan } = await findCurrentPlan(inside, workspaceId);
    return withTransaction(inside, async (transaction) => {
      const crawl = { workspaceId, authorId, requestId, siteId, pagesMax: plan.sitePages, staleBefore };
      const crawlId = await insertCrawl(transaction.db, crawl);
      if (crawlId === null) throw new ApiError(409, 'crawl_running', siteIndexMessages.isRunning);
      await writeAudit(transaction, 'analytics.read_site', crawlId, { site: origin });
      return crawlId;
    });
  });
  return showCrawl(ctx, id);
}

/** Returns the site that the workspace compares with competitors. @throws ApiError 422 if there is none. */
async function ownSite(ctx: Context): Promise<string> {
  const { site, used } = await findUsedSite(ctx);
  if (used.by === 'published')
    throw new ApiError(422, 'no_site', siteIndexMessages.noOwnSite, {
      details: [{ path: 'site', message: siteIndexMessages.noOwnSite }],
    });
  return site ?? used.site;
}

/** Lists the sites that the workspace crawled, each with its last crawl. */
export async function listSiteCrawls(ctx: Context): Promise<SiteCrawl[]> {
  return (await listCrawledSites(ctx)).map((row) => toCrawl(ctx, row));
}

/**
 * Reports the progress of a crawl until it ends or a minute has passed.
 * @throws ApiError 404; the signal's reason.
 */
export async function followSiteCrawl(ctx: Context, id: string): Promise<SiteCrawl> {
  const until = Date.now() + FOLLOW_MS;
  for (;;) {
    const crawl = await showCrawl(ctx, id);
    ctx.progress(siteIndexMessages.reading, crawl.read, Math.min(crawl.known, crawl.pagesMax));
    const isOver = crawl.status !== 'waiting' && crawl.status !== 'running';
    if (isOver || Date.now() > until) return crawl;
    await delay(POLL_MS, undefined, { signal: ctx.signal });
  }
}

/**
 * Cancels a crawl; pages already read stay.
 * @throws ApiError 404, 403 for members who are not admins and did not start it.
 */
export async function cancelSiteCrawl(ctx: Context, id: string): Promise<SiteCrawl> {
  const row = await requireCrawl(ctx, id);
  if (!canManage(ctx.actor, row)) throw new ApiError(403, 'forbidden', siteIndexMessages.mayNotCancel);
  await withTransaction(ctx, async (inside) => {
    if (await cancelCrawl(inside.db, id))
      await writeAudit(inside, 'analytics.cancel_read_site', id, { site: row.origin });
  });
  return showCrawl(ctx, id);
}

async function requireCrawl(ctx: Context, id: string) {
  const row = isUuid(id) ? await findCrawl(ctx.db, id) : undefined;
  if (row?.workspaceId !== ctx.actor.workspaceId)
    throw new ApiError(404, 'not_found', siteIndexMessages.noSite);
  return row;
}

async function showCrawl(ctx: Context, id: string): Promise<SiteCrawl> {
  const [row, { site, used }] = await Promise.all([requireCrawl(ctx, id), findUsedSite(ctx)]);
  return toCrawl(ctx, { ...row, isOwn: matchesSite(row.origin, site ?? used.site) });
}

type Row = Awaited<ReturnType<typeof listCrawledSites>>[number];

function toCrawl({ actor }: Context, row: Row): SiteCrawl {
  const { id, siteId, origin, isOwn, status, pagesMax, read, known, imported, problem, createdAt, endedAt } =
    row;
  return {
    id,
    siteId,
    site: origin,
    isOwn,
    status,
    pagesMax,
    read,
    known,
    imported,
    problem: problem === '' ? null : siteIndexMessages.problem(problem),
    startedAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    mayCancel: canManage(actor, row),
  };
}
