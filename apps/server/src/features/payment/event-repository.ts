import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { paymentEvent, paymentWebhook } from '../../platform/db/schema/index.ts';

export type EventRow = typeof paymentEvent.$inferSelect;

/** Stores an event to process; false if it was received before. */
export async function insertEvent(
  db: Database,
  event: Pick<EventRow, 'id' | 'type' | 'body' | 'headers'>,
): Promise<boolean> {
  const { rowCount } = await db.insert(paymentEvent).values(event).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** An event as received. */
export async function findEvent(db: Database, id: string): Promise<EventRow | null> {
  const [row] = await db.select().from(paymentEvent).where(eq(paymentEvent.id, id));
  return row ?? null;
}

/** Stores the outcome of an event and drops its text, which is no longer needed. */
export async function closeEvent(
  db: Database,
  id: string,
  outcome: NonNullable<EventRow['outcome']>,
): Promise<void> {
  await db.update(paymentEvent).set({ outcome, body: '', headers: {} }).where(eq(paymentEvent.id, id));
}

/** Deletes events older than their signatures are valid. */
export async function deleteOldEvents(db: Database, days: number): Promise<void> {
  await db
    .delete(paymentEvent)
    .where(lt(paymentEvent.receivedAt, sql`now() - make_interval(days => ${days})`));
}

/** Stores the provider's webhook for one of our URLs, replacing the previous one. */
export async function upsertWebhook(db: Database, id: string, url: string): Promise<void> {
  await db
    .insert(paymentWebhook)
    .values({ id, url })
    .onConflictDoUpdate({ target: paymentWebhook.url, set: { id } });
}

/** The ids of our webhooks, newest first. */
export async function listWebhookIds(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: paymentWebhook.id })
    .from(paymentWebhook)
    .orderBy(desc(paymentWebhook.createdAt));
  return rows.map(({ id }) => id);
}
