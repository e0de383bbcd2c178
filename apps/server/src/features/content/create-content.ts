import { randomUUID } from 'node:crypto';
import type { contentDraftSchema, ContentItem, RevisionKind } from '@pagewright/contract/content';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/client.ts';
import { writeAudit } from '../audit/index.ts';
import { askForReview } from './ask-for-review.ts';
import { chooseSlug } from './choose-slug.ts';
import { toItem } from './content-item.ts';
import { findKeywordSubject } from './evidence/find-keyword-subject.ts';
import { makeSlug } from './make-slug.ts';
import { contentMessages } from './messages.ts';
import { insertItem, readBack } from './repository.ts';
import { requireApproval } from './require-approval.ts';
import { insertRevision } from './revision-repository.ts';
import { finishShowing } from './show-item.ts';
import { countTemplateUse } from './template-repository.ts';
import { templates } from './templates/index.ts';
import { completeWritten, measure, readText, type Written } from './written.ts';

type ParsedDraft = z.output<typeof contentDraftSchema>;

/**
 * Creates an item of the caller with its first revision, scored; public at once where its status is `published`.
 * Without a text it begins with that of its template.
 * @throws ApiError 413 and 422 for a text that is no document, 422 for an unknown template, or for one that is to go public
 * without the approval that its workspace wants.
 */
export async function createContent(
  ctx: Context,
  draft: ParsedDraft,
  kind: Extract<RevisionKind, 'save' | 'import'> = 'save',
): Promise<ContentItem> {
  const { templateId, status = 'draft', scheduledFor, ...fields } = draft;
  const { actor } = ctx;
  const begun = templateId === undefined ? {} : { content: templateText(templateId) };
  const complete = completeWritten({ ...begun, ...fields, ...readText(fields) });
  const id = randomUUID();
  return withTransaction(ctx, async (inside) => {
    const { db } = inside;
    if (templateId !== undefined) await countTemplateUse(db, actor.workspaceId, templateId);
    const isShown = status === 'published';
    const written: Written = isShown
      ? { ...complete, slug: await chooseFirstSlug(inside, id, complete) }
      : complete;
    const measured = measure(ctx, written, await findKeywordSubject(inside, written.primaryKeyword));
    await insertItem(db, {
      id,
      workspaceId: actor.workspaceId,
      author: { id: actor.userId, name: actor.name, email: actor.email },
      written,
      measured,
      status,
      scheduledFor: scheduledFor == null ? null : new Date(scheduledFor),
    });
    await insertRevision(db, { contentId: id, number: 1, kind, editor: actor, written, measured });
    await writeAudit(inside, 'content.create', id, { kind, status });
    const item = await readBack(db, id);
    if (status === 'scheduled') await requireApproval(db, item, item.revision);
    if (status === 'review') await askForReview(inside, item);
    if (!isShown) return toItem(ctx, status === 'review' ? await readBack(db, id) : item);
    const unseen = { id, workspaceId: actor.workspaceId, status: null };
    const showing = { slug: written.slug, revision: 1 };
    return toItem(ctx, await finishShowing(db, unseen, showing));
  });
}

function chooseFirstSlug({ db, actor }: Context, id: string, written: Written): Promise<string> {
  const unseen = { id, workspaceId: actor.workspaceId, publicSlug: null };
  return chooseSlug(db, unseen, written.slug || makeSlug(written.title));
}

function templateText(templateId: string): string {
  const template = templates.find(({ id }) => id === templateId);
  if (template) return JSON.stringify(template.skeleton.document);
  throw new ApiError(422, 'unknown_template', contentMessages.unknownTemplate);
}
