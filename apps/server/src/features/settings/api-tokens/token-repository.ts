import type { TokenScope } from '@pagewright/contract/token-scopes';
import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Actor } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/client.ts';
import { apiCallCounter, apiToken, member, user, workspace } from '../../../platform/db/schema/index.ts';
type MemberRef = Pick<Actor, 'userId' | 'workspaceId'>;

/** A token without its digest. */
export type TokenRow = Omit<typeof apiToken.$inferSelect, 'digest' | 'memberId'>;

/** A valid token whose owner is still a member. */
export interface ValidToken extends MemberRef {
  readonly id: string;
  readonly scopes: readonly TokenScope[];
  readonly workspaceSlug: string;
  readonly role: string;
  readonly name: string;
  readonly email: string;
}

const visibleColumns = {
  id: apiToken.id,
  name: apiToken.name,
  prefix: apiToken.prefix,
  scopes: apiToken.scopes,
  createdAt: apiToken.createdAt,
  expiresAt: apiToken.expiresAt,
  lastUsedAt: apiToken.lastUsedAt,
};
/** First day of the calendar month in UTC. */
const thisMonth = sql`date_trunc('month', now() at time zone 'utc')::date`;
const thisMinute = sql`date_trunc('minute', now())`;

const isMembership = ({ userId, workspaceId }: MemberRef) =>
  and(eq(member.userId, userId), eq(member.organizationId, workspaceId));

/** Finds a token by its digest; null if there is none, it has expired, or its owner is no longer a member. */
export async function findValidToken(db: Database, digest: string): Promise<ValidToken | null> {
  const [row] = await db
    .select({
      id: apiToken.id,
      scopes: apiToken.scopes,
      userId: user.id,
      name: user.name,
      email: user.email,
      role: member.role,
      workspaceId: workspace.id,
      workspaceSlug: workspace.slug,
    })
    .from(apiToken)
    .innerJoin(member, eq(member.id, apiToken.memberId))
    .innerJoin(user, eq(user.id, member.userId))
    .innerJoin(workspace, eq(workspace.id, member.organizationId))
    .where(and(eq(apiToken.digest, digest), gt(apiToken.expiresAt, sql`now()`)));
  return row ?? null;
}

/** A member's tokens, newest first. */
export async function findTokens(db: Database, ref: MemberRef): Promise<TokenRow[]> {
  return db
    .select(visibleColumns)
    .from(apiToken)
    .innerJoin(member, eq(member.id, apiToken.memberId))
    .where(isMembership(ref))
    .orderBy(desc(apiToken.createdAt), apiToken.id);
}

/** The id of a membership, locked until the transaction ends; null if there is none. */
export async function lockMembership(db: Database, ref: MemberRef): Promise<string | null> {
  const [row] = await db.select({ id: member.id }).from(member).where(isMembership(ref)).for('update');
  return row?.id ?? null;
}

/** Counts a membership's tokens, including expired ones. */
export async function countTokens(db: Database, memberId: string): Promise<number> {
  const [row] = await db.select({ tokens: count() }).from(apiToken).where(eq(apiToken.memberId, memberId));
  return row?.tokens ?? 0;
}

/** Stores a token that expires after the given number of days by the database's clock. */
export async function insertToken(
  db: Database,
  { days, ...values }: Omit<typeof apiToken.$inferInsert, 'id' | 'expiresAt'> & { readonly days: number },
): Promise<TokenRow> {
  const [row] = await db
    .insert(apiToken)
    .values({ ...values, expiresAt: sql`now() + make_interval(days => ${days})` })
    .returning(visibleColumns);
  if (!row) throw new Error('the token was not kept');
  return row;
}

/** Deletes a membership's token; returns whether it existed. */
export async function deleteToken(db: Database, memberId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(apiToken)
    .where(and(eq(apiToken.id, id), eq(apiToken.memberId, memberId)))
    .returning({ id: apiToken.id });
  return gone.length > 0;
}

/** Counts a call of a token and records its minute. */
export async function countCall(
  db: Database,
  { id, workspaceId }: { readonly id: string; readonly workspaceId: string },
): Promise<void> {
  await db.execute(sql`
    with used as (
      update api_token set last_used_at = ${thisMinute}
      where id = ${id} and last_used_at is distinct from ${thisMinute}
    )
    insert into api_call_counter as c (workspace_id, month, calls) values (${workspaceId}, ${thisMonth}, 1)
    on conflict (workspace_id, month) do update set calls = c.calls + 1`);
}

/** Counts this month's API calls of a workspace. */
export async function countCallsThisMonth(db: Database, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ calls: apiCallCounter.calls })
    .from(apiCallCounter)
    .where(and(eq(apiCallCounter.workspaceId, workspaceId), eq(apiCallCounter.month, thisMonth)));
  return row?.calls ?? 0;
}
