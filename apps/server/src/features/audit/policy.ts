import { ApiError } from '../../platform/api-error.ts';
import type { Actor } from '../../platform/context.ts';
import { auditMessages } from './messages.ts';

/** Only admins may read the audit log. @throws ApiError 403 for others. */
export function requireAdmin({ role }: Pick<Actor, 'role'>): void {
  if (role !== 'admin') throw new ApiError(403, 'forbidden', auditMessages.adminsOnly);
}
