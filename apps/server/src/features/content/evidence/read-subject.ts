import type { EvidencePage, SubjectEvidence } from '@pagewright/engine';
import type { Context } from '../../../context.ts';
import { requireReadable } from '../policy.ts';
import { findItem } from '../repository.ts';
import { readPages } from './evidence-repository.ts';
import { findKeywordSubject } from './find-keyword-subject.ts';
import { joinedSubject, researchFor } from './subject-of-keyword.ts';
import { readPage, subjectOfItem } from './subject-of-item.ts';

/** On what a text is to be scored. */
export interface SubjectAsked {
  readonly keyword: string;
  /** The item whose pages it is compared with. */
  readonly contentId?: string | undefined;
  /** Pages that were given for this one call. */
  readonly given?: readonly EvidencePage[];
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
  const item = contentId === undefined ? null : requireReadable(ctx.actor, await findItem(ctx.db, contentId));
  if (given.length === 0)
    return item ? subjectOfItem(ctx.db, item.id, keyword) : findKeywordSubject(ctx, keyword);
  const attached = item ? await Promise.all((await readPages(ctx.db, item.id)).map(readPage)) : [];
  const research = await researchFor(ctx.db, ctx.actor.workspaceId, keyword);
  return joinedSubject(ctx.db, keyword, [...attached, ...given], research);
}
