import { randomUUID } from 'node:crypto';
import {
  TEST_EVENT,
  type Delivery,
  type listDeliveries as listCall,
  type WholeDelivery,
} from '@pagewright/contract/publishing/webhooks';
import type { CallOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import {
  findDeliveries,
  findDelivery,
  findLastTries,
  findTries,
  hasPendingTest,
  insertDeliveries,
  lockDelivery,
  markResent,
  type DeliveryRow,
} from './delivery-repository.ts';
import { webhookMessages } from './messages.ts';
import { requireWebhook } from './policy.ts';
import { toDelivery, toDeliveryTry } from './to-webhook.ts';
import { messageBody } from './notify-webhooks.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import { findWebhook, lockWebhook } from './webhook-repository.ts';
import { scheduleAttempts } from './schedule-attempts.ts';

/**
 * Lists a webhook's deliveries, newest first. The cursor is the id of the last one.
 * @throws ApiError 403, 404; 400 for an invalid cursor.
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
    deliveries: page.map((row) => toDelivery(row, lastTries.get(row.id))),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/**
 * One delivery with its payload and all attempts.
 * @throws ApiError 403, 404.
 */
export async function readDelivery(
  ctx: Context,
  webhookId: string,
  deliveryId: string,
): Promise<WholeDelivery> {
  requireWebhook(ctx.actor, await findWebhook(ctx.db, webhookId));
  const delivery = requireDelivery(webhookId, (await findDelivery(ctx.db, deliveryId))?.delivery);
  const tries = await findTries(ctx.db, deliveryId);
  return {
    ...toDelivery(delivery, tries[0]),
    body: delivery.body,
    allTries: tries.map(toDeliveryTry),
  };
}

/**
 * Sends a delivery again with the same id and body, with as many attempts as a new one.
 * @throws ApiError 403, 404; 409 while it is pending or its webhook is disabled.
 */
export async function redeliver(ctx: Context, webhookId: string, deliveryId: string): Promise<Delivery> {
  return withTransaction(ctx, async (inside) => {
    const webhook = requireWebhook(ctx.actor, await lockWebhook(inside.db, webhookId));
    const delivery = requireDelivery(webhookId, await lockDelivery(inside.db, deliveryId));
    if (delivery.nextTryAt !== null) throw new ApiError(409, 'on_its_way', webhookMessages.onItsWay);
    if (webhook.disabledAt !== null && delivery.event !== TEST_EVENT)
      throw new ApiError(409, 'webhook_off', webhookMessages.switchedOff);
    const again = await markResent(inside.db, delivery);
    await scheduleAttempts(inside, [again]);
    await writeAudit(inside, 'publishing.redeliver', deliveryId);
    const [lastTry] = await findLastTries(inside.db, [deliveryId]);
    return toDelivery(again, lastTry);
  });
}

/**
 * Sends a test event, with a single attempt.
 * @throws ApiError 403, 404; 409 while the previous test is pending.
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
    await scheduleAttempts(inside, [delivery]);
    return toDelivery(delivery, undefined);
  });
}

/** @throws ApiError 404 if the delivery does not exist or belongs to another webhook. */
function requireDelivery(webhookId: string, delivery: DeliveryRow | undefined): DeliveryRow {
  if (delivery?.webhookId === webhookId) return delivery;
  throw new ApiError(404, 'not_found', webhookMessages.deliveryNotFound);
}
