import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { NotificationKind } from '@pagewright/contract/notifications';
import type { Actor } from '../../../context.ts';
import type { Database } from '../../../db/client.ts';
import { lockName } from '../../../db/lock-name.ts';
import { notification, pushSubscription, session, userSetting } from '../../../db/schema/index.ts';
import type { NotificationRow } from '../repository.ts';

interface DatabaseOf {
  readonly db: Database;
}

export type BrowserRow = typeof pushSubscription.$inferSelect;
/** A browser as it gave itself. */
export type NewBrowser = Pick<BrowserRow, 'id' | 'endpoint' | 'publicKey' | 'authSecret'>;

/** Browsers of one user; the one that was turned on longest ago makes room. */
const BROWSERS_MAX = 10;

const sessionsOf = (userId: string) => sql`(select id from session where user_id = ${userId})`;

/** The browsers of a user in which they are signed in, by when they were turned on. */
export async function findBrowsers({ db }: DatabaseOf, userId: string): Promise<BrowserRow[]> {
  const rows = await db
    .select({ browser: pushSubscription })
    .from(pushSubscription)
    .innerJoin(session, eq(session.id, pushSubscription.sessionId))
    .where(and(eq(session.userId, userId), gt(session.expiresAt, sql`now()`)))
    .orderBy(pushSubscription.createdAt, pushSubscription.id);
  return rows.map(({ browser }) => browser);
}

/**
 * Keeps a browser of the session's user. One that was somebody else's becomes theirs where its keys are the same: whoever
 * knows these has the browser. False where they are not, or the session is over.
 */
export async function insertBrowser(
  { db }: DatabaseOf,
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

/** Removes a browser of a user; false where they have none such. */
export async function deleteBrowser({ db }: DatabaseOf, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.id, id), sql`${pushSubscription.sessionId} in ${sessionsOf(userId)}`));
  return (rowCount ?? 0) > 0;
}

/** Removes a browser that its push service knows no longer. */
export async function deleteGoneBrowser({ db }: DatabaseOf, id: string): Promise<void> {
  await db.delete(pushSubscription).where(eq(pushSubscription.id, id));
}

/** How many notifications of these kinds a user got in the last hour; until the transaction ends nobody else counts them. */
export async function countRecent(
  { db }: DatabaseOf,
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

/** A notification and a browser of its user; undefined where it was read meanwhile, or the user is signed out there. */
export async function findPush(
  { db }: DatabaseOf,
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
