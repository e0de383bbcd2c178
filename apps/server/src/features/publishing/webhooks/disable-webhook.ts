import type { DisabledReason } from '@pagewright/contract/publishing/webhooks';
import type { EffectContext } from '../../../platform/jobs/define.ts';
import { writeAudit } from '../../audit/index.ts';
import { notifyAdmins } from '../../notifications/index.ts';
import { now, updateWebhookRow, type WebhookRow } from './webhook-repository.ts';

/** Disables a locked webhook because of its responses, and notifies the admins once each time. */
export async function disableWebhook(
  ctx: EffectContext,
  { id, workspaceId, url, disabledAt }: WebhookRow,
  reason: Exclude<DisabledReason, 'person'>,
): Promise<void> {
  if (disabledAt !== null) return;
  const row = await updateWebhookRow(ctx.db, id, { disabledAt: now, disabledReason: reason });
  const actor = { workspaceId, userId: null };
  await writeAudit({ db: ctx.db, actor }, 'publishing.disable_webhook', id, { reason });
  await notifyAdmins(ctx, `webhook-disabled:${id}:${row?.disabledAt?.getTime() ?? 0}`, workspaceId, {
    kind: 'webhook_disabled',
    title: new URL(url).host,
    link: '/settings/publishing',
    reason,
  });
}
