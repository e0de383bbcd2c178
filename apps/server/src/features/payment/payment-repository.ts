import { and, asc, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import {
  paymentCapture,
  paymentDispute,
  paymentGrant,
  paymentOrder,
} from '../../platform/db/schema/index.ts';
import type { PaidTerm } from './plan-terms.ts';

export type CaptureRow = typeof paymentCapture.$inferSelect;
export type DisputeRow = typeof paymentDispute.$inferSelect;

/** The known captures of an order. */
export async function listCaptures(db: Database, orderId: string): Promise<CaptureRow[]> {
  return db
    .select()
    .from(paymentCapture)
    .where(eq(paymentCapture.orderId, orderId))
    .orderBy(asc(paymentCapture.id));
}

/** Stores the current state of a capture. */
export async function upsertCapture(db: Database, capture: CaptureRow): Promise<void> {
  const { state, isReversed, completedAt } = capture;
  await db
    .insert(paymentCapture)
    .values(capture)
    .onConflictDoUpdate({ target: paymentCapture.id, set: { state, isReversed, completedAt } });
}

/** Stores a dispute unless a later change is already known. */
export async function upsertDispute(db: Database, dispute: DisputeRow): Promise<void> {
  const { state, changedAt } = dispute;
  await db
    .insert(paymentDispute)
    .values(dispute)
    .onConflictDoUpdate({
      target: paymentDispute.id,
      set: { state, changedAt },
      setWhere: lt(paymentDispute.changedAt, changedAt),
    });
}

/** The disputes of captures. */
export async function listDisputes(
  db: Database,
  captureIds: readonly string[],
): Promise<readonly DisputeRow[]> {
  if (captureIds.length === 0) return [];
  return db
    .select()
    .from(paymentDispute)
    .where(inArray(paymentDispute.captureId, [...captureIds]));
}

/** Records that an order granted its term; false if it already had. */
export async function insertGrant(db: Database, orderId: string, captureId: string): Promise<boolean> {
  const { rowCount } = await db.insert(paymentGrant).values({ orderId, captureId }).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** The paid terms of a workspace, with the refund times of those that were refunded. */
export async function listPaidTerms(db: Database, workspaceId: string): Promise<PaidTerm[]> {
  const rows = await db
    .select({
      orderId: paymentOrder.id,
      plan: paymentOrder.plan,
      cycle: paymentOrder.cycle,
      amountCents: paymentOrder.amountCents,
      paidAt: paymentCapture.completedAt,
      startsNow: paymentOrder.startsNow,
      returnedAt: paymentOrder.returnedAt,
    })
    .from(paymentGrant)
    .innerJoin(paymentOrder, eq(paymentOrder.id, paymentGrant.orderId))
    .innerJoin(paymentCapture, eq(paymentCapture.id, paymentGrant.captureId))
    .where(
      and(
        eq(paymentOrder.workspaceId, workspaceId),
        or(eq(paymentOrder.state, 'completed'), isNotNull(paymentOrder.returnedAt)),
      ),
    );
  return rows.flatMap(({ paidAt, ...term }) => (paidAt === null ? [] : [{ ...term, paidAt }]));
}

/** The capture that granted an order's term; null if none did. */
export async function findGrant(db: Database, orderId: string): Promise<string | null> {
  const [row] = await db
    .select({ captureId: paymentGrant.captureId })
    .from(paymentGrant)
    .where(eq(paymentGrant.orderId, orderId));
  return row?.captureId ?? null;
}
