import { z } from 'zod';
import type { Context } from '../../context.ts';
import { countUnread, markRead } from './repository.ts';

/** Marks the caller's notifications as read, those named or all, and counts what is unread then. Other ids are ignored. */
export async function markNotificationsRead(
  ctx: Context,
  { ids }: { readonly ids?: readonly string[] | undefined },
): Promise<{ unread: number }> {
  await markRead(ctx, ctx.actor, ids?.filter((id) => z.uuid().safeParse(id).success) ?? null);
  return { unread: await countUnread(ctx, ctx.actor) };
}
