import type { contentChangeSchema, ContentItem } from '@pagewright/contract/content';
import type { z } from 'zod';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../audit/index.ts';
import { requestReview } from './request-review.ts';
import { toItem } from './content-item.ts';
import { rescoreById } from './evidence/rescore-item.ts';
import { contentMessages } from './messages.ts';
import { isSameState, nextState } from './next-state.ts';
import { requireEditable } from './policy.ts';
import { readText } from './read-text.ts';
import { findItem, lockItem, readBack, type ItemRow } from './repository.ts';
import { requireApprovalOfSaved } from './require-approval.ts';
import { confirmRevision, findRevisionKind } from './revision-repository.ts';
import { saveItem } from './save-item.ts';
import { publishItem } from './publish-item.ts';
import { ScoreCache } from './scoring/score-cache.ts';
import { withScoredTransaction, type WithScoreCache } from './scoring/scored-transaction.ts';
import { warnScheduled } from './sources/warn-author.ts';
import { hasSameFields, mergeFields } from './content-fields.ts';

type ParsedChange = z.output<typeof contentChangeSchema>;

/**
 * Merges a change into an item as its next revision. A change without effect creates none.
 * @throws ApiError 404 or 403 by policy, 409 with both versions if another revision is current, 413 or 422 if the
 * text is not a document, 422 if the item would go public without the approval or sources that its workspace
 * requires.
 */
export async function updateContent(ctx: Context, id: string, change: ParsedChange): Promise<ContentItem> {
  const { revision, autosave = false, status, scheduledFor, ...given } = change;
  const submitted = { ...given, ...(await readText(given)) };
  const scoreCache = await measureBefore(ctx, id, change, submitted);
  const save = async (inside: WithScoreCache<Context>): Promise<ContentItem> => {
    const current = requireEditable(ctx.actor, await lockItem(inside.db, id));
    if (revision !== undefined && revision !== current.revision) throw conflict(ctx, current, change);
    const fields = mergeFields(current, submitted);
    const due = scheduledFor == null ? scheduledFor : new Date(scheduledFor);
    const state = autosave
      ? { status: current.status, scheduledFor: current.scheduledFor }
      : nextState(current, { status, scheduledFor: due }, new Date());
    if (hasSameFields(current, fields) && isSameState(current, state)) {
      return toItem(ctx, autosave ? current : await confirm(inside, current));
    }
    const saved = await saveItem(inside, current, {
      ...state,
      fields,
      kind: autosave ? 'autosave' : 'save',
    });
    if (saved.status === 'scheduled' && !autosave) {
      await requireApprovalOfSaved(inside.db, saved);
      await warnScheduled(inside.db, saved);
    }
    const isAsked = saved.status === 'review' && current.status !== 'review';
    if (isAsked) await requestReview(inside, saved);
    await writeAudit(inside, 'content.update', id, {
      revision: saved.revision,
      status: saved.status,
      autosave,
    });
    return toItem(ctx, isAsked ? await readBack(inside.db, id) : saved);
  };
  const item = await withScoredTransaction(ctx, save, scoreCache);
  if (scoreCache.hasStaleScore) await rescoreById(ctx, id);
  return item;
}

/**
 * Scores the expected result in advance. Does nothing if the item will stay as it is or the change will be refused.
 */
async function measureBefore(
  ctx: Context,
  id: string,
  { revision }: ParsedChange,
  submitted: Partial<ParsedChange>,
): Promise<ScoreCache> {
  const scoreCache = new ScoreCache();
  const current = requireEditable(ctx.actor, await findItem(ctx.db, id));
  if (revision !== undefined && revision !== current.revision) return scoreCache;
  const fields = mergeFields(current, submitted);
  if (!hasSameFields(current, fields)) await scoreCache.prepare(ctx, fields, { contentId: id });
  return scoreCache;
}

/**
 * Handles an explicit save of what was autosaved already: no new revision, but the public page may show this one now.
 */
async function confirm(ctx: WithScoreCache<Context>, current: ItemRow): Promise<ItemRow> {
  const kind = await findRevisionKind(ctx.db, current.id, current.revision);
  if (kind !== 'autosave') return current;
  await confirmRevision(ctx.db, current.id, current.revision);
  await writeAudit(ctx, 'content.update', current.id, { revision: current.revision, status: current.status });
  if (current.status !== 'published') return current;
  return publishItem(ctx, current);
}

function conflict(ctx: Context, current: ItemRow, submitted: ParsedChange): ApiError {
  return new ApiError(409, 'revision_conflict', contentMessages.conflict, {
    extra: { current: toItem(ctx, current), submitted },
  });
}
