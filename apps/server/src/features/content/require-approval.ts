import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/client.ts';
import { contentMessages } from './messages.ts';
import { findApprovingWorkspaces, isApproved } from './review-repository.ts';
import { findPersonsRevision } from './revision-repository.ts';

/** Whose text is to go public. */
interface ToShow {
  readonly id: string;
  readonly workspaceId: string;
}

/**
 * Lets a revision of an item go public: in a workspace that publishes only what was approved, the text must have been.
 * @throws ApiError 422 where it was not.
 */
export async function requireApproval(db: Database, item: ToShow, revision: number): Promise<void> {
  const approving = await findApprovingWorkspaces(db, [item.workspaceId]);
  if (!approving.has(item.workspaceId) || (await isApproved(db, item.id, revision))) return;
  throw new ApiError(422, 'approval_needed', contentMessages.approvalNeeded);
}

/** As `requireApproval`, for what would go public later: the item as a person last saved it. @throws ApiError 422. */
export async function requireApprovalOfSaved(db: Database, item: ToShow): Promise<void> {
  const saved = await findPersonsRevision(db, item.id);
  await requireApproval(db, item, saved?.number ?? 0);
}
