import type { Invitation } from '@pagewright/contract/team';
import type { InvitationRow } from './repository.ts';

/** An open invitation for admins, without its secret, which only the mail has. */
export function toInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    inviterName: row.inviterName,
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isExpired: row.state === 'expired',
  };
}
