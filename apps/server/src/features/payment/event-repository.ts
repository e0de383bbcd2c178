import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { paymentEvent, paymentWebhook } from '../../db/schema/index.ts';

interface DatabaseOf {
  readonly db: Database;
}

export type EventRow = typeof paymentEvent.$inferSelect;

/** Keeps an event to be taken; false where it was told before. */
export async function insertEvent(
  { db }: DatabaseOf,
  event: Pick<EventRow, 'id' | 'type' | 'body' | 'headers'>,
): Promise<boolean> {
  const { rowCount } = await db.insert(paymentEvent).values(event).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** An event as it was told. */
export async function findEvent({ db }: DatabaseOf, id: string): Promise<EventRow | null> {
  const [row] = await db.select().from(paymentEvent).where(eq(paymentEvent.id, id));
  return row ?? null;
}

/** Keeps what came of an event; its text is needed no longer. */
export async function closeEvent(
  { db }: DatabaseOf,
  id: string,
  outcome: NonNullable<EventRow['outcome']>,
): Promise<void> {
  await db.update(paymentEvent).set({ outcome, body: '', headers: {} }).where(eq(paymentEvent.id, id));
}

/** Forgets events that are older than their signatures hold. */
export async function forgetEvents({ db }: DatabaseOf, days: number): Promise<void> {
  await db
    .delete(paymentEvent)
    .where(lt(paymentEvent.receivedAt, sql`now() - make_interval(days => ${days})`));
}

/** Keeps that the provider tells what happens at one of our addresses, in place of what stood for it. */
export async function putWebhook({ db }: DatabaseOf, id: string, url: string): Promise<void> {
  await db
    .insert(paymentWebhook)
    .values({ id, url })
    .onConflictDoUpdate({ target: paymentWebhook.url, set: { id } });
}

/** The ids of our webhooks, the newest first. */
export async function listWebhookIds({ db }: DatabaseOf): Promise<string[]> {
  const rows = await db
    .select({ id: paymentWebhook.id })
    .from(paymentWebhook)
    .orderBy(desc(paymentWebhook.createdAt));
  return rows.map(({ id }) => id);
}
