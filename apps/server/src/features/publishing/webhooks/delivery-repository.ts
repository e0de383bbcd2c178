import type { DeliveryEvent, Delivery } from '@pagewright/contract/publishing/webhooks';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { webhook, webhookDelivery, webhookTry } from '../../../db/schema/index.ts';
import { isUuid } from '../../../db/is-uuid.ts';
import type { WebhookRow } from './webhook-repository.ts';

export type DeliveryRow = typeof webhookDelivery.$inferSelect;
export type TryRow = typeof webhookTry.$inferSelect;

const TRIES_SHOWN_MAX = 100;
const moment = sql`clock_timestamp()`;
const inSeconds = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`;

/** A delivery that begins. */
export interface NewDelivery {
  readonly key: string;
  readonly webhookId: string;
  readonly event: DeliveryEvent;
  readonly body: string;
}

/** Adds deliveries that are to be tried at once, and answers them; those whose key was there are left out. */
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

/** A delivery with its webhook, of any workspace. */
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

/** The deliveries of a webhook, the newest first, after the one named. */
export function findDeliveries(
  db: Database,
  webhookId: string,
  { state, after, limit }: { state?: Delivery['state'] | undefined; after: string | null; limit: number },
): Promise<DeliveryRow[]> {
  const { createdAt, id, deliveredAt, failedAt } = webhookDelivery;
  // By id and not by time: a time loses its microseconds on the way out and in.
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

/** Whether the webhook has a test on its way. */
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

/** The last try of each delivery. */
export async function findLastTries(db: Database, deliveries: readonly string[]): Promise<TryRow[]> {
  if (deliveries.length === 0) return [];
  return db
    .selectDistinctOn([webhookTry.deliveryId])
    .from(webhookTry)
    .where(inArray(webhookTry.deliveryId, [...deliveries]))
    .orderBy(webhookTry.deliveryId, desc(webhookTry.number));
}

/** The tries of a delivery, the newest first, 100 at most. */
export function findTries(db: Database, deliveryId: string): Promise<TryRow[]> {
  return db
    .select()
    .from(webhookTry)
    .where(eq(webhookTry.deliveryId, deliveryId))
    .orderBy(desc(webhookTry.number))
    .limit(TRIES_SHOWN_MAX);
}

/** Keeps what came of a try; a second one with its number is dropped. */
export async function insertTry(db: Database, row: TryRow): Promise<void> {
  await db.insert(webhookTry).values(row).onConflictDoNothing();
}

/** Writes that a delivery was understood. */
export async function markDelivered(db: Database, id: string, tries: number): Promise<void> {
  await db
    .update(webhookDelivery)
    .set({ tries, deliveredAt: moment, failedAt: null, nextTryAt: null })
    .where(eq(webhookDelivery.id, id));
}

/** Writes that a delivery is given up. */
export async function markFailed(db: Database, id: string, tries: number): Promise<void> {
  await db
    .update(webhookDelivery)
    .set({ tries, failedAt: moment, nextTryAt: null })
    .where(eq(webhookDelivery.id, id));
}

/** Writes that a delivery is tried again in so many seconds. */
export async function markWaiting(db: Database, id: string, tries: number, seconds: number): Promise<void> {
  await db
    .update(webhookDelivery)
    .set({ tries, nextTryAt: inSeconds(seconds) })
    .where(eq(webhookDelivery.id, id));
}

/** Writes that a person has a delivery sent again; waits are counted from there. */
export async function markBegunAgain(db: Database, { id, tries }: DeliveryRow): Promise<DeliveryRow> {
  const [row] = await db
    .update(webhookDelivery)
    .set({ triesBefore: tries, nextTryAt: moment, deliveredAt: null, failedAt: null })
    .where(eq(webhookDelivery.id, id))
    .returning();
  if (!row) throw new Error(`delivery ${id} is gone within its own transaction`);
  return row;
}
