import { INACTIVE_AFTER_DAYS, type Member } from '@pagewright/contract/team';
import type { MemberRow } from '../repository.ts';

const DAY_MS = 86_400_000;

/** A member for the API. Someone who has just joined counts as active. */
export function toMember(row: MemberRow): Member {
  const sign = Math.max(row.joinedAt.getTime(), row.lastActive?.getTime() ?? 0);
  return {
    id: row.id,
    userId: row.userId,
    name: row.name,
    email: row.email,
    role: row.role,
    status: Date.now() - sign < INACTIVE_AFTER_DAYS * DAY_MS ? 'active' : 'inactive',
    profileImageUrl: row.image,
    joinedAt: row.joinedAt.toISOString(),
    lastActive: row.lastActive?.toISOString() ?? null,
  };
}
