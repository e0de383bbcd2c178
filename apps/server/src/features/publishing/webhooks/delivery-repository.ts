import type { DeliveryEvent, Delivery } from '@pagewright/contract/publishing/webhooks';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { webhook, webhookDelivery, webhookTry } from '../../../platform/db/schema/index.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import type { WebhookRow } from './webhook-repository.ts';

export type DeliveryRow = typeof webhookDelivery.$inferSelect;
export type TryRow = typeof webhookTry.$inferSelect;

const TRIES_SHOWN_MAX = 100;
const moment = sql`clock_timestamp()`;
const inSeconds = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`;

/** A new delivery. */
export interface NewDelivery {
  readonly key: string;
  readonly webhookId: string;
  readonly event: DeliveryEvent;
  readonly body: string;
}

/** Inserts deliveries to be sent right away and returns them. Existing keys are skipped. */
export async function insertDeliveries(
  db: Database,
  deliveries: readonly NewDelivery[],
): Promise<DeliveryRow[]> {
  if (deliveries.length === 0) return [];
  return db
    .insert(webhookDelivery)
    .values(deliveries.map((delivery) => ({ ...delivery, nextTryAt: moment })))
    .onConflictDoNothing({ target: webhookDelivery.key })
    .returning();
}

/** Finds a delivery of any workspace with its webhook. */
export async function findDelivery(
  db: Database,
  id: string,
): Promise<{ readonly delivery: DeliveryRow; readonly webhook: WebhookRow } | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select({ delivery: webhookDelivery, webhook })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhookId))
    .where(eq(webhookDelivery.id, id));
  return row;
}

/** Locks a delivery for the rest of the transaction. */
export async function lockDelivery(db: Database, id: string): Promise<DeliveryRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(webhookDelivery).where(eq(webhookDelivery.id, id)).for('update');
  return row;
}

/** The deliveries of a webhook, newest first, after the given one. */
export function findDeliveries(
  db: Database,
  webhookId: string,
  { state, after, limit }: { state?: Delivery['state'] | undefined; after: string | null; limit: number },
): Promise<DeliveryRow[]> {
  const { createdAt, id, deliveredAt, failedAt } = webhookDelivery;
  // By id instead of time, which loses its microseconds in JavaScript.
  const last = sql`(select last.created_at from webhook_delivery last where last.id = ${after})`;
  const states = {
    pending: and(isNull(deliveredAt), isNull(failedAt)),
    delivered: isNotNull(deliveredAt),
    failed: isNotNull(failedAt),
  };
  return db
    .select()
    .from(webhookDelivery)
    .where(
      and(
        eq(webhookDelivery.webhookId, webhookId),
        state && states[state],
        after === null
          ? undefined
          : sql`(${createdAt} < ${last} or (${createdAt} = ${last} and ${id} > ${after}))`,
      ),
    )
    .orderBy(sql`${createdAt} desc nulls last`, id)
    .limit(limit);
}

/** Whether the webhook has a pending test. */
export async function hasPendingTest(
  db: Database,
  webhookId: string,
  event: DeliveryEvent,
): Promise<boolean> {
  const rows = await db
    .select({ id: webhookDelivery.id })
    .from(webhookDelivery)
    .where(
      and(
        eq(webhookDelivery.webhookId, webhookId),
        eq(webhookDelivery.event, event),
        isNotNull(webhookDelivery.nextTryAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The last attempt of each delivery. */
export async function findLastTries(db: Database, deliveries: readonly string[]): Promise<TryRow[]> {
  if (deliveries.length === 0) return [];
  return db
    .selectDistinctOn([webhookTry.deliveryId])
    .from(webhookTry)
    .where(inArray(webhookTry.deliveryId, [...deliveries]))
    .orderBy(webhookTry.deliveryId, desc(webhookTry.number));
}

/** The latest 100 attempts of a delivery, newest first. */
export function findTries(db: Database, deliveryId: string): Promise<TryRow[]> {
  return db
    .select()
    .from(webhookTry)
    .where(eq(webhookTry.deliveryId, deliveryId))
    .orderBy(desc(webhookTry.number))
    .limit(TRIES_SHOWN_MAX);
}

/** Stores the outcome of an attempt. A duplicate number is ignored. */
export async function insertTry(db: Database, row: TryRow): Promise<void> {
  await db.insert(webhookTry).values(row).onConflictDoNothing();
}

/** Marks a delivery as accepted. */
export async function markDelivered(db: Database, id: string, tries: number): Promise<void> {
  await db
    .update(webhookDelivery)
    .set({ tries, deliveredAt: moment, failedAt: null, nextTryAt: null })
    .where(eq(webhookDelivery.id, id));
}

/** Marks a delivery as given up. */
export async function markFailed(db: Database, id: string, tries: number): Promise<void> {
  await db
    .update(webhookDelivery)
    .set({ tries, failedAt: moment, nextTryAt: null })
    .where(eq(webhookDelivery.id, id));
}

/** Marks a delivery for another attempt after a delay. */
export async function markRetrying(db: Database, id: string, tries: number, seconds: number): Promise<void> {
  await db
    .update(webhookDelivery)
    .set({ tries, nextTryAt: inSeconds(seconds) })
    .where(eq(webhookDelivery.id, id));
}

/** Marks a delivery as resent by a user; delays start over. */
export async function markResent(db: Database, { id, tries }: DeliveryRow): Promise<DeliveryRow> {
  const [row] = await db
    .update(webhookDelivery)
    .set({ triesBefore: tries, nextTryAt: moment, deliveredAt: null, failedAt: null })
    .where(eq(webhookDelivery.id, id))
    .returning();
  if (!row) throw new Error(`delivery ${id} is gone within its own transaction`);
  return row;
}
