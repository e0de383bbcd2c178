import type { SubjectEvidence } from '@pagewright/engine';
import type { Context } from '../../../platform/context.ts';
import { readResearchPages, type SerializedPage } from '../../../research/index.ts';
import { requireReadable } from '../policy.ts';
import { findItem } from '../repository.ts';
import { readPages } from './evidence-repository.ts';
import { findKeywordSubject } from './find-keyword-subject.ts';
import { combineSubject, joinPages, findKeywordResearch } from './keyword-subject.ts';
import { parseStoredPages } from './pages-subject.ts';
import { prepareItemSubject } from './subject-source.ts';

/** What to score a text against. */
export interface SubjectRequest {
  readonly keyword: string;
  /** The item whose pages are used. */
  readonly contentId?: string | undefined;
  /** Pages submitted for this one call. */
  readonly given?: readonly SerializedPage[];
}

/**
 * Returns what submitted pages, the pages of an item, and the workspace's research tell about a keyword; null if
 * there are none.
 * @throws ApiError 404 if there is no item that the caller may read.
 */
export async function readSubject(
  ctx: Context,
  { keyword, contentId, given = [] }: SubjectRequest,
): Promise<SubjectEvidence | null> {
  const item = await findAsked(ctx, contentId);
  if (given.length === 0)
    return item ? prepareItemSubject(ctx.db, item.id, keyword) : findKeywordSubject(ctx, keyword);
  const attached = item ? await parseStoredPages(await readPages(ctx.db, item.id)) : [];
  const research = await findKeywordResearch(ctx.db, ctx.actor.workspaceId, keyword);
  return combineSubject(ctx.db, keyword, [...attached, ...given], research);
}

/**
 * Returns the pages that `readSubject` uses for a keyword, each with its text. Pages that take too long to process
 * are left out.
 * @throws ApiError 404 if there is no item that the caller may read.
 */
export async function readSubjectPages(
  ctx: Context,
  { keyword, contentId }: Omit<SubjectRequest, 'given'>,
): Promise<SerializedPage[]> {
  const item = await findAsked(ctx, contentId);
  const attached = item ? await parseStoredPages(await readPages(ctx.db, item.id)) : [];
  const research = await findKeywordResearch(ctx.db, item?.workspaceId ?? ctx.actor.workspaceId, keyword);
  const found = research ? await readResearchPages(ctx.db, research) : [];
  return joinPages(attached, found);
}

async function findAsked({ db, actor }: Context, id: string | undefined) {
  return id === undefined ? null : requireReadable(actor, await findItem(db, id));
}
