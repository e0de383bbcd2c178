import { ApiError } from '../../../platform/api-error.ts';
import type { Actor } from '../../../platform/context.ts';
import { webhookMessages } from './messages.ts';

/**
 * Only admins manage webhooks.
 * @throws ApiError 403 for everyone else.
 */
export function requireAdmin(actor: Actor): void {
  if (actor.role !== 'admin') throw new ApiError(403, 'forbidden', webhookMessages.adminsOnly);
}

/** @throws ApiError 404 if the webhook does not exist or belongs to another workspace; 403 for non-admins. */
export function requireWebhook<Webhook extends { readonly workspaceId: string }>(
  actor: Actor,
  webhook: Webhook | undefined,
): Webhook {
  requireAdmin(actor);
  if (webhook?.workspaceId === actor.workspaceId) return webhook;
  throw new ApiError(404, 'not_found', webhookMessages.notFound);
}
