import { randomUUID } from 'node:crypto';
import type { contentDraftSchema, ContentItem, RevisionKind } from '@pagewright/contract/content';
import type { z } from 'zod';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../audit/index.ts';
import { requestReview } from './request-review.ts';
import { chooseSlug } from './choose-slug.ts';
import { toItem } from './content-item.ts';
import { rescoreById } from './evidence/rescore-item.ts';
import { makeSlug } from './make-slug.ts';
import { contentMessages } from './messages.ts';
import { readText } from './read-text.ts';
import { insertItem, readBack } from './repository.ts';
import { requireApproval } from './require-approval.ts';
import { insertRevision } from './revision-repository.ts';
import { finishPublishing } from './publish-item.ts';
import { countTemplateUse } from './template-repository.ts';
import { templates } from './templates/index.ts';
import { ScoreCache } from './scoring/score-cache.ts';
import { withScoredTransaction, type WithScoreCache } from './scoring/scored-transaction.ts';
import { warnScheduled } from './sources/warn-author.ts';
import { completeFields, type ContentFields } from './content-fields.ts';

type ParsedDraft = z.output<typeof contentDraftSchema>;

/** An item about to be created, with its text parsed and scored before any transaction is open. */
export interface PreparedContent {
  readonly draft: Omit<ParsedDraft, 'content'>;
  readonly fields: ContentFields;
  readonly scoreCache: ScoreCache;
}

/**
 * Parses and scores a draft. Without text, it starts from its template.
 * @throws ApiError 413 or 422 if the text is not a document, 422 for an unknown template.
 */
export async function prepareContent(ctx: Context, given: ParsedDraft): Promise<PreparedContent> {
  const { content, ...draft } = given;
  const { templateId } = draft;
  const begun = templateId === undefined ? {} : { content: templateText(templateId) };
  const fields = completeFields({ ...begun, ...draft, ...(await readText({ content })) });
  const scoreCache = new ScoreCache();
  await scoreCache.prepare(ctx, fields, { workspaceId: ctx.actor.workspaceId });
  return { draft, fields, scoreCache };
}

/**
 * Creates an item with its first, scored revision; public at once if its status is `published`. `sourceUrl` is the
 * address of the live page that the text came from.
 * @throws ApiError 422 if it would go public without the approval or sources that its workspace requires.
 */
export async function createPreparedContent(
  ctx: Context,
  { draft, fields: complete, scoreCache }: PreparedContent,
  kind: Extract<RevisionKind, 'save' | 'import'> = 'save',
  sourceUrl: string | null = null,
): Promise<ContentItem> {
  const { templateId, status = 'draft', scheduledFor } = draft;
  const { actor } = ctx;
  const { workspaceId } = actor;
  const id = randomUUID();
  const create = async (inside: WithScoreCache<Context>): Promise<ContentItem> => {
    const { db } = inside;
    if (templateId !== undefined) await countTemplateUse(db, workspaceId, templateId);
    const isShown = status === 'published';
    const fields: ContentFields = isShown
      ? { ...complete, slug: await chooseFirstSlug(inside, id, complete) }
      : complete;
    const measured = await scoreCache.get(db, fields, { workspaceId });
    await insertItem(db, {
      id,
      workspaceId,
      author: { id: actor.userId, name: actor.name, email: actor.email },
      fields,
      measured,
      status,
      sourceUrl,
      scheduledFor: scheduledFor == null ? null : new Date(scheduledFor),
    });
    await insertRevision(db, { contentId: id, number: 1, kind, editor: actor, fields, measured });
    await writeAudit(inside, 'content.create', id, { kind, status });
    const item = await readBack(db, id);
    if (status === 'scheduled') {
      await requireApproval(db, item, item.revision);
      await warnScheduled(db, item);
    }
    if (status === 'review') await requestReview(inside, item);
    if (!isShown) return toItem(ctx, status === 'review' ? await readBack(db, id) : item);
    const unseen = { id, workspaceId, status: null };
    const showing = { slug: fields.slug, revision: 1 };
    return toItem(ctx, await finishPublishing(inside, unseen, showing));
  };
  const item = await withScoredTransaction(ctx, create, scoreCache);
  if (scoreCache.hasStaleScore) await rescoreById(ctx, id);
  return item;
}

function chooseFirstSlug({ db, actor }: Context, id: string, fields: ContentFields): Promise<string> {
  const unseen = { id, workspaceId: actor.workspaceId, publicSlug: null };
  return chooseSlug(db, unseen, fields.slug || makeSlug(fields.title));
}

function templateText(templateId: string): string {
  const template = templates.find(({ id }) => id === templateId);
  if (template) return JSON.stringify(template.skeleton.document);
  throw new ApiError(422, 'unknown_template', contentMessages.unknownTemplate);
}
