import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { session, userSetting } from '../../../platform/db/schema/index.ts';
import { isUsed } from '../idle-repository.ts';

/** A session as reported by a token or the service. */
export interface SessionValues {
  readonly id: string;
  readonly userId: string;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  readonly userAgent?: string;
  readonly ipAddress?: string;
}

/** Inserts a session, or adds details not known yet; returns whether it is new. */
export async function putSession(db: Database, values: SessionValues): Promise<boolean> {
  const { id, userId, expiresAt, createdAt, userAgent, ipAddress } = values;
  const rows = await db
    .insert(session)
    // The built-in provider's cookie contains this token; nobody has these random ones.
    .values({ ...values, token: randomUUID() })
    .onConflictDoNothing({ target: session.id })
    .returning({ id: session.id });
  if (rows.length > 0) return true;
  const more = {
    ...(userAgent === undefined ? {} : { userAgent }),
    ...(ipAddress === undefined ? {} : { ipAddress }),
  };
  if (Object.keys(more).length > 0)
    await db
      .update(session)
      .set({ ...more, expiresAt, createdAt })
      .where(and(eq(session.id, id), eq(session.userId, userId)));
  return false;
}

/** Records where a session works and when its factors were last entered; a known later proof stays. */
export async function advanceSession(
  db: Database,
  id: string,
  {
    workspaceId,
    firstFactorAt,
    secondFactorAt,
  }: {
    readonly workspaceId: string;
    readonly firstFactorAt: Date | null;
    readonly secondFactorAt: Date | null;
  },
): Promise<void> {
  const first = sql`greatest(${session.firstFactorAt}, ${firstFactorAt?.toISOString() ?? null}::timestamptz)`;
  const second = sql`greatest(${session.secondFactorAt}, ${secondFactorAt?.toISOString() ?? null}::timestamptz)`;
  await db
    .update(session)
    .set({ activeOrganizationId: workspaceId, firstFactorAt: first, secondFactorAt: second })
    .where(
      and(
        eq(session.id, id),
        or(
          isNull(session.activeOrganizationId),
          ne(session.activeOrganizationId, workspaceId),
          sql`${session.firstFactorAt} is distinct from ${first}`,
          sql`${session.secondFactorAt} is distinct from ${second}`,
        ),
      ),
    );
}

/** Whether an existing session was used recently enough to continue; null if it does not exist. */
export async function findUse(db: Database, id: string): Promise<{ readonly isUsed: boolean } | null> {
  const [row] = await db
    .select({ isUsed })
    .from(session)
    .leftJoin(userSetting, eq(userSetting.userId, session.userId))
    .where(eq(session.id, id));
  return row ?? null;
}

/** Ends sessions. */
export async function deleteSessions(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(session).where(inArray(session.id, [...ids]));
}

/** The sessions of a user. */
export async function sessionIdsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db.select({ id: session.id }).from(session).where(eq(session.userId, userId));
  return rows.map(({ id }) => id);
}

/** How long ago each factor was entered in a session, in whole minutes; null: the session has ended. */
export async function findProofAges(
  db: Database,
  sessionId: string,
): Promise<{ readonly password: number; readonly code: number | null } | null> {
  const minutesSince = (moment: unknown) =>
    sql<string | null>`floor(extract(epoch from now() - ${moment}) / 60)`;
  const [row] = await db
    .select({
      password: minutesSince(sql`coalesce(${session.firstFactorAt}, ${session.createdAt})`),
      code: minutesSince(session.secondFactorAt),
    })
    .from(session)
    .where(eq(session.id, sessionId));
  if (!row) return null;
  return { password: Number(row.password), code: row.code === null ? null : Number(row.code) };
}
