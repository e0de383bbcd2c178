import { ApiError } from '../../api-error.ts';
import type { Actor } from '../../context.ts';
import { auditMessages } from './messages.ts';

/** Who did what is the admins' to read. @throws ApiError 403 for all others. */
export function requireAdmin({ role }: Pick<Actor, 'role'>): void {
  if (role !== 'admin') throw new ApiError(403, 'forbidden', auditMessages.adminsOnly);
}
