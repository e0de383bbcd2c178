import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { NotificationKind } from '@pagewright/contract/notifications';
import type { Actor } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/client.ts';
import { lockName } from '../../../platform/db/lock-name.ts';
import { notification, pushSubscription, session, userSetting } from '../../../platform/db/schema/index.ts';
import type { NotificationRow } from '../repository.ts';

export type BrowserRow = typeof pushSubscription.$inferSelect;
/** A browser's subscription data. */
export type NewBrowser = Pick<BrowserRow, 'id' | 'endpoint' | 'publicKey' | 'authSecret'>;

/** Maximum browsers per user; the oldest subscription is replaced. */
const BROWSERS_MAX = 10;

const sessionsOf = (userId: string) => sql`(select id from session where user_id = ${userId})`;

/** The browsers in which a user is signed in, oldest subscription first. */
export async function findBrowsers(db: Database, userId: string): Promise<BrowserRow[]> {
  const rows = await db
    .select({ browser: pushSubscription })
    .from(pushSubscription)
    .innerJoin(session, eq(session.id, pushSubscription.sessionId))
    .where(and(eq(session.userId, userId), gt(session.expiresAt, sql`now()`)))
    .orderBy(pushSubscription.createdAt, pushSubscription.id);
  return rows.map(({ browser }) => browser);
}

/**
 * Stores a browser for the session's user. One of another user is transferred if its keys match, which proves
 * possession. False if they do not or the session is over.
 */
export async function insertBrowser(
  db: Database,
  { sessionId, userId }: Pick<Actor, 'sessionId' | 'userId'>,
  { id, endpoint, publicKey, authSecret }: NewBrowser,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into push_subscription as p (id, session_id, endpoint, public_key, auth_secret)
    select ${id}, s.id, ${endpoint}, ${publicKey}, ${authSecret} from session s where s.id = ${sessionId}
    on conflict (id) do update set session_id = excluded.session_id, public_key = excluded.public_key,
      auth_secret = excluded.auth_secret
    where (p.public_key, p.auth_secret) = (excluded.public_key, excluded.auth_secret)
      or p.session_id in ${sessionsOf(userId)}`);
  if ((rowCount ?? 0) === 0) return false;
  await db.execute(sql`
    delete from push_subscription where id in (
      select id from push_subscription where session_id in ${sessionsOf(userId)} and id <> ${id}
      order by created_at desc, id offset ${BROWSERS_MAX - 1})`);
  return true;
}

/** Removes a user's browser; false if there is none. */
export async function deleteBrowser(db: Database, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.id, id), sql`${pushSubscription.sessionId} in ${sessionsOf(userId)}`));
  return (rowCount ?? 0) > 0;
}

/** Removes a browser that its push service no longer knows. */
export async function deleteGoneBrowser(db: Database, id: string): Promise<void> {
  await db.delete(pushSubscription).where(eq(pushSubscription.id, id));
}

/** Counts a user's notifications of these kinds in the last hour, with a lock until the transaction ends. */
export async function countRecent(
  db: Database,
  userId: string,
  kinds: readonly NotificationKind[],
): Promise<number> {
  await lockName(db, `pushes to ${userId}`);
  const [row] = await db
    .select({ recent: count() })
    .from(notification)
    .where(
      and(
        eq(notification.userId, userId),
        inArray(notification.kind, [...kinds]),
        gt(notification.createdAt, sql`now() - interval '1 hour'`),
      ),
    );
  return row?.recent ?? 0;
}

/** A notification and a browser of its user; undefined if it was read or the user has signed out there. */
export async function findPush(
  db: Database,
  notificationId: string,
  browserId: string,
): Promise<
  | { readonly notice: NotificationRow; readonly browser: BrowserRow; readonly language: string | null }
  | undefined
> {
  const [row] = await db
    .select({ notice: notification, browser: pushSubscription, language: userSetting.language })
    .from(notification)
    .innerJoin(session, eq(session.userId, notification.userId))
    .innerJoin(pushSubscription, eq(pushSubscription.sessionId, session.id))
    .leftJoin(userSetting, eq(userSetting.userId, notification.userId))
    .where(
      and(
        eq(notification.id, notificationId),
        isNull(notification.readAt),
        eq(pushSubscription.id, browserId),
        gt(session.expiresAt, sql`now()`),
      ),
    );
  return row;
}
