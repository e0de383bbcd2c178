import { randomUUID } from 'node:crypto';
import type {
  AccountReviewKind,
  AccountReviewState,
  AddressState,
} from '@pagewright/contract/settings/address';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { accountReview, member, workspace } from '../../../db/schema/index.ts';

type DatabaseOf = { readonly db: Database };

/** What is to be looked at, as it is shown. */
export type ReviewItem = AddressState['review'][number];

/** One entry with all that answering it needs. */
export type ReviewRow = typeof accountReview.$inferSelect;

/** The workspaces that a user founded: they became a member in the transaction that made it. */
const founded = (
  userId: string,
) => sql`(select w.id from workspace w join member m on m.organization_id = w.id
  where m.user_id = ${userId} and m.created_at = w.created_at)`;

const found = (userId: string, kind: AccountReviewKind, state: AccountReviewState) =>
  sql`insert into account_review (user_id, workspace_id, kind, state, label, member_id, role)
    select ${userId}, workspace_id, ${kind}, ${state}, label, member_id, role from gone`;

/** Takes every API token of a user away, and notes each. */
export async function removeTokens({ db }: DatabaseOf, userId: string): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from api_token t using member m where m.id = t.member_id and m.user_id = ${userId}
      returning m.organization_id as workspace_id, t.name as label, null::text as member_id, null::text as role
    ) ${found(userId, 'api_token', 'removed')}`);
}

/** How many API tokens of a user work. */
export async function countTokensOf({ db }: DatabaseOf, userId: string): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`
    select count(*) as count from api_token t join member m on m.id = t.member_id
    where m.user_id = ${userId} and t.expires_at > now()`);
  return Number(rows[0]?.count ?? 0);
}

/**
 * Takes away whatever would let somebody else into an account and the workspaces that it founded, or be told of them, and
 * notes each: members are out until they are confirmed, webhooks are off with a secret that nobody knows, the rest is gone.
 */
export async function closeWaysIn(
  { db }: DatabaseOf,
  userId: string,
  sealUnknownSecret: (webhook: { readonly id: string; readonly workspaceId: string }) => string,
): Promise<void> {
  const none = sql`null::text as member_id, null::text as role`;
  const take = async (kind: AccountReviewKind, state: AccountReviewState, gone: ReturnType<typeof sql>) => {
    await db.execute(sql`with gone as (${gone}) ${found(userId, kind, state)}`);
  };
  await take(
    'member',
    'suspended',
    sql`delete from member m using "user" u where u.id = m.user_id and m.user_id <> ${userId}
      and m.organization_id in ${founded(userId)}
      returning m.organization_id as workspace_id, u.email as label, m.user_id as member_id, m.role`,
  );
  await db.execute(sql`update member m set role = 'admin' where user_id = ${userId} and role <> 'admin'
    and organization_id in ${founded(userId)}`);
  await take(
    'invitation',
    'removed',
    sql`update invitation set status = 'withdrawn' where status = 'pending'
      and (inviter_id = ${userId} or organization_id in ${founded(userId)})
      returning organization_id as workspace_id, email as label, ${none}`,
  );
  const { rows: webhooks } = await db.execute<{ id: string; workspaceId: string }>(
    sql`select id, workspace_id as "workspaceId" from webhook where workspace_id in ${founded(userId)}`,
  );
  for (const webhook of webhooks)
    await take(
      'webhook',
      'suspended',
      sql`update webhook set secret = ${sealUnknownSecret(webhook)}, former_secret = null,
          disabled_at = coalesce(disabled_at, now()), disabled_reason = coalesce(disabled_reason, 'person')
        where id = ${webhook.id} returning workspace_id, url as label, ${none}`,
    );
  await take(
    'connection',
    'removed',
    sql`delete from connection where workspace_id in ${founded(userId)}
      returning workspace_id, name || ' (' || url || ')' as label, ${none}`,
  );
  await take(
    'vendor_key',
    'removed',
    sql`delete from vendor_key where workspace_id in ${founded(userId)}
      returning workspace_id, field as label, ${none}`,
  );
  await db.execute(sql`delete from workspace_model where workspace_id in ${founded(userId)}`);
  await take(
    'calendar_feed',
    'removed',
    sql`delete from calendar_feed f using "user" u where u.id = f.user_id
      and (f.user_id = ${userId} or f.workspace_id in ${founded(userId)})
      returning f.workspace_id, u.email as label, ${none}`,
  );
  await take(
    'two_factor',
    'removed',
    sql`delete from two_factor t where t.user_id = ${userId} and t.confirmed_at is not null
      returning (select m.organization_id from member m where m.user_id = ${userId} order by m.created_at limit 1)
        as workspace_id, '' as label, ${none}`,
  );
  // One that was only begun, and what stands in for a lost authenticator.
  await db.execute(sql`delete from two_factor where user_id = ${userId}`);
  await db.execute(sql`delete from recovery_code where user_id = ${userId}`);
  await db.execute(sql`delete from idempotency_key where user_id = ${userId}`);
}

/** Notes what stands in the workspaces that a user founded, without touching it. */
export async function noteStanding({ db }: DatabaseOf, userId: string): Promise<void> {
  await db.execute(sql`
    insert into account_review (user_id, workspace_id, kind, state, label, member_id, role)
    select ${userId}, m.organization_id, 'member', 'standing', u.email, m.user_id, m.role
      from member m join "user" u on u.id = m.user_id
      where m.user_id <> ${userId} and m.organization_id in ${founded(userId)}
    union all select ${userId}, workspace_id, 'webhook', 'standing', url, null, null
      from webhook where workspace_id in ${founded(userId)}
    union all select ${userId}, workspace_id, 'connection', 'standing', name || ' (' || url || ')', null, null
      from connection where workspace_id in ${founded(userId)}`);
}

/** Forgets what was noted before: only the newest proof counts. */
export async function forgetReview({ db }: DatabaseOf, userId: string): Promise<void> {
  // Members who are out until they are confirmed stay so.
  await db.execute(sql`delete from account_review where user_id = ${userId} and state <> 'suspended'`);
}

/** What a user has to look at. */
export async function findReview({ db }: DatabaseOf, userId: string): Promise<ReviewItem[]> {
  return db
    .select({
      id: accountReview.id,
      kind: accountReview.kind,
      state: accountReview.state,
      label: accountReview.label,
      workspaceName: workspace.name,
      role: accountReview.role,
    })
    .from(accountReview)
    .innerJoin(workspace, eq(workspace.id, accountReview.workspaceId))
    .where(eq(accountReview.userId, userId))
    .orderBy(asc(accountReview.kind), asc(accountReview.label), asc(accountReview.id))
    .limit(500);
}

/** Takes an entry of a user out of the list, and answers it. */
export async function takeReview({ db }: DatabaseOf, userId: string, id: string): Promise<ReviewRow | null> {
  const [row] = await db
    .delete(accountReview)
    .where(and(eq(accountReview.id, id), eq(accountReview.userId, userId)))
    .returning();
  return row ?? null;
}

/** Lets a confirmed member back in, in the role that they had. */
export async function readmitMember({ db }: DatabaseOf, row: ReviewRow): Promise<void> {
  if (row.memberId === null) return;
  await db
    .insert(member)
    .values({
      id: randomUUID(),
      organizationId: row.workspaceId,
      userId: row.memberId,
      role: row.role ?? 'basic_member',
    })
    .onConflictDoNothing();
}

/** Takes a member out who is not confirmed. */
export async function expelMember({ db }: DatabaseOf, row: ReviewRow): Promise<void> {
  if (row.memberId === null) return;
  await db
    .delete(member)
    .where(and(eq(member.userId, row.memberId), eq(member.organizationId, row.workspaceId)));
}
