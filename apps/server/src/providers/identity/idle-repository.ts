import { SESSION_TIMEOUT_DEFAULT } from '@pagewright/contract/settings/security';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { session, userSetting } from '../../platform/db/schema/index.ts';

/** Idle timeout of a user's sessions in minutes; requires a join of the settings, which may have no row. */
export const timeoutMinutes = sql<number>`coalesce(${userSetting.sessionTimeout}, ${sql.raw(String(SESSION_TIMEOUT_DEFAULT))})`;

/** Whether a session was used recently enough to be active. */
export const isUsed = sql<boolean>`${session.lastSeenAt} > now() - make_interval(mins => ${timeoutMinutes})`;

/** Records a session's use if it is active; an ended session never restarts. */
export async function markSeen(db: Database, sessionId: string): Promise<void> {
  const minutes = sql`coalesce((select ${userSetting.sessionTimeout} from ${userSetting} where ${userSetting.userId} = ${session.userId}), ${SESSION_TIMEOUT_DEFAULT})`;
  await db
    .update(session)
    .set({ lastSeenAt: sql`now()` })
    .where(
      and(
        eq(session.id, sessionId),
        sql`${session.lastSeenAt} > now() - make_interval(mins => ${minutes}::int)`,
      ),
    );
}
