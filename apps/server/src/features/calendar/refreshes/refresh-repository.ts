import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { refreshDecision } from '../../../platform/db/schema/index.ts';

/** A drop of an item's views, by month. */
interface TrafficDropKey {
  readonly contentId: string;
  /** First day of the month, YYYY-MM-DD. */
  readonly month: string;
}

const of = ({ contentId, month }: TrafficDropKey) =>
  and(eq(refreshDecision.contentId, contentId), eq(refreshDecision.month, month));

/** Returns which of these items have a decision for a month. */
export async function findDecided(
  db: Database,
  contentIds: readonly string[],
  month: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ contentId: refreshDecision.contentId })
    .from(refreshDecision)
    .where(and(inArray(refreshDecision.contentId, [...contentIds]), eq(refreshDecision.month, month)));
  return new Set(rows.map(({ contentId }) => contentId));
}

/** Stores a decision; returns whether it is the first. */
export async function insertDecision(
  db: Database,
  fall: TrafficDropKey,
  decidedBy: string,
): Promise<boolean> {
  const rows = await db
    .insert(refreshDecision)
    .values({ ...fall, decidedBy })
    .onConflictDoNothing()
    .returning({ contentId: refreshDecision.contentId });
  return rows.length > 0;
}

/** Links the event that a refresh became. */
export async function setDecisionEvent(db: Database, fall: TrafficDropKey, eventId: string): Promise<void> {
  await db.update(refreshDecision).set({ eventId }).where(of(fall));
}

/** Deletes a decision; returns its event, null if it has none, undefined if there was no decision. */
export async function deleteDecision(db: Database, fall: TrafficDropKey): Promise<string | null | undefined> {
  const [row] = await db
    .delete(refreshDecision)
    .where(of(fall))
    .returning({ eventId: refreshDecision.eventId });
  return row?.eventId;
}
