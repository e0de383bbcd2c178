import type { ContentEvidence, EvidencePageLine } from '@pagewright/contract/content';
import { ENGINE_VERSION } from '@pagewright/engine';
import type { Context } from '../../../platform/context.ts';
import { requireReadable } from '../policy.ts';
import { findItem } from '../repository.ts';
import { findPages, type PageLine } from './evidence-repository.ts';
import { findKeywordSubject } from './find-keyword-subject.ts';
import { showResearch } from './show-research.ts';
import { prepareItemSubject } from './subject-source.ts';

/**
 * Lists the pages that an item is compared with, the workspace's research of a keyword (the item's, unless another is
 * given), and the evidence from both.
 * @throws ApiError 404 if there is no item that the caller may read.
 */
export async function readEvidence(
  ctx: Context,
  id: string,
  requestedKeyword?: string,
): Promise<ContentEvidence> {
  const item = requireReadable(ctx.actor, await findItem(ctx.db, id));
  const keyword = requestedKeyword ?? item.primaryKeyword;
  const subject = await prepareItemSubject(ctx.db, item.id, keyword);
  const pages = await findPages(ctx.db, item.id);
  return {
    pages: pages.map(toPageLine),
    keyword,
    engineVersion: ENGINE_VERSION,
    subject: subject && { ...subject },
    research: await showResearch(ctx.db, item.workspaceId, keyword),
  };
}

/** Returns the evidence of the workspace's research of a keyword, for a text that is not an item yet. */
export async function readKeywordEvidence(ctx: Context, keyword: string): Promise<ContentEvidence> {
  const subject = await findKeywordSubject(ctx, keyword);
  return {
    pages: [],
    keyword,
    engineVersion: ENGINE_VERSION,
    subject: subject && { ...subject },
    research: await showResearch(ctx.db, ctx.actor.workspaceId, keyword),
  };
}

/** Maps a page to its API form. */
export function toPageLine({ id, source, url, title, wordCount, addedAt }: PageLine): EvidencePageLine {
  return { id, source, url, title, wordCount, addedAt: addedAt.toISOString() };
}
