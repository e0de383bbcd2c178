import { ApiError } from '../../../api-error.ts';
import type { Actor } from '../../../context.ts';
import { webhookMessages } from './messages.ts';

/** Webhooks are the business of a workspace's admins. @throws ApiError 403 for everybody else. */
export function requireAdmin(actor: Actor): void {
  if (actor.role !== 'admin') throw new ApiError(403, 'forbidden', webhookMessages.adminsOnly);
}

/** @throws ApiError 404 where there is no webhook, or none of the actor's workspace; 403 for who is no admin there. */
export function requireWebhook<Webhook extends { readonly workspaceId: string }>(
  actor: Actor,
  webhook: Webhook | undefined,
): Webhook {
  requireAdmin(actor);
  if (webhook?.workspaceId === actor.workspaceId) return webhook;
  throw new ApiError(404, 'not_found', webhookMessages.notFound);
}
