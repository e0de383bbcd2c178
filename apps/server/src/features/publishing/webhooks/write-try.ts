import { writeEffects } from '../../../jobs/outbox.ts';
import type { OutboxContext } from '../../../jobs/define.ts';

/** Kind of the effect that is one try of a delivery. */
export const WEBHOOK_TRY = 'webhook';

/** Has a delivery tried for the `number`th time, in so many seconds; in the transaction that wants it so. */
export async function writeTry(
  ctx: OutboxContext,
  { id, webhookId }: { readonly id: string; readonly webhookId: string },
  number: number,
  inSeconds = 0,
): Promise<void> {
  await writeEffects(ctx, [
    {
      kind: WEBHOOK_TRY,
      key: `${WEBHOOK_TRY}:${id}:${number}`,
      channel: `${WEBHOOK_TRY}:${webhookId}`,
      payload: { deliveryId: id, number },
      inSeconds,
    },
  ]);
}
