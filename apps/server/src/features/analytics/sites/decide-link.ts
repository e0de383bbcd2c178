import {
  SITE_LINK_LIMITS,
  type DecidedLink,
  type decideLink as call,
  type undoLinkDecision as undoCall,
} from '@pagewright/contract/analytics';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import {
  countDecisions,
  deleteDecision,
  findSiteOfLink,
  putDecision,
  listDecisions,
  type LinkPlace,
} from './link-decision-repository.ts';
import { siteIndexMessages } from './messages.ts';
import { requireCrawledSite } from './crawled-sites.ts';

/** Lists the workspace's decisions about links of a site. @throws ApiError 404 if the site was not crawled. */
export async function listLinkDecisions(ctx: Context, site: string | undefined): Promise<DecidedLink[]> {
  const siteId = await requireCrawledSite(ctx, site);
  return (await listDecisions(ctx.db, ctx.actor.workspaceId, siteId)).map(withoutPlace);
}

/**
 * Stores a decision about a suggested link, for the whole workspace and until it is undone.
 * @throws ApiError 404 unless both pages are on one site that the workspace crawled, 422 if there are too many
 * decisions.
 */
export async function decideLink(
  ctx: Context,
  { from, to, anchor, decision }: ParsedRequest<typeof call>['body'],
): Promise<DecidedLink> {
  const place = { from: Number(from), to: Number(to) };
  const siteId = await siteOfLink(ctx, place);
  return withTransaction(ctx, (inside) => decidePageLink(inside, siteId, place, { anchor, decision }));
}

/**
 * Stores a decision about a link between two pages of a crawled site, within a transaction.
 * @throws ApiError 404 if the pages are not on it, 422 if there are too many decisions.
 */
export async function decidePageLink(
  inside: Context,
  siteId: string,
  place: LinkPlace,
  { anchor, decision }: Pick<DecidedLink, 'anchor' | 'decision'>,
): Promise<DecidedLink> {
  const { workspaceId } = inside.actor;
  await putDecision(inside.db, {
    workspaceId,
    fromPage: place.from,
    toPage: place.to,
    anchor,
    decision,
  });
  if ((await countDecisions(inside.db, workspaceId)) > SITE_LINK_LIMITS.decided)
    throw new ApiError(
      422,
      'too_many_decisions',
      siteIndexMessages.tooManyDecisions(SITE_LINK_LIMITS.decided),
    );
  const [kept] = await listDecisions(inside.db, workspaceId, siteId, place);
  if (!kept) throw new ApiError(404, 'not_found', siteIndexMessages.noLink);
  await writeAudit(inside, 'analytics.decide_link', workspaceId, {
    from: kept.from.url,
    to: kept.to.url,
    decision,
  });
  return withoutPlace(kept);
}

/** Undoes a decision. @throws ApiError 404 if there is none. */
export async function undoLinkDecision(
  ctx: Context,
  { from, to }: ParsedRequest<typeof undoCall>['body'],
): Promise<void> {
  const place = { from: Number(from), to: Number(to) };
  const siteId = await siteOfLink(ctx, place);
  await withTransaction(ctx, async (inside) => {
    if (!(await undoPageLink(inside, siteId, place)))
      throw new ApiError(404, 'not_found', siteIndexMessages.noLink);
  });
}

/** Undoes a decision about a link between two pages, within a transaction. Returns false if there was none. */
export async function undoPageLink(inside: Context, siteId: string, place: LinkPlace): Promise<boolean> {
  const { workspaceId } = inside.actor;
  const [kept] = await listDecisions(inside.db, workspaceId, siteId, place);
  if (!kept || !(await deleteDecision(inside.db, workspaceId, place))) return false;
  await writeAudit(inside, 'analytics.undo_decide_link', workspaceId, {
    from: kept.from.url,
    to: kept.to.url,
  });
  return true;
}

async function siteOfLink(ctx: Context, place: LinkPlace): Promise<string> {
  const siteId = await findSiteOfLink(ctx.db, place);
  if (siteId === null) throw new ApiError(404, 'not_found', siteIndexMessages.noLink);
  return requireCrawledSite(ctx, siteId);
}

function withoutPlace({ place: _place, ...link }: DecidedLink & { readonly place: LinkPlace }): DecidedLink {
  return link;
}
