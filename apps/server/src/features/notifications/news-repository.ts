import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { notification } from '../../db/schema/index.ts';
import type { NotificationRow } from './repository.ts';

interface DatabaseOf {
  readonly db: Database;
}

/** More than that at once, or older, is for the list. */
const ROWS_MAX = 1_000;
const AGE_MAX = sql`interval '1 day'`;

/** What can be read now: PostgreSQL's own name for it, and whether an earlier one given is one of this database. */
export async function takeSnapshot(
  { db }: DatabaseOf,
  earlier: string | null,
): Promise<{ snapshot: string; isEarlierKnown: boolean }> {
  const { rows } = await db.execute<{ snapshot: string; is_valid: boolean }>(sql`
    select pg_current_snapshot()::text as snapshot, pg_input_is_valid(${earlier ?? ''}, 'pg_snapshot') as is_valid`);
  const [row] = rows;
  if (!row) throw new Error('the database took no snapshot');
  const { snapshot, is_valid: isValid } = row;
  return { snapshot, isEarlierKnown: earlier !== null && isValid && nextOf(earlier) <= nextOf(snapshot) };
}

/** The first transaction that a snapshot knows nothing of. */
function nextOf(snapshot: string): bigint {
  return BigInt(snapshot.split(':')[1] ?? '0');
}

/**
 * The recipient's notifications that can be read in one snapshot and could not in an earlier one, oldest first. By what
 * could be read and not by time: transactions end in another order than they begin.
 */
export async function listWrittenBetween(
  { db }: DatabaseOf,
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
