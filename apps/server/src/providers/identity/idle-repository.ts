import { SESSION_TIMEOUT_DEFAULT } from '@pagewright/contract/settings/security';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { session, userSetting } from '../../platform/db/schema/index.ts';

/** After how many minutes a user's sessions end; the settings are joined, or there are none. */
export const timeoutMinutes = sql<number>`coalesce(${userSetting.sessionTimeout}, ${sql.raw(String(SESSION_TIMEOUT_DEFAULT))})`;

/** Whether a session was used lately enough to stand. */
export const isUsed = sql<boolean>`${session.lastSeenAt} > now() - make_interval(mins => ${timeoutMinutes})`;

/** Notes that a session is used now, if it stands: none that has ended begins again. */
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
