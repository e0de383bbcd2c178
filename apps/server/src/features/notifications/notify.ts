import { NOTIFICATION_KINDS } from '@pagewright/contract/notifications';
import { z } from 'zod';
import type { Effect, OutboxContext } from '../../jobs/define.ts';
import { writeEffects } from '../../jobs/outbox.ts';
import { insertNotification, listAdmins } from './repository.ts';

const NOTIFICATION_EFFECT = 'notification';

const noticeSchema = z.object({
  workspaceId: z.string(),
  userId: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  link: z.string().nullable(),
  reason: z.string().nullable(),
  text: z.string().optional(),
});

/** What a user is told of. */
export type Notice = z.output<typeof noticeSchema>;

/** Notifies a user once the caller's transaction is committed, once by the key. */
export async function notify(ctx: OutboxContext, key: string, notice: Notice): Promise<void> {
  await writeEffects(ctx, [{ kind: NOTIFICATION_EFFECT, key: `notification:${key}`, payload: notice }]);
}

/** Notifies every admin of a workspace as `notify` does; the key is the deed's. */
export async function notifyAdmins(
  ctx: OutboxContext,
  key: string,
  workspaceId: string,
  notice: Omit<Notice, 'workspaceId' | 'userId'>,
): Promise<void> {
  for (const userId of await listAdmins(ctx, workspaceId))
    await notify(ctx, `${key}:${userId}`, { ...notice, workspaceId, userId });
}

/** Keeps the notification, unless its user has left the workspace. */
export const notificationEffect: Effect<Notice> = {
  kind: NOTIFICATION_EFFECT,
  isLocal: true,
  parse: (payload) => noticeSchema.parse(payload),
  carryOut: ({ db }, notice, key) => insertNotification({ db }, { key, ...notice }),
};
