import { NOTIFICATION_KINDS } from '@pagewright/contract/notifications';
import { z } from 'zod';
import type { Batched, Effect, EffectContext, OutboxContext } from '../../platform/jobs/define.ts';
import { writeEffects } from '../../platform/jobs/outbox.ts';
import { mailNotifications } from './notification-mails.ts';
import { pushNotifications } from './push/push-notifications.ts';
import { listRecipients } from './recipient-repository.ts';
import { insertNotifications, listAdmins } from './repository.ts';

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

/** The content of a notification. */
export type Notice = z.output<typeof noticeSchema>;

/** Notifies a user once the caller's transaction commits, once per key. */
export async function notify(ctx: OutboxContext, key: string, notice: Notice): Promise<void> {
  await notifyAll(ctx, [{ key, notice }]);
}

/** Like `notify`, for several users. */
export async function notifyAll(
  ctx: OutboxContext,
  notices: readonly { readonly key: string; readonly notice: Notice }[],
): Promise<void> {
  await writeEffects(
    ctx,
    notices.map(({ key, notice }) => ({
      kind: NOTIFICATION_EFFECT,
      key: `notification:${key}`,
      payload: notice,
    })),
  );
}

/** Notifies every admin of a workspace like `notify`; the key identifies the event. */
export async function notifyAdmins(
  ctx: OutboxContext,
  key: string,
  workspaceId: string,
  notice: Omit<Notice, 'workspaceId' | 'userId'>,
): Promise<void> {
  const admins = await listAdmins(ctx.db, workspaceId);
  await notifyAll(
    ctx,
    admins.map((userId) => ({ key: `${key}:${userId}`, notice: { ...notice, workspaceId, userId } })),
  );
}

/** Stores a notification, and mails and pushes it to users who want that, unless they have left the workspace. */
export const notificationEffect: Effect<Notice> = {
  kind: NOTIFICATION_EFFECT,
  isLocal: true,
  parse: (payload) => noticeSchema.parse(payload),
  run: (ctx, notice, key) => deliver(ctx, [{ key, payload: notice }]),
  async runBatch(ctx, batch) {
    await deliver(ctx, batch);
    return new Set(batch.map(({ key }) => key));
  },
};

async function deliver(ctx: EffectContext, batch: readonly Batched<Notice>[]): Promise<void> {
  const kept = await insertNotifications(
    ctx.db,
    batch.map(({ key, payload }) => ({ key, ...payload })),
  );
  const recipients = await listRecipients(
    ctx.db,
    kept.map(({ userId }) => userId),
  );
  await mailNotifications(ctx, kept, recipients);
  await pushNotifications(ctx, kept, recipients);
}
