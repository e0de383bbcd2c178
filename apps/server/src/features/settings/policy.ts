import { ApiError } from '../../api-error.ts';
import type { Actor } from '../../context.ts';
import { settingsMessages } from './messages.ts';

/** Keys and models are the workspace's: its admins see to them, and whoever runs the installation. */
export function mayChangeWorkspace(actor: Actor): boolean {
  return actor.role === 'admin' || actor.isOperator;
}

/** @throws ApiError 403 for all others. */
export function requireAdmin(actor: Actor): void {
  if (!mayChangeWorkspace(actor)) throw new ApiError(403, 'forbidden', settingsMessages.adminsOnly);
}
