import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { member, notification } from '../../platform/db/schema/index.ts';
type Recipient = Pick<Actor, 'userId' | 'workspaceId'>;

/** The stored fields of a new notification. */
export type NewNotification = Pick<
  typeof notification.$inferInsert,
  'key' | 'workspaceId' | 'userId' | 'kind' | 'title' | 'link' | 'reason' | 'text'
>;
export type NotificationRow = typeof notification.$inferSelect;

const isMine = ({ userId, workspaceId }: Recipient) =>
  and(eq(notification.userId, userId), eq(notification.workspaceId, workspaceId));

/**
 * Stores notifications except those with an existing key or whose recipient has left the workspace or is a client.
 * Returns the stored ones.
 */
export async function insertNotifications(
  db: Database,
  rows: readonly NewNotification[],
): Promise<NotificationRow[]> {
  const { userId, organizationId } = member;
  const present = await db
    .select({ userId, workspaceId: organizationId })
    .from(member)
    .where(
      and(
        ne(member.role, 'client'),
        inArray(
          userId,
          rows.map((row) => row.userId),
        ),
        inArray(
          organizationId,
          rows.map((row) => row.workspaceId),
        ),
      ),
    );
  const members = new Set(present.map((one) => `${one.workspaceId} ${one.userId}`));
  const kept = rows.filter((row) => members.has(`${row.workspaceId} ${row.userId}`));
  if (kept.length === 0) return [];
  return db.insert(notification).values(kept).onConflictDoNothing({ target: notification.key }).returning();
}

/** The recipient's notifications, newest first, after the given one. */
export function listNewest(
  db: Database,
  recipient: Recipient,
  limit: number,
  after: string | null,
): Promise<NotificationRow[]> {
  const { createdAt, id } = notification;
  // By id instead of time, which loses its microseconds in JavaScript.
  const last = sql`(select last.created_at from notification last where last.id = ${after})`;
  return db
    .select()
    .from(notification)
    .where(
      and(
        isMine(recipient),
        after === null
          ? undefined
          : sql`(${createdAt} < ${last} or (${createdAt} = ${last} and ${id} > ${after}))`,
      ),
    )
    .orderBy(sql`${createdAt} desc nulls last`, asc(id))
    .limit(limit);
}

/** Counts the recipient's unread notifications. */
export async function countUnread(db: Database, recipient: Recipient): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notification)
    .where(and(isMine(recipient), isNull(notification.readAt)));
  return row?.unread ?? 0;
}

/** Marks the given or all notifications of the recipient as read. Those of others stay unchanged. */
export async function markRead(
  db: Database,
  recipient: Recipient,
  ids: readonly string[] | null,
): Promise<void> {
  await db
    .update(notification)
    .set({ readAt: sql`clock_timestamp()` })
    .where(
      and(
        isMine(recipient),
        isNull(notification.readAt),
        ids === null ? undefined : inArray(notification.id, [...ids]),
      ),
    );
}

/** The admins of a workspace. */
export async function listAdmins(db: Database, workspaceId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: member.userId })
    .from(member)
    .where(and(eq(member.organizationId, workspaceId), eq(member.role, 'admin')));
  return rows.map(({ userId }) => userId);
}
