import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { notification } from '../../platform/db/schema/index.ts';
import type { NotificationRow } from './repository.ts';

/** More or older notifications are left to the list. */
const ROWS_MAX = 1_000;
const AGE_MAX = sql`interval '1 day'`;

/** The current PostgreSQL snapshot, and whether a given earlier one belongs to this database. */
export async function takeSnapshot(
  db: Database,
  earlier: string | null,
): Promise<{ snapshot: string; isEarlierKnown: boolean }> {
  const { rows } = await db.execute<{ snapshot: string; is_valid: boolean }>(sql`
    select pg_current_snapshot()::text as snapshot, pg_input_is_valid(${earlier ?? ''}, 'pg_snapshot') as is_valid`);
  const [row] = rows;
  if (!row) throw new Error('the database took no snapshot');
  const { snapshot, is_valid: isValid } = row;
  return {
    snapshot,
    isEarlierKnown: earlier !== null && isValid && nextTransaction(earlier) <= nextTransaction(snapshot),
  };
}

/** The first transaction that is not in a snapshot. */
function nextTransaction(snapshot: string): bigint {
  return BigInt(snapshot.split(':')[1] ?? '0');
}

/**
 * The recipient's notifications that are visible in one snapshot but not in an earlier one, oldest first. Compares
 * visibility instead of time, because transactions do not end in the order in which they begin.
 */
export async function listWrittenBetween(
  db: Database,
  { userId, workspaceId }: Pick<Actor, 'userId' | 'workspaceId'>,
  earlier: string,
  later: string,
): Promise<NotificationRow[]> {
  const { writtenBy, createdAt, id } = notification;
  const rows = await db
    .select()
    .from(notification)
    .where(
      and(
        eq(notification.userId, userId),
        eq(notification.workspaceId, workspaceId),
        sql`${writtenBy} >= pg_snapshot_xmin(${earlier}::text::pg_snapshot)`,
        sql`not pg_visible_in_snapshot(${writtenBy}, ${earlier}::text::pg_snapshot)`,
        sql`pg_visible_in_snapshot(${writtenBy}, ${later}::text::pg_snapshot)`,
        sql`${createdAt} > now() - ${AGE_MAX}`,
      ),
    )
    .orderBy(sql`${createdAt} desc`, id)
    .limit(ROWS_MAX);
  return rows.toReversed();
}
