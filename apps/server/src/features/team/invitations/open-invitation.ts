import type { CallOutput } from '@pagewright/contract/endpoint';
import type { openInvitation as call } from '@pagewright/contract/team';
import type { Database } from '../../../platform/db/client.ts';
import { findInvitationByLink } from './find-invitation-by-link.ts';

/**
 * Shows an invitation to the holder of its link.
 * @throws ApiError 404 for an unknown link.
 */
export async function openInvitation(
  ctx: { readonly db: Database },
  token: string,
): Promise<CallOutput<typeof call>> {
  const { workspaceName, inviterName, email, role, state, expiresAt } = await findInvitationByLink(
    ctx.db,
    token,
  );
  return { workspaceName, inviterName, email, role, state, expiresAt: expiresAt.toISOString() };
}
