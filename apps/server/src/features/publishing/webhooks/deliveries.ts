import { randomUUID } from 'node:crypto';
import {
  TEST_EVENT,
  type Delivery,
  type listDeliveries as listCall,
  type WholeDelivery,
} from '@pagewright/contract/publishing/webhooks';
import type { CallOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import {
  findDeliveries,
  findDelivery,
  findLastTries,
  findTries,
  hasPendingTest,
  insertDeliveries,
  lockDelivery,
  markBegunAgain,
  type DeliveryRow,
} from './delivery-repository.ts';
import { webhookMessages } from './messages.ts';
import { requireWebhook } from './policy.ts';
import { showDelivery, showTry } from './show-webhook.ts';
import { messageBody } from './tell-webhooks.ts';
import { isUuid } from '../../../db/is-uuid.ts';
import { findWebhook, lockWebhook } from './webhook-repository.ts';
import { writeTries } from './write-tries.ts';

/**
 * What a webhook was told, the newest first. The cursor is the last one's id.
 * @throws ApiError 403, 404; 400 for a cursor that is none.
 */
export async function listDeliveries(
  ctx: Context,
  webhookId: string,
  { state, cursor, limit }: ParsedRequest<typeof listCall>['query'],
): Promise<CallOutput<typeof listCall>> {
  requireWebhook(ctx.actor, await findWebhook(ctx.db, webhookId));
  if (cursor !== undefined && !isUuid(cursor))
    throw new ApiError(400, 'invalid_cursor', webhookMessages.wrongCursor);
  const rows = await findDeliveries(ctx.db, webhookId, { state, after: cursor ?? null, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const tries = await findLastTries(
    ctx.db,
    page.map(({ id }) => id),
  );
  const lastTries = new Map(tries.map((row) => [row.deliveryId, row]));
  return {
    deliveries: page.map((row) => showDelivery(row, lastTries.get(row.id))),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** One delivery with what was sent and every try. @throws ApiError 403, 404. */
export async function readDelivery(
  ctx: Context,
  webhookId: string,
  deliveryId: string,
): Promise<WholeDelivery> {
  requireWebhook(ctx.actor, await findWebhook(ctx.db, webhookId));
  const delivery = requireDelivery(webhookId, (await findDelivery(ctx.db, deliveryId))?.delivery);
  const tries = await findTries(ctx.db, deliveryId);
  return {
    ...showDelivery(delivery, tries[0]),
    body: delivery.body,
    allTries: tries.map(showTry),
  };
}

/**
 * Sends a delivery again, with its id and its words, as often as a new one.
 * @throws ApiError 403, 404; 409 while it is on its way, or its webhook is switched off.
 */
export async function redeliver(ctx: Context, webhookId: string, deliveryId: string): Promise<Delivery> {
  return withTransaction(ctx, async (inside) => {
    const webhook = requireWebhook(ctx.actor, await lockWebhook(inside.db, webhookId));
    const delivery = requireDelivery(webhookId, await lockDelivery(inside.db, deliveryId));
    if (delivery.nextTryAt !== null) throw new ApiError(409, 'on_its_way', webhookMessages.onItsWay);
    if (webhook.disabledAt !== null && delivery.event !== TEST_EVENT)
      throw new ApiError(409, 'webhook_off', webhookMessages.switchedOff);
    const again = await markBegunAgain(inside.db, delivery);
    await writeTries(inside, [again]);
    await writeAudit(inside, 'publishing.redeliver', deliveryId);
    const [lastTry] = await findLastTries(inside.db, [deliveryId]);
    return showDelivery(again, lastTry);
  });
}

/**
 * Sends a test event, tried once. @throws ApiError 403, 404; 409 while the test before is on its way.
 */
export async function testWebhook(ctx: Context, webhookId: string): Promise<Delivery> {
  return withTransaction(ctx, async (inside) => {
    requireWebhook(ctx.actor, await lockWebhook(inside.db, webhookId));
    if (await hasPendingTest(inside.db, webhookId, TEST_EVENT))
      throw new ApiError(409, 'on_its_way', webhookMessages.onItsWay);
    const body = messageBody(TEST_EVENT, new Date().toISOString(), { webhookId });
    const key = `${TEST_EVENT}:${randomUUID()}`;
    const [delivery] = await insertDeliveries(inside.db, [{ key, webhookId, event: TEST_EVENT, body }]);
    if (!delivery) throw new Error('a new test was not answered');
    await writeTries(inside, [delivery]);
    return showDelivery(delivery, undefined);
  });
}

/** @throws ApiError 404 where there is no delivery, or none of this webhook. */
function requireDelivery(webhookId: string, delivery: DeliveryRow | undefined): DeliveryRow {
  if (delivery?.webhookId === webhookId) return delivery;
  throw new ApiError(404, 'not_found', webhookMessages.deliveryNotFound);
}
