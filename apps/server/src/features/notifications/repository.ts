import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Actor } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { member, notification } from '../../db/schema/index.ts';

interface DatabaseOf {
  readonly db: Database;
}
type Recipient = Pick<Actor, 'userId' | 'workspaceId'>;

/** What is kept of a notification. */
export type NewNotification = Pick<
  typeof notification.$inferInsert,
  'key' | 'workspaceId' | 'userId' | 'kind' | 'title' | 'link' | 'reason' | 'text'
>;
export type NotificationRow = typeof notification.$inferSelect;

const isMine = ({ userId, workspaceId }: Recipient) =>
  and(eq(notification.userId, userId), eq(notification.workspaceId, workspaceId));

/**
 * Keeps notifications, without those whose key is there or whose recipient is no member of the workspace any more, or a client. Answers
 * those that it kept.
 */
export async function insertNotifications(
  { db }: DatabaseOf,
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

/** The recipient's notifications, newest first, after the one named. */
export function listNewest(
  { db }: DatabaseOf,
  recipient: Recipient,
  limit: number,
  after: string | null,
): Promise<NotificationRow[]> {
  const { createdAt, id } = notification;
  // By id and not by time: a time loses its microseconds on the way out and in.
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

/** How many of the recipient's notifications are unread. */
export async function countUnread({ db }: DatabaseOf, recipient: Recipient): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notification)
    .where(and(isMine(recipient), isNull(notification.readAt)));
  return row?.unread ?? 0;
}

/** Marks the recipient's notifications as read: those named, or all. What is not theirs stays as it is. */
export async function markRead(
  { db }: DatabaseOf,
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

/** The users who see to a workspace. */
export async function listAdmins({ db }: DatabaseOf, workspaceId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: member.userId })
    .from(member)
    .where(and(eq(member.organizationId, workspaceId), eq(member.role, 'admin')));
  return rows.map(({ userId }) => userId);
}
