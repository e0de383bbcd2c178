import type { CallOutput } from '@pagewright/contract/endpoint';
import type { listNotifications as listCall } from '@pagewright/contract/notifications';
import { z } from 'zod';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { notificationMessages } from './messages.ts';
import { countUnread, listNewest } from './repository.ts';
import { toNotification } from './to-notification.ts';

/**
 * The caller's notifications in this workspace, newest first, with the unread count. The cursor is the id of the last
 * one.
 * @throws ApiError 400 for an invalid cursor.
 */
export async function listNotifications(
  ctx: Context,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<CallOutput<typeof listCall>> {
  if (cursor !== undefined && !z.uuid().safeParse(cursor).success) {
    throw new ApiError(400, 'invalid_cursor', notificationMessages.wrongCursor);
  }
  const rows = await listNewest(ctx.db, ctx.actor, limit + 1, cursor ?? null);
  const page = rows.slice(0, limit);
  return {
    notifications: page.map(toNotification),
    unread: await countUnread(ctx.db, ctx.actor),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}
