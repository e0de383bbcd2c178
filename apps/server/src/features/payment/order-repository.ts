import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { paymentCapture, paymentOrder, user, workspace } from '../../platform/db/schema/index.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';

export type OrderRow = typeof paymentOrder.$inferSelect;
type NewOrder = Pick<
  OrderRow,
  'workspaceId' | 'buyerId' | 'plan' | 'cycle' | 'amountCents' | 'currency' | 'startsNow'
>;

/** Seconds until the first scheduled check: most buyers have decided by then. */
const FIRST_CHECK_SECONDS = 600;
/** How long one call may hold an order for capture, longer than all its attempts together. */
const BUSY_SECONDS = 60;
/** Scheduled checks come after 10, 20, 40, … minutes, finally every 12 hours. */
const CHECK_MINUTES = 10;
const CHECK_MINUTES_MAX = 720;
const CHECKS_PER_ROUND = 100;

const inSeconds = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`;

/** Stores a new order and returns its id. */
export async function insertOrder(db: Database, order: NewOrder): Promise<string> {
  const [row] = await db
    .insert(paymentOrder)
    .values({ ...order, lookAt: inSeconds(FIRST_CHECK_SECONDS) })
    .returning({ id: paymentOrder.id });
  if (!row) throw new Error('an order was not kept');
  return row.id;
}

/** Stores the provider's id of an order and its approval link. */
export async function storeProviderOrder(
  db: Database,
  id: string,
  { id: providerId, approveUrl }: { readonly id: string; readonly approveUrl: string | null },
): Promise<void> {
  await db
    .update(paymentOrder)
    .set({ providerId, approveUrl, state: sql`case when state = 'new' then 'created' else state end` })
    .where(eq(paymentOrder.id, id));
}

/** Finds an order by our id; null if there is none. */
export async function findOrder(db: Database, id: string): Promise<OrderRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(paymentOrder).where(eq(paymentOrder.id, id));
  return row ?? null;
}

/** Finds an order by the provider's id. */
export async function findOrderByProviderId(db: Database, providerId: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(paymentOrder).where(eq(paymentOrder.providerId, providerId));
  return row ?? null;
}

/** Finds the order of a known capture. */
export async function findOrderByCapture(db: Database, captureId: string): Promise<OrderRow | null> {
  const [row] = await db
    .select({ order: paymentOrder })
    .from(paymentOrder)
    .innerJoin(paymentCapture, eq(paymentCapture.orderId, paymentOrder.id))
    .where(eq(paymentCapture.id, captureId));
  return row?.order ?? null;
}

/**
 * Locks an order until the transaction ends, so no one else settles it or any other order of its workspace. The
 * workspace is locked first to prevent deadlocks.
 */
export async function lockOrder(db: Database, id: string): Promise<OrderRow | null> {
  const [found] = await db
    .select({ workspaceId: paymentOrder.workspaceId })
    .from(paymentOrder)
    .where(eq(paymentOrder.id, id));
  if (!found) return null;
  if (found.workspaceId !== null) await lockWorkspace(db, found.workspaceId);
  const [row] = await db.select().from(paymentOrder).where(eq(paymentOrder.id, id)).for('update');
  return row ?? null;
}

/** Locks a workspace's paid terms and trial until the transaction ends. */
export async function lockWorkspace(db: Database, workspaceId: string): Promise<void> {
  await db
    .select({ id: workspace.id })
    .from(workspace)
    .where(eq(workspace.id, workspaceId))
    .for('no key update');
}

/** Updates an order. */
export async function updateOrder(
  db: Database,
  id: string,
  change: Partial<Pick<OrderRow, 'state' | 'payerEmail' | 'lookAt' | 'returnedAt'>>,
): Promise<void> {
  await db.update(paymentOrder).set(change).where(eq(paymentOrder.id, id));
}

/** Claims the capture of an order: false if another call holds it. Schedules a check of the result. */
export async function claimCapture(db: Database, id: string): Promise<boolean> {
  const { rowCount } = await db
    .update(paymentOrder)
    .set({
      busyUntil: inSeconds(BUSY_SECONDS),
      captureAskedAt: sql`coalesce(${paymentOrder.captureAskedAt}, clock_timestamp())`,
      lookAt: inSeconds(BUSY_SECONDS),
      looks: 0,
    })
    .where(
      and(
        eq(paymentOrder.id, id),
        or(isNull(paymentOrder.busyUntil), lte(paymentOrder.busyUntil, sql`clock_timestamp()`)),
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** Releases the claim of `claimCapture`. */
export async function releaseCapture(db: Database, id: string): Promise<void> {
  await db.update(paymentOrder).set({ busyUntil: null }).where(eq(paymentOrder.id, id));
}

interface Pages {
  readonly page: number;
  readonly limit: number;
  /** Null for all. */
  readonly states: readonly OrderRow['state'][] | null;
}

/** One page of a workspace's orders, newest first, and the total. */
export async function listOrderRows(
  db: Database,
  workspaceId: string,
  { page, limit, states }: Pages,
): Promise<{ readonly rows: readonly OrderRow[]; readonly total: number }> {
  const where = and(
    eq(paymentOrder.workspaceId, workspaceId),
    states === null ? undefined : inArray(paymentOrder.state, [...states]),
  );
  const rows = await db
    .select()
    .from(paymentOrder)
    .where(where)
    .orderBy(desc(paymentOrder.createdAt), desc(paymentOrder.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [all] = await db.select({ total: count() }).from(paymentOrder).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Records when a refund was first requested. */
export async function recordRefundRequest(db: Database, id: string): Promise<void> {
  await db
    .update(paymentOrder)
    .set({ refundAskedAt: sql`clock_timestamp()` })
    .where(and(eq(paymentOrder.id, id), isNull(paymentOrder.refundAskedAt)));
}

/** Records that an operator declined a refund, and why. */
export async function recordRefundDeclined(db: Database, id: string, reason: string): Promise<void> {
  await db
    .update(paymentOrder)
    .set({ refundDeclinedAt: sql`clock_timestamp()`, refundDeclinedReason: reason })
    .where(eq(paymentOrder.id, id));
}

/** An order in the list across all workspaces. */
export interface OperatorOrderRow {
  readonly order: OrderRow;
  readonly workspaceName: string | null;
  readonly buyerEmail: string | null;
}

const operatorColumns = { order: paymentOrder, workspaceName: workspace.name, buyerEmail: user.email };

/** The orders of all workspaces, newest first, optionally only those after one. */
export function listOperatorRows(
  db: Database,
  {
    after,
    limit,
    states,
  }: { readonly after: string | null; readonly limit: number; readonly states: Pages['states'] },
): Promise<OperatorOrderRow[]> {
  return db
    .select(operatorColumns)
    .from(paymentOrder)
    .leftJoin(workspace, eq(workspace.id, paymentOrder.workspaceId))
    .leftJoin(user, eq(user.id, paymentOrder.buyerId))
    .where(
      and(
        states === null ? undefined : inArray(paymentOrder.state, [...states]),
        after === null
          ? undefined
          : sql`(${paymentOrder.createdAt}, ${paymentOrder.id}) < (select created_at, id from ${paymentOrder} last where last.id = ${after})`,
      ),
    )
    .orderBy(desc(paymentOrder.createdAt), desc(paymentOrder.id))
    .limit(limit);
}

/** Undecided refund requests of all workspaces, oldest first. */
export async function listRefundRequests(db: Database, limit: number): Promise<readonly OperatorOrderRow[]> {
  return db
    .select(operatorColumns)
    .from(paymentOrder)
    .leftJoin(workspace, eq(workspace.id, paymentOrder.workspaceId))
    .leftJoin(user, eq(user.id, paymentOrder.buyerId))
    .where(
      and(
        isNotNull(paymentOrder.refundAskedAt),
        isNull(paymentOrder.refundDeclinedAt),
        eq(paymentOrder.state, 'completed'),
      ),
    )
    .orderBy(asc(paymentOrder.refundAskedAt), asc(paymentOrder.id))
    .limit(limit);
}

/** Claims the orders that are due for a check, each once across all servers, and schedules their next check. */
export async function claimDueChecks(
  db: Database,
): Promise<readonly { readonly id: string; readonly look: string }[]> {
  const { rows } = await db.execute<{ id: string; look: string }>(sql`
    update payment_order o set looks = o.looks + 1,
      look_at = clock_timestamp() + make_interval(mins => least(${CHECK_MINUTES}::int * (2 ^ least(o.looks, 10))::int, ${CHECK_MINUTES_MAX}::int))
    where o.id in (
      select id from payment_order where look_at <= now() order by look_at limit ${CHECKS_PER_ROUND} for update skip locked
    )
    returning o.id, extract(epoch from o.look_at)::text as look`);
  return rows;
}
