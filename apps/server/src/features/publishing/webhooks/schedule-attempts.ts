import { writeEffects } from '../../../platform/jobs/outbox.ts';
import type { OutboxContext } from '../../../platform/jobs/define.ts';
import type { DeliveryRow } from './delivery-repository.ts';

/** The kind of effect that is one attempt of a delivery. */
export const WEBHOOK_TRY = 'webhook';

/** Schedules the next attempt of each delivery, in the caller's transaction. */
export async function scheduleAttempts(
  ctx: OutboxContext,
  deliveries: readonly Pick<DeliveryRow, 'id' | 'webhookId' | 'tries'>[],
  inSeconds = 0,
): Promise<void> {
  await writeEffects(
    ctx,
    deliveries.map(({ id, webhookId, tries }) => ({
      kind: WEBHOOK_TRY,
      key: `${WEBHOOK_TRY}:${id}:${tries + 1}`,
      channel: `${WEBHOOK_TRY}:${webhookId}`,
      payload: { deliveryId: id, number: tries + 1 },
      inSeconds,
    })),
  );
}
