import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/client.ts';
import { contentMessages } from './messages.ts';
import { findWorkspacesRequiringApproval, isApproved } from './review-repository.ts';
import { findSavedRevision } from './revision-repository.ts';

/** The item that is about to go public. */
interface ToPublish {
  readonly id: string;
  readonly workspaceId: string;
}

/**
 * Checks that a revision may go public: in a workspace that requires approval, its text must have been approved.
 * @throws ApiError 422 if it was not.
 */
export async function requireApproval(db: Database, item: ToPublish, revision: number): Promise<void> {
  const approving = await findWorkspacesRequiringApproval(db, [item.workspaceId]);
  if (!approving.has(item.workspaceId) || (await isApproved(db, item.id, revision))) return;
  throw new ApiError(422, 'approval_needed', contentMessages.approvalNeeded);
}

/**
 * Like `requireApproval`, for an item that would go public later: checks the last version that a person saved.
 * @throws ApiError 422.
 */
export async function requireApprovalOfSaved(db: Database, item: ToPublish): Promise<void> {
  const saved = await findSavedRevision(db, item.id);
  await requireApproval(db, item, saved?.number ?? 0);
}
