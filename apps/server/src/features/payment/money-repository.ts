import { and, asc, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { paymentCapture, paymentDispute, paymentGrant, paymentOrder } from '../../db/schema/index.ts';
import type { PaidTerm } from './plan-terms.ts';

interface DatabaseOf {
  readonly db: Database;
}

export type CaptureRow = typeof paymentCapture.$inferSelect;
export type DisputeRow = typeof paymentDispute.$inferSelect;

/** What is known of the captures of an order. */
export async function listCaptures({ db }: DatabaseOf, orderId: string): Promise<CaptureRow[]> {
  return db
    .select()
    .from(paymentCapture)
    .where(eq(paymentCapture.orderId, orderId))
    .orderBy(asc(paymentCapture.id));
}

/** Keeps what is known of a capture now. */
export async function putCapture({ db }: DatabaseOf, capture: CaptureRow): Promise<void> {
  const { state, isReversed, completedAt } = capture;
  await db
    .insert(paymentCapture)
    .values(capture)
    .onConflictDoUpdate({ target: paymentCapture.id, set: { state, isReversed, completedAt } });
}

/** Keeps a dispute, unless a later change of it is known. */
export async function putDispute({ db }: DatabaseOf, dispute: DisputeRow): Promise<void> {
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
  { db }: DatabaseOf,
  captureIds: readonly string[],
): Promise<readonly DisputeRow[]> {
  if (captureIds.length === 0) return [];
  return db
    .select()
    .from(paymentDispute)
    .where(inArray(paymentDispute.captureId, [...captureIds]));
}

/** Keeps that an order gave its term; false where that is known. */
export async function insertGrant({ db }: DatabaseOf, orderId: string, captureId: string): Promise<boolean> {
  const { rowCount } = await db.insert(paymentGrant).values({ orderId, captureId }).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** The terms that a workspace has paid for, with when the money of some went back. */
export async function listPaidTerms({ db }: DatabaseOf, workspaceId: string): Promise<PaidTerm[]> {
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

/** The capture that gave an order's term; null where none did. */
export async function findGrant({ db }: DatabaseOf, orderId: string): Promise<string | null> {
  const [row] = await db
    .select({ captureId: paymentGrant.captureId })
    .from(paymentGrant)
    .where(eq(paymentGrant.orderId, orderId));
  return row?.captureId ?? null;
}
