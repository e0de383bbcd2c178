import type { ContentItem, ContentStatus } from '@pagewright/contract/content';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../audit/index.ts';
import { toItem } from './content-item.ts';
import { contentMessages } from './messages.ts';
import { isSameState } from './next-state.ts';
import { requireEditable } from './policy.ts';
import { lockItem } from './repository.ts';
import { requireApprovalOfSaved } from './require-approval.ts';
import { findRevisionKind } from './revision-repository.ts';
import { withScoredTransaction } from './scoring/scored-transaction.ts';
import { saveItem } from './save-item.ts';
import { warnScheduled } from './sources/warn-author.ts';
import { mergeFields } from './content-fields.ts';

/**
 * Changes or clears an item's date, and sets the status that `statusOf` derives from the current one. It creates a
 * revision, so that an open form notices; an autosaved text stays an autosave and does not become public.
 * @throws ApiError 404 or 403 by policy, 409 for a public item, whose date is that of its publication, 422 if it
 * would be scheduled without the approval that its workspace requires.
 */
export async function rescheduleContent(
  ctx: Context,
  id: string,
  scheduledFor: Date | null,
  statusOf: (status: Exclude<ContentStatus, 'published'>) => ContentStatus,
): Promise<ContentItem> {
  return withScoredTransaction(ctx, async (inside) => {
    const current = requireEditable(ctx.actor, await lockItem(inside.db, id));
    if (current.status === 'published') {
      throw new ApiError(409, 'already_published', contentMessages.alreadyPublished);
    }
    const state = { status: statusOf(current.status), scheduledFor };
    if (isSameState(current, state)) return toItem(ctx, current);
    const kind = await findRevisionKind(inside.db, id, current.revision);
    const saved = await saveItem(inside, current, {
      ...state,
      fields: mergeFields(current, {}),
      kind: kind === 'autosave' ? 'autosave' : 'save',
    });
    if (saved.status === 'scheduled') {
      await requireApprovalOfSaved(inside.db, saved);
      await warnScheduled(inside.db, saved);
    }
    await writeAudit(inside, 'content.reschedule', id, { revision: saved.revision, status: saved.status });
    return toItem(ctx, saved);
  });
}
