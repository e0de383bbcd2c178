import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { paymentCapture, paymentOrder, user, workspace } from '../../db/schema/index.ts';
import { isUuid } from '../../db/is-uuid.ts';

interface DatabaseOf {
  readonly db: Database;
}

export type OrderRow = typeof paymentOrder.$inferSelect;
type NewOrder = Pick<
  OrderRow,
  'workspaceId' | 'buyerId' | 'plan' | 'cycle' | 'amountCents' | 'currency' | 'startsNow'
>;

/** Until the first look of the clock: by then most buyers have decided. */
const FIRST_LOOK_SECONDS = 600;
/** How long one call may take the money; longer than all its attempts together. */
const BUSY_SECONDS = 60;
/** The clock looks after 10, 20, 40, … minutes, every 12 hours at last. */
const LOOK_MINUTES = 10;
const LOOK_MINUTES_MAX = 720;
const LOOKS_AT_ONCE = 100;

const inSeconds = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`;

/** Keeps what somebody sets out to buy. Answers its id. */
export async function insertOrder({ db }: DatabaseOf, order: NewOrder): Promise<string> {
  const [row] = await db
    .insert(paymentOrder)
    .values({ ...order, lookAt: inSeconds(FIRST_LOOK_SECONDS) })
    .returning({ id: paymentOrder.id });
  if (!row) throw new Error('an order was not kept');
  return row.id;
}

/** Keeps the name that the provider gave an order, and where its buyer approves it. */
export async function nameOrder(
  { db }: DatabaseOf,
  id: string,
  { id: providerId, approveUrl }: { readonly id: string; readonly approveUrl: string | null },
): Promise<void> {
  await db
    .update(paymentOrder)
    .set({ providerId, approveUrl, state: sql`case when state = 'new' then 'created' else state end` })
    .where(eq(paymentOrder.id, id));
}

/** The order with our id; null where there is none. */
export async function findOrder({ db }: DatabaseOf, id: string): Promise<OrderRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(paymentOrder).where(eq(paymentOrder.id, id));
  return row ?? null;
}

/** The order with the provider's id. */
export async function findOrderOfProvider({ db }: DatabaseOf, providerId: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(paymentOrder).where(eq(paymentOrder.providerId, providerId));
  return row ?? null;
}

/** The order that a capture belongs to, where we know of the capture. */
export async function findOrderOfCapture({ db }: DatabaseOf, captureId: string): Promise<OrderRow | null> {
  const [row] = await db
    .select({ order: paymentOrder })
    .from(paymentOrder)
    .innerJoin(paymentCapture, eq(paymentCapture.orderId, paymentOrder.id))
    .where(eq(paymentCapture.id, captureId));
  return row?.order ?? null;
}

/**
 * The order as it is now, which nobody else settles until the transaction ends, as none of its workspace's; the workspace
 * is locked first, so that no two wait for each other.
 */
export async function lockOrder({ db }: DatabaseOf, id: string): Promise<OrderRow | null> {
  const [found] = await db
    .select({ workspaceId: paymentOrder.workspaceId })
    .from(paymentOrder)
    .where(eq(paymentOrder.id, id));
  if (!found) return null;
  if (found.workspaceId !== null) await lockWorkspace({ db }, found.workspaceId);
  const [row] = await db.select().from(paymentOrder).where(eq(paymentOrder.id, id)).for('update');
  return row ?? null;
}

/** Locks what a workspace has paid for, and its trial, until the transaction ends. */
export async function lockWorkspace({ db }: DatabaseOf, workspaceId: string): Promise<void> {
  await db
    .select({ id: workspace.id })
    .from(workspace)
    .where(eq(workspace.id, workspaceId))
    .for('no key update');
}

/** Changes an order. */
export async function updateOrder(
  { db }: DatabaseOf,
  id: string,
  change: Partial<Pick<OrderRow, 'state' | 'payerEmail' | 'lookAt' | 'returnedAt'>>,
): Promise<void> {
  await db.update(paymentOrder).set(change).where(eq(paymentOrder.id, id));
}

/** Begins to take an order's money: false where another call does so already. The clock looks soon what came of it. */
export async function claimCapture({ db }: DatabaseOf, id: string): Promise<boolean> {
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

/** Ends what `claimCapture` began. */
export async function releaseCapture({ db }: DatabaseOf, id: string): Promise<void> {
  await db.update(paymentOrder).set({ busyUntil: null }).where(eq(paymentOrder.id, id));
}

interface Pages {
  readonly page: number;
  readonly limit: number;
  /** Null: all. */
  readonly states: readonly OrderRow['state'][] | null;
}

/** One page of a workspace's orders, the newest first, and how many there are. */
export async function listOrderRows(
  { db }: DatabaseOf,
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

/** Keeps when an order's money was first asked back. */
export async function keepRefundAsked({ db }: DatabaseOf, id: string): Promise<void> {
  await db
    .update(paymentOrder)
    .set({ refundAskedAt: sql`clock_timestamp()` })
    .where(and(eq(paymentOrder.id, id), isNull(paymentOrder.refundAskedAt)));
}

/** Keeps that an operator declined to pay an order back, and why. */
export async function keepRefundDeclined({ db }: DatabaseOf, id: string, reason: string): Promise<void> {
  await db
    .update(paymentOrder)
    .set({ refundDeclinedAt: sql`clock_timestamp()`, refundDeclinedReason: reason })
    .where(eq(paymentOrder.id, id));
}

/** An order among those of all workspaces. */
export interface ForeignRow {
  readonly order: OrderRow;
  readonly workspaceName: string | null;
  readonly buyerEmail: string | null;
}

const foreign = { order: paymentOrder, workspaceName: workspace.name, buyerEmail: user.email };

/** One page of the orders of all workspaces, the newest first, and how many there are. */
export async function listForeignRows(
  { db }: DatabaseOf,
  { page, limit, states }: Pages,
): Promise<{ readonly rows: readonly ForeignRow[]; readonly total: number }> {
  const where = states === null ? undefined : inArray(paymentOrder.state, [...states]);
  const rows = await db
    .select(foreign)
    .from(paymentOrder)
    .leftJoin(workspace, eq(workspace.id, paymentOrder.workspaceId))
    .leftJoin(user, eq(user.id, paymentOrder.buyerId))
    .where(where)
    .orderBy(desc(paymentOrder.createdAt), desc(paymentOrder.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [all] = await db.select({ total: count() }).from(paymentOrder).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** The orders of all workspaces whose money was asked back, and about which nobody decided, the oldest wish first. */
export async function listRefundsAsked({ db }: DatabaseOf, limit: number): Promise<readonly ForeignRow[]> {
  return db
    .select(foreign)
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

/** Takes the orders whose time to be looked at has come, each once for all servers, and sets their next time. */
export async function takeDueLooks({
  db,
}: DatabaseOf): Promise<readonly { readonly id: string; readonly look: string }[]> {
  const { rows } = await db.execute<{ id: string; look: string }>(sql`
    update payment_order o set looks = o.looks + 1,
      look_at = clock_timestamp() + make_interval(mins => least(${LOOK_MINUTES}::int * (2 ^ least(o.looks, 10))::int, ${LOOK_MINUTES_MAX}::int))
    where o.id in (
      select id from payment_order where look_at <= now() order by look_at limit ${LOOKS_AT_ONCE} for update skip locked
    )
    returning o.id, extract(epoch from o.look_at)::text as look`);
  return rows;
}
