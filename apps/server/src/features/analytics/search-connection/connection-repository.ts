import { SEARCH_CONNECTION_LIMITS } from '@pagewright/contract/analytics';
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { searchConnection, searchProperty, searchSignIn } from '../../../platform/db/schema/index.ts';
export type ConnectionRow = typeof searchConnection.$inferSelect & { readonly property: string | null };

/** Pull progress of a property. */
export interface PulledDays {
  readonly known: number;
  readonly pulled: number;
  readonly provisional: number;
  readonly capped: number;
  readonly first: string | null;
  readonly last: string | null;
}

/** Finds the connection of a workspace; with `isLocked`, locks it until the transaction ends. */
export async function findSearchConnection(
  db: Database,
  workspaceId: string,
  isLocked = false,
): Promise<ConnectionRow | undefined> {
  const query = db
    .select({ connection: searchConnection, property: searchProperty.url })
    .from(searchConnection)
    .leftJoin(searchProperty, eq(searchProperty.id, searchConnection.propertyId))
    .where(eq(searchConnection.workspaceId, workspaceId));
  const [row] = await (isLocked ? query.for('update', { of: searchConnection }) : query);
  return row && { ...row.connection, property: row.property };
}

/** Finds the property whose figures a workspace uses. */
export async function findProperty(
  db: Database,
  workspaceId: string,
): Promise<typeof searchProperty.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(searchProperty)
    .where(and(eq(searchProperty.workspaceId, workspaceId), isNull(searchProperty.removedAt)));
  return row;
}

/** Stores a new key or permission. The chosen property stays and is pulled right away. */
export async function writeKey(
  db: Database,
  row: Pick<ConnectionRow, 'workspaceId' | 'authorId' | 'email' | 'key' | 'keyEnd' | 'method' | 'endsAt'>,
): Promise<void> {
  const { workspaceId: _, ...written } = row;
  const healthy = { problem: null, problemSince: null, failures: 0, toldAt: null, isPulling: false };
  await db
    .insert(searchConnection)
    .values({ ...row, brandTerms: [], dueAt: sql`now()` })
    .onConflictDoUpdate({
      target: searchConnection.workspaceId,
      set: { ...written, ...healthy, dueAt: sql`now()` },
    });
}

/** Switches to another property; figures of the former one are no longer shown. */
export async function chooseProperty(db: Database, workspaceId: string, url: string): Promise<void> {
  await disconnectProperty(db, workspaceId);
  const [property] = await db.insert(searchProperty).values({ workspaceId, url }).returning();
  if (!property) throw new Error('the property was not kept');
  await db
    .update(searchConnection)
    .set({
      propertyId: property.id,
      pulledAt: null,
      problem: null,
      problemSince: null,
      failures: 0,
      toldAt: null,
      isPulling: false,
      dueAt: sql`now()`,
    })
    .where(eq(searchConnection.workspaceId, workspaceId));
}

/** Disconnects a workspace's property; its figures are then deleted in batches. */
export async function disconnectProperty(db: Database, workspaceId: string): Promise<void> {
  await db
    .update(searchProperty)
    .set({ removedAt: sql`now()` })
    .where(and(eq(searchProperty.workspaceId, workspaceId), isNull(searchProperty.removedAt)));
}

/** Updates the brand terms of a connection. */
export async function writeBrandTerms(
  db: Database,
  workspaceId: string,
  brandTerms: string[],
): Promise<void> {
  await db.update(searchConnection).set({ brandTerms }).where(eq(searchConnection.workspaceId, workspaceId));
}

/** Schedules a pull for now, unless one is running. */
export async function schedulePull(db: Database, workspaceId: string): Promise<void> {
  await db
    .update(searchConnection)
    .set({ dueAt: sql`now()` })
    .where(and(eq(searchConnection.workspaceId, workspaceId), eq(searchConnection.isPulling, false)));
}

/** Deletes a connection with its key. */
export async function deleteSearchConnection(db: Database, workspaceId: string): Promise<void> {
  await db.delete(searchConnection).where(eq(searchConnection.workspaceId, workspaceId));
}

/** Lists the permissions of people's Google accounts in workspaces, encrypted. */
export function listGrants(
  db: Database,
  workspaceIds: readonly string[],
): Promise<Pick<ConnectionRow, 'workspaceId' | 'key'>[]> {
  return db
    .select({ workspaceId: searchConnection.workspaceId, key: searchConnection.key })
    .from(searchConnection)
    .where(
      and(inArray(searchConnection.workspaceId, [...workspaceIds]), eq(searchConnection.method, 'oauth')),
    );
}

const SIGN_IN_MINUTES = 10;
type SignIn = Omit<typeof searchSignIn.$inferSelect, 'expiresAt'>;

/** Stores that an admin was sent to Google. */
export async function insertSignIn(db: Database, signIn: SignIn): Promise<void> {
  await db.delete(searchSignIn).where(lt(searchSignIn.expiresAt, sql`now()`));
  await db
    .insert(searchSignIn)
    .values({ ...signIn, expiresAt: sql`now() + make_interval(mins => ${SIGN_IN_MINUTES})` });
}

/** Uses up a sign-in of the user in the workspace; undefined if there is none, or none any more. */
export async function takeSignIn(
  db: Database,
  { stateDigest, workspaceId, userId }: Omit<SignIn, 'codeVerifier'>,
): Promise<SignIn | undefined> {
  const [row] = await db
    .delete(searchSignIn)
    .where(
      and(
        eq(searchSignIn.stateDigest, stateDigest),
        eq(searchSignIn.workspaceId, workspaceId),
        eq(searchSignIn.userId, userId),
        gt(searchSignIn.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return row;
}

/** Counts the pulled days of a property. */
export async function countPulledDays(db: Database, propertyId: number): Promise<PulledDays> {
  const { rows } = await db.execute<PulledDays & Record<string, unknown>>(sql`
    select count(*)::int as known, count(rows_asked_at)::int as pulled,
      (count(*) filter (where not is_final))::int as provisional, (count(*) filter (where is_capped))::int as capped,
      to_char(min(day), 'YYYY-MM-DD') as first, to_char(max(day), 'YYYY-MM-DD') as last
    from search_day where property_id = ${propertyId} and day > now() - make_interval(days => ${SEARCH_CONNECTION_LIMITS.keptDays})`);
  return rows[0] ?? { known: 0, pulled: 0, provisional: 0, capped: 0, first: null, last: null };
}
