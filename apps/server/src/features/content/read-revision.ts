import type { RevisionDetail } from '@pagewright/contract/content';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { toRevisionDetail } from './list-revisions.ts';
import { contentMessages } from './messages.ts';
import { requireReadable } from './policy.ts';
import { findItem } from './repository.ts';
import { findRevision, REVISION_NUMBER_MAX, type RevisionRow } from './revision-repository.ts';

/**
 * Reads one revision of an item in full.
 * @throws ApiError 404 if there is no such item or revision that the caller may read.
 */
export async function readRevision(ctx: Context, id: string, number: number): Promise<RevisionDetail> {
  const item = requireReadable(ctx.actor, await findItem(ctx.db, id));
  return toRevisionDetail(await requireRevision(ctx, item.id, number));
}

/** @throws ApiError 404 if the item has no such revision. */
export async function requireRevision(ctx: Context, contentId: string, number: number): Promise<RevisionRow> {
  const revision = number > REVISION_NUMBER_MAX ? undefined : await findRevision(ctx.db, contentId, number);
  if (revision) return revision;
  throw new ApiError(404, 'not_found', contentMessages.notFound);
}
