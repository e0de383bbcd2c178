import { writeEffects } from '../../../jobs/outbox.ts';
import type { OutboxContext } from '../../../jobs/define.ts';
import type { DeliveryRow } from './delivery-repository.ts';

/** Kind of the effect that is one try of a delivery. */
export const WEBHOOK_TRY = 'webhook';

/** Has deliveries tried once more, in so many seconds; in the transaction that wants it so. */
export async function writeTries(
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
