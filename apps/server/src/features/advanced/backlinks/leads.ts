import { randomUUID } from 'node:crypto';
import {
  LINK_LIMITS,
  LINK_STATES,
  type LinkLead,
  type LinkOpportunity,
  type listLinkLeads,
  type updateLinkLead,
} from '@pagewright/contract/advanced';
import type { CallOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { Actor } from '../../../platform/access/actor.ts';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { canManage } from '../../../platform/access/ownership.ts';
import {
  insertLead,
  countLeads,
  findLeads,
  findSameLead,
  lockLead,
  setLead,
  type LeadRow,
} from './lead-repository.ts';
import { backlinkMessages } from './messages.ts';
import { requireLead, requireRemovableLead } from './policy.ts';

/** Lists the workspace's leads. */
export async function listLeads(
  { db, actor }: Context,
  query: ParsedRequest<typeof listLinkLeads>['query'],
): Promise<CallOutput<typeof listLinkLeads>> {
  const rows = await findLeads(db, actor.workspaceId, query);
  const known = await countLeads(db, actor.workspaceId);
  const counts = Object.fromEntries(LINK_STATES.map((state) => [state, known.get(state) ?? 0]));
  return {
    leads: rows.map((row) => toLead(actor, row)),
    total: sumOf(known),
    counts: counts as CallOutput<typeof listLinkLeads>['counts'],
  };
}

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, one) => sum + one, 0);

/** Stores an opportunity, once per page and kind. @throws ApiError 422 if the list is full. */
export async function addLead(ctx: Context, opportunity: LinkOpportunity): Promise<LinkLead> {
  const { actor } = ctx;
  const { kind, pageUrl, pageTitle, ourPage, relevance, ...evidence } = opportunity;
  const { workspaceId } = actor;
  return withTransaction(ctx, async ({ db }) => {
    const existing = await findSameLead(db, { workspaceId, kind, pageUrl });
    if (existing) return toLead(actor, existing);
    if (sumOf(await countLeads(db, workspaceId)) >= LINK_LIMITS.leads)
      throw new ApiError(422, 'list_full', backlinkMessages.listIsFull);
    const row = await insertLead(db, {
      id: randomUUID(),
      workspaceId,
      authorId: actor.userId,
      authorName: actor.name,
      kind,
      pageUrl,
      pageTitle,
      ourPage,
      relevance,
      evidence,
    });
    return toLead(actor, requireLead(actor, row));
  });
}

/** Updates the state of a lead. @throws ApiError 404 by policy. */
export async function updateLead(
  ctx: Context,
  id: string,
  { state, note }: ParsedRequest<typeof updateLinkLead>['body'],
): Promise<LinkLead> {
  return withTransaction(ctx, async ({ db }) => {
    const known = requireLead(ctx.actor, await lockLead(db, id));
    const changed = await setLead(db, known.id, {
      ...(state === undefined ? {} : { state }),
      ...(note === undefined ? {} : { note }),
    });
    return toLead(ctx.actor, changed ?? known);
  });
}

/** Removes a lead, which can be restored for 30 days. @throws ApiError 403 or 404 by policy. */
export async function removeLead(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async ({ db }) => {
    const known = requireRemovableLead(ctx.actor, await lockLead(db, id));
    await setLead(db, known.id, { isRemoved: true });
  });
}

/**
 * Restores a lead; if the same page was added again meanwhile, that lead stays.
 * @throws ApiError 403 or 404 by policy.
 */
export async function undoRemoveLead(ctx: Context, id: string): Promise<LinkLead> {
  return withTransaction(ctx, async ({ db }) => {
    const removed = await lockLead(db, id, 'removed');
    if (!removed) throw new ApiError(404, 'not_found', backlinkMessages.removedTooLongAgo);
    requireRemovableLead(ctx.actor, removed);
    const again = await findSameLead(db, removed);
    return toLead(ctx.actor, again ?? (await setLead(db, id, { isRemoved: false })) ?? removed);
  });
}

function toLead(actor: Actor, row: LeadRow): LinkLead {
  const { id, kind, pageUrl, pageTitle, ourPage, relevance, evidence, state, note, authorName } = row;
  return {
    id,
    kind,
    pageUrl,
    pageTitle,
    ourPage,
    relevance,
    ...evidence,
    state,
    note,
    keptBy: authorName,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    mayRemove: canManage(actor, row),
  };
}
