import { SOURCE_LIMITS, type SourceCheck, type SourceDecision } from '@pagewright/contract/content';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { contentMessages } from '../messages.ts';
import { requireEditable, requireReadable } from '../policy.ts';
import { readText } from '../read-text.ts';
import { findItem, lockItem } from '../repository.ts';
import { ScoreCache } from '../scoring/score-cache.ts';
import { sentenceKey, type PublishedText } from './find-unsourced.ts';
import { areSourcesRequired } from './require-sources.ts';
import {
  deleteDecision,
  findDecisions,
  findScheduled,
  putDecision,
  putSourceRule,
} from './source-repository.ts';
import { warnBeforeDate } from './warn-author.ts';

/**
 * Lists the sentences that need a source and have none, in an item or with texts about to replace its own.
 * @throws ApiError 404 by policy, 413 or 422 if the text is not a document, 503 if the server is too busy.
 */
export async function checkSources(
  ctx: Context,
  id: string,
  given: { readonly [Field in keyof PublishedText]?: string | undefined },
): Promise<SourceCheck> {
  const item = requireReadable(ctx.actor, await findItem(ctx.db, id));
  const { content = item.content } = await readText({ content: given.content });
  const { title = item.title, metaTitle = item.metaTitle, metaDescription = item.metaDescription } = given;
  const text = { content, title, metaTitle, metaDescription };
  const scoreCache = new ScoreCache();
  await scoreCache.check(text);
  const decisions = await findDecisions(ctx.db, id);
  const sentences = scoreCache.unsourcedIn(text).map(({ key, ...sentence }) => {
    const decided = decisions.get(key);
    const decision = decided
      ? { kind: decided.kind, byName: decided.decidedByName, at: decided.decidedAt.toISOString() }
      : null;
    return { ...sentence, decision };
  });
  const open = sentences.filter(({ decision }) => decision === null);
  const decided = sentences.filter(({ decision }) => decision !== null);
  return {
    isRequired: await areSourcesRequired(ctx.db, item.workspaceId),
    open: open.length,
    sentences: [...open, ...decided].slice(0, SOURCE_LIMITS.listed),
  };
}

/**
 * Stores the caller's decision that a sentence is first-hand knowledge or may go without a source; null clears it.
 * @throws ApiError 404 or 403 by policy.
 */
export async function decideSource(
  ctx: Context,
  id: string,
  { sentence, decision }: { readonly sentence: string; readonly decision: SourceDecision | null },
): Promise<{ decision: SourceCheck['sentences'][number]['decision'] }> {
  return withTransaction(ctx, async (inside) => {
    const { db, actor } = inside;
    requireEditable(actor, await lockItem(db, id));
    const key = sentenceKey(sentence);
    await writeAudit(inside, 'content.decide_source', id, { sentence, decision });
    if (decision === null) {
      await deleteDecision(db, id, key);
      return { decision: null };
    }
    const at = await putDecision(db, actor, { contentId: id, key, sentence, kind: decision });
    return { decision: { kind: decision, byName: actor.name, at: at.toISOString() } };
  });
}

interface Rule {
  readonly isSourceRequired: boolean;
}

/** Whether the caller's workspace requires sources before publishing. */
export async function readSourceRule({ db, actor }: Context): Promise<Rule> {
  return { isSourceRequired: await areSourcesRequired(db, actor.workspaceId) };
}

/**
 * Sets whether the workspace requires sources before publishing. When it does, authors of scheduled items are warned
 * in time about what will be blocked.
 * @throws ApiError 403 unless the caller is an admin.
 */
export async function changeSourceRule(ctx: Context, rule: Rule): Promise<Rule> {
  const { role, workspaceId } = ctx.actor;
  if (role !== 'admin') throw new ApiError(403, 'forbidden', contentMessages.adminsRule);
  await withTransaction(ctx, async (inside) => {
    await putSourceRule(inside.db, workspaceId, rule.isSourceRequired);
    if (rule.isSourceRequired)
      for (const item of await findScheduled(inside.db, workspaceId)) await warnBeforeDate(inside.db, item);
    await writeAudit(inside, 'content.change_source_rule', workspaceId, { ...rule });
  });
  return rule;
}
