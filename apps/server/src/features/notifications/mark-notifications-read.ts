import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { countUnread, markRead } from './repository.ts';

/** Marks the given or all notifications of the caller as read and returns the unread count. Other ids are ignored. */
export async function markNotificationsRead(
  ctx: Context,
  { ids }: { readonly ids?: readonly string[] | undefined },
): Promise<{ unread: number }> {
  await markRead(ctx.db, ctx.actor, ids?.filter((id) => z.uuid().safeParse(id).success) ?? null);
  return { unread: await countUnread(ctx.db, ctx.actor) };
}
