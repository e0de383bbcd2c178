import type { ContentEvidence, EvidencePageLine } from '@pagewright/contract/content';
import { ENGINE_VERSION, type SubjectEvidence } from '@pagewright/engine';
import type { Context } from '../../../context.ts';
import { requireReadable } from '../policy.ts';
import { findItem } from '../repository.ts';
import { findPages, type PageLine } from './evidence-repository.ts';
import { subjectOfItem } from './subject-of-item.ts';

/**
 * Lists the pages that an item is compared with, and what they say of a keyword (its own unless another is given).
 * @throws ApiError 404 where there is no item that the caller may read.
 */
export async function readEvidence(ctx: Context, id: string, asked?: string): Promise<ContentEvidence> {
  const item = requireReadable(ctx.actor, await findItem(ctx.db, id));
  const keyword = asked ?? item.primaryKeyword;
  const subject = await subjectOfItem(ctx.db, item.id, keyword);
  const pages = await findPages(ctx.db, item.id);
  return {
    pages: pages.map(toPageLine),
    keyword,
    engineVersion: ENGINE_VERSION,
    subject: subject && { ...subject },
  };
}

/**
 * What the pages of an item that the caller may read say of a keyword; null without pages.
 * @throws ApiError 404 where there is none.
 */
export async function readSubject(
  ctx: Context,
  id: string,
  keyword: string,
): Promise<SubjectEvidence | null> {
  const item = requireReadable(ctx.actor, await findItem(ctx.db, id));
  return subjectOfItem(ctx.db, item.id, keyword);
}

/** A page as the API answers it. */
export function toPageLine({ id, source, url, title, wordCount, addedAt }: PageLine): EvidencePageLine {
  return { id, source, url, title, wordCount, addedAt: addedAt.toISOString() };
}
