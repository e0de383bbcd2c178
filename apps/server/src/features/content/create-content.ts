import { randomUUID } from 'node:crypto';
import type { contentDraftSchema, ContentItem, RevisionKind } from '@pagewright/contract/content';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Context } from '../../context.ts';
import { writeAudit } from '../audit/index.ts';
import { askForReview } from './ask-for-review.ts';
import { chooseSlug } from './choose-slug.ts';
import { toItem } from './content-item.ts';
import { rescoreById } from './evidence/rescore-item.ts';
import { makeSlug } from './make-slug.ts';
import { contentMessages } from './messages.ts';
import { readText } from './read-text.ts';
import { insertItem, readBack } from './repository.ts';
import { requireApproval } from './require-approval.ts';
import { insertRevision } from './revision-repository.ts';
import { finishShowing } from './show-item.ts';
import { countTemplateUse } from './template-repository.ts';
import { templates } from './templates/index.ts';
import { Measurements } from './scoring/measurements.ts';
import { savingMeasured, type Saving } from './scoring/saving-measured.ts';
import { warnScheduled } from './sources/warn-author.ts';
import { completeWritten, type Written } from './written.ts';

type ParsedDraft = z.output<typeof contentDraftSchema>;

/** An item about to be created, with its text parsed and scored before any transaction is open. */
export interface PreparedContent {
  readonly draft: Omit<ParsedDraft, 'content'>;
  readonly written: Written;
  readonly measurements: Measurements;
}

/**
 * Parses and scores a draft. Without text, it starts from its template.
 * @throws ApiError 413 or 422 if the text is not a document, 422 for an unknown template.
 */
export async function prepareContent(ctx: Context, given: ParsedDraft): Promise<PreparedContent> {
  const { content, ...draft } = given;
  const { templateId } = draft;
  const begun = templateId === undefined ? {} : { content: templateText(templateId) };
  const written = completeWritten({ ...begun, ...draft, ...(await readText({ content })) });
  const measurements = new Measurements();
  await measurements.prepare(ctx, written, { workspaceId: ctx.actor.workspaceId });
  return { draft, written, measurements };
}

/**
 * Creates an item with its first, scored revision; public at once if its status is `published`. `sourceUrl` is the
 * address of the live page that the text came from.
 * @throws ApiError 422 if it would go public without the approval or sources that its workspace requires.
 */
export async function createPrepared(
  ctx: Context,
  { draft, written: complete, measurements }: PreparedContent,
  kind: Extract<RevisionKind, 'save' | 'import'> = 'save',
  sourceUrl: string | null = null,
): Promise<ContentItem> {
  const { templateId, status = 'draft', scheduledFor } = draft;
  const { actor } = ctx;
  const { workspaceId } = actor;
  const id = randomUUID();
  const create = async (inside: Saving<Context>): Promise<ContentItem> => {
    const { db } = inside;
    if (templateId !== undefined) await countTemplateUse(db, workspaceId, templateId);
    const isShown = status === 'published';
    const written: Written = isShown
      ? { ...complete, slug: await chooseFirstSlug(inside, id, complete) }
      : complete;
    const measured = await measurements.of(db, written, { workspaceId });
    await insertItem(db, {
      id,
      workspaceId,
      author: { id: actor.userId, name: actor.name, email: actor.email },
      written,
      measured,
      status,
      sourceUrl,
      scheduledFor: scheduledFor == null ? null : new Date(scheduledFor),
    });
    await insertRevision(db, { contentId: id, number: 1, kind, editor: actor, written, measured });
    await writeAudit(inside, 'content.create', id, { kind, status });
    const item = await readBack(db, id);
    if (status === 'scheduled') {
      await requireApproval(db, item, item.revision);
      await warnScheduled(db, item);
    }
    if (status === 'review') await askForReview(inside, item);
    if (!isShown) return toItem(ctx, status === 'review' ? await readBack(db, id) : item);
    const unseen = { id, workspaceId, status: null };
    const showing = { slug: written.slug, revision: 1 };
    return toItem(ctx, await finishShowing(inside, unseen, showing));
  };
  const item = await savingMeasured(ctx, create, measurements);
  if (measurements.hasStandIn) await rescoreById(ctx, id);
  return item;
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
