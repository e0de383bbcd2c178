import type { SubjectEvidence } from '@pagewright/engine';
import type { Context } from '../../../context.ts';
import { readResearchPages, type SerializedPage } from '../../../research/index.ts';
import { requireReadable } from '../policy.ts';
import { findItem } from '../repository.ts';
import { readPages } from './evidence-repository.ts';
import { findKeywordSubject } from './find-keyword-subject.ts';
import { joinedSubject, joinPages, researchFor } from './subject-of-keyword.ts';
import { readKept } from './subject-of-pages.ts';
import { subjectOfItem } from './subject-source.ts';

/** On what a text is to be scored. */
export interface SubjectAsked {
  readonly keyword: string;
  /** The item whose pages it is compared with. */
  readonly contentId?: string | undefined;
  /** Pages that were given for this one call. */
  readonly given?: readonly SerializedPage[];
}

/**
 * What given pages, those of an item that the caller may read, and the workspace's research say of a keyword; null where
 * there are none of them.
 * @throws ApiError 404 where there is no such item.
 */
export async function readSubject(
  ctx: Context,
  { keyword, contentId, given = [] }: SubjectAsked,
): Promise<SubjectEvidence | null> {
  const item = await findAsked(ctx, contentId);
  if (given.length === 0)
    return item ? subjectOfItem(ctx.db, item.id, keyword) : findKeywordSubject(ctx, keyword);
  const attached = item ? await readKept(await readPages(ctx.db, item.id)) : [];
  const research = await researchFor(ctx.db, ctx.actor.workspaceId, keyword);
  return joinedSubject(ctx.db, keyword, [...attached, ...given], research);
}

/**
 * The pages from which `readSubject` prepares what it says of a keyword, each with its text. One that takes
 * more time than any page should is left out.
 * @throws ApiError 404 where there is no such item.
 */
export async function readSubjectPages(
  ctx: Context,
  { keyword, contentId }: Omit<SubjectAsked, 'given'>,
): Promise<SerializedPage[]> {
  const item = await findAsked(ctx, contentId);
  const attached = item ? await readKept(await readPages(ctx.db, item.id)) : [];
  const research = await researchFor(ctx.db, item?.workspaceId ?? ctx.actor.workspaceId, keyword);
  const found = research ? await readResearchPages(ctx.db, research) : [];
  return joinPages(attached, found);
}

async function findAsked({ db, actor }: Context, id: string | undefined) {
  return id === undefined ? null : requireReadable(actor, await findItem(db, id));
}
