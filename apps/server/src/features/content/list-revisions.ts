import type { Revision, RevisionDetail } from '@pagewright/contract/content';
import type { Context } from '../../platform/context.ts';
import { requireReadable } from './policy.ts';
import { findItem } from './repository.ts';
import { countRevisions, findRevisions, type RevisionLine, type RevisionRow } from './revision-repository.ts';

/**
 * Lists the revisions of an item, newest first, with their total.
 * @throws ApiError 404 if there is no item that the caller may read.
 */
export async function listRevisions(
  ctx: Context,
  id: string,
  page: { readonly before?: number | undefined; readonly limit: number },
): Promise<{ revisions: Revision[]; total: number }> {
  const item = requireReadable(ctx.actor, await findItem(ctx.db, id));
  const revisions = await findRevisions(ctx.db, item.id, page.before, page.limit);
  return { revisions: revisions.map(toRevision), total: await countRevisions(ctx.db, item.id) };
}

function toRevision(row: RevisionLine): Revision {
  return {
    number: row.number,
    kind: row.kind,
    title: row.title,
    wordCount: row.wordCount,
    score: row.score,
    engineVersion: row.engineVersion,
    editorName: row.editorName,
    createdAt: row.createdAt.toISOString(),
    isPublic: row.publicRevision === row.number,
  };
}

/** Maps a revision with all its fields. */
export function toRevisionDetail(row: RevisionRow): RevisionDetail {
  return {
    ...toRevision(row),
    content: row.content,
    category: row.category,
    tags: row.tags,
    metaTitle: row.metaTitle,
    metaDescription: row.metaDescription,
    keywords: row.keywords,
    primaryKeyword: row.primaryKeyword,
    contentType: row.contentType,
    slug: row.slug,
  };
}
