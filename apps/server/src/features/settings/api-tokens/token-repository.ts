import type { TokenScope } from '@pagewright/contract/token-scopes';
import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Actor } from '../../../context.ts';
import type { Database } from '../../../db/client.ts';
import { apiCallCounter, apiToken, member, user, workspace } from '../../../db/schema/index.ts';

type DatabaseOf = { readonly db: Database };
type Whose = Pick<Actor, 'userId' | 'workspaceId'>;

/** A token without what it is found by. */
export type TokenRow = Omit<typeof apiToken.$inferSelect, 'digest' | 'memberId'>;

/** A token that has not ended, of somebody who is still a member. */
export interface StandingToken extends Whose {
  readonly id: string;
  readonly scopes: readonly TokenScope[];
  readonly workspaceSlug: string;
  readonly role: string;
  readonly name: string;
  readonly email: string;
}

const shown = {
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

const isMembership = ({ userId, workspaceId }: Whose) =>
  and(eq(member.userId, userId), eq(member.organizationId, workspaceId));

/** The token of a digest; null where there is none, it has ended, or its member is none any more. */
export async function findStandingToken({ db }: DatabaseOf, digest: string): Promise<StandingToken | null> {
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

/** A member's tokens, the newest first. */
export async function findTokens({ db }: DatabaseOf, whose: Whose): Promise<TokenRow[]> {
  return db
    .select(shown)
    .from(apiToken)
    .innerJoin(member, eq(member.id, apiToken.memberId))
    .where(isMembership(whose))
    .orderBy(desc(apiToken.createdAt), apiToken.id);
}

/** The id of a membership, locked until the transaction ends; null where there is none. */
export async function lockMembership({ db }: DatabaseOf, whose: Whose): Promise<string | null> {
  const [row] = await db.select({ id: member.id }).from(member).where(isMembership(whose)).for('update');
  return row?.id ?? null;
}

/** How many tokens a membership has, those that have ended too. */
export async function countTokens({ db }: DatabaseOf, memberId: string): Promise<number> {
  const [row] = await db.select({ tokens: count() }).from(apiToken).where(eq(apiToken.memberId, memberId));
  return row?.tokens ?? 0;
}

/** Keeps a token that ends after so many days by the database's clock. */
export async function insertToken(
  { db }: DatabaseOf,
  { days, ...values }: Omit<typeof apiToken.$inferInsert, 'id' | 'expiresAt'> & { readonly days: number },
): Promise<TokenRow> {
  const [row] = await db
    .insert(apiToken)
    .values({ ...values, expiresAt: sql`now() + make_interval(days => ${days})` })
    .returning(shown);
  if (!row) throw new Error('the token was not kept');
  return row;
}

/** Deletes a token of a membership; whether it was there. */
export async function deleteToken({ db }: DatabaseOf, memberId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(apiToken)
    .where(and(eq(apiToken.id, id), eq(apiToken.memberId, memberId)))
    .returning({ id: apiToken.id });
  return gone.length > 0;
}

/** Counts a call of a token, and notes the minute of it. */
export async function countCall(
  { db }: DatabaseOf,
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

/** Calls by token of a workspace in this month. */
export async function readCalls({ db }: DatabaseOf, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ calls: apiCallCounter.calls })
    .from(apiCallCounter)
    .where(and(eq(apiCallCounter.workspaceId, workspaceId), eq(apiCallCounter.month, thisMonth)));
  return row?.calls ?? 0;
}
