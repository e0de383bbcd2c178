import { randomUUID } from 'node:crypto';
import type {
  AccountReviewKind,
  AccountReviewState,
  AddressState,
} from '@pagewright/contract/settings/address';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { accountReview, member, workspace } from '../../../platform/db/schema/index.ts';
import {
  findSuspendedConnection,
  restoreConnection,
  SUSPENDED_CONNECTIONS,
} from './suspended-connection-repository.ts';

/** An item to review, as shown to its owner. */
export type ReviewItem = AddressState['review'][number];

/** An entry with everything needed to resolve it. */
export type ReviewRow = typeof accountReview.$inferSelect;

/** Workspaces that a user founded: they became a member in the transaction that created it. */
const founded = (
  userId: string,
) => sql`(select w.id from workspace w join member m on m.organization_id = w.id
  where m.user_id = ${userId} and m.created_at = w.created_at)`;

/** A statement that takes items of one kind away and returns what to list about each. */
interface Removal {
  readonly kind: AccountReviewKind;
  readonly state: AccountReviewState;
  /** Returns `workspace_id` and `label`, and for a suspended item also `member_id` and `role`, or `kept`. */
  readonly gone: SQL;
}

async function removeAndList(db: Database, userId: string, { kind, state, gone }: Removal): Promise<void> {
  await db.execute(sql`with gone as (${gone})
    insert into account_review (user_id, workspace_id, kind, state, label, member_id, role, kept)
    select ${userId}, workspace_id, ${kind}, ${state}, label, member_id, role, kept from gone`);
}

const noMember = sql`null::text as member_id, null::text as role`;
const noStoredValue = sql`${noMember}, null::jsonb as kept`;

/** Suspends every API token of a user until they confirm it. */
export async function suspendTokens(db: Database, userId: string): Promise<void> {
  await removeAndList(db, userId, {
    kind: 'api_token',
    state: 'suspended',
    gone: sql`delete from api_token t using member m where m.id = t.member_id and m.user_id = ${userId}
      returning m.organization_id as workspace_id, t.name as label, ${noMember}, to_jsonb(t) as kept`,
  });
}

/** Counts a user's working API tokens. */
export async function countWorkingTokens(db: Database, userId: string): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`
    select count(*) as count from api_token t join member m on m.id = t.member_id
    where m.user_id = ${userId} and t.expires_at > now()`);
  return Number(rows[0]?.count ?? 0);
}

/**
 * Closes every other way into an account and the workspaces that it founded, and every way to receive their data, and
 * lists each. What can be put back is suspended until the owner confirms it; the rest is deleted.
 */
export async function closeAccess(
  db: Database,
  userId: string,
  options: {
    /** The second factor is removed only with a mailed link: an operator can hand out a link without mail. */
    readonly removesSecondFactor: boolean;
    readonly sealUnknownSecret: (webhook: { readonly id: string; readonly workspaceId: string }) => string;
  },
): Promise<void> {
  const suspend = (kind: AccountReviewKind, gone: SQL) =>
    removeAndList(db, userId, { kind, state: 'suspended', gone });
  const remove = (kind: AccountReviewKind, gone: SQL) =>
    removeAndList(db, userId, { kind, state: 'removed', gone });
  await suspend(
    'member',
    sql`delete from member m using "user" u where u.id = m.user_id and m.user_id <> ${userId}
      and m.organization_id in ${founded(userId)}
      returning m.organization_id as workspace_id, u.email as label, m.user_id as member_id, m.role, null::jsonb as kept`,
  );
  await db.execute(sql`update member m set role = 'admin' where user_id = ${userId} and role <> 'admin'
    and organization_id in ${founded(userId)}`);
  await remove(
    'invitation',
    sql`update invitation set status = 'withdrawn' where status = 'pending'
      and (inviter_id = ${userId} or organization_id in ${founded(userId)})
      returning organization_id as workspace_id, email as label, ${noStoredValue}`,
  );
  const { rows: webhooks } = await db.execute<{ id: string; workspaceId: string }>(
    sql`select id, workspace_id as "workspaceId" from webhook where workspace_id in ${founded(userId)}`,
  );
  for (const webhook of webhooks)
    await suspend(
      'webhook',
      sql`update webhook set secret = ${options.sealUnknownSecret(webhook)}, former_secret = null,
          disabled_at = coalesce(disabled_at, now()), disabled_reason = coalesce(disabled_reason, 'person')
        where id = ${webhook.id}
        returning workspace_id, url as label, ${noMember}, jsonb_build_object('id', id) as kept`,
    );
  // The connection stays without its secret, because the records of its posts refer to it.
  await suspend(
    'connection',
    sql`update connection c set secret = '', is_automatic = false
      from (select * from connection where workspace_id in ${founded(userId)} and secret <> '' for update) old
      where c.id = old.id
      returning c.workspace_id, c.name || ' (' || c.url || ')' as label, ${noMember},
        jsonb_build_object('id', c.id, 'secret', old.secret, 'is_automatic', old.is_automatic) as kept`,
  );
  await suspend(
    'vendor_key',
    sql`delete from vendor_key k where workspace_id in ${founded(userId)}
      returning workspace_id, field as label, ${noMember}, to_jsonb(k) as kept`,
  );
  // A chosen model sends texts to a service or server that the owner may not know.
  await suspend(
    'model_choice',
    sql`delete from workspace_model k where workspace_id in ${founded(userId)}
      and (choice is not null or local_server is not null)
      returning workspace_id, concat_ws(', ', choice, nullif(concat_ws(' / ', local_server, local_model), '')) as label,
        ${noMember}, to_jsonb(k) as kept`,
  );
  for (const { kind, label, isRunning } of SUSPENDED_CONNECTIONS)
    await suspend(
      kind,
      sql`delete from ${sql.identifier(kind)} c where workspace_id in ${founded(userId)}
        returning workspace_id, ${label} as label, ${noMember},
          to_jsonb(c) || jsonb_build_object(${isRunning}::text, false) as kept`,
    );
  // Somebody who was sent to Google would come back with a permission of their own.
  await db.execute(
    sql`delete from search_sign_in where user_id = ${userId} or workspace_id in ${founded(userId)}`,
  );
  await suspend(
    'site_domain',
    sql`update site set domain_verified_at = null
      where workspace_id in ${founded(userId)} and domain is not null and domain_verified_at is not null
      returning workspace_id, domain as label, ${noMember}, jsonb_build_object('domain', domain) as kept`,
  );
  await suspendReports(db, userId, suspend);
  await remove(
    'calendar_feed',
    sql`delete from calendar_feed f using "user" u where u.id = f.user_id
      and (f.user_id = ${userId} or f.workspace_id in ${founded(userId)})
      returning f.workspace_id, u.email as label, ${noStoredValue}`,
  );
  await db.execute(sql`delete from idempotency_key where user_id = ${userId}`);
  if (!options.removesSecondFactor) return;
  await remove(
    'two_factor',
    sql`delete from two_factor t where t.user_id = ${userId} and t.confirmed_at is not null
      returning (select m.organization_id from member m where m.user_id = ${userId} order by m.created_at limit 1)
        as workspace_id, '' as label, ${noStoredValue}`,
  );
  // Unfinished setups and recovery options.
  await db.execute(sql`delete from two_factor where user_id = ${userId}`);
  await db.execute(sql`delete from recovery_code where user_id = ${userId}`);
}

/** Revokes the links to reports and stops mailing them: also what the user shares of other workspaces. */
async function suspendReports(
  db: Database,
  userId: string,
  suspend: (kind: AccountReviewKind, gone: SQL) => Promise<void>,
): Promise<void> {
  const isTheirs = (table: SQL): SQL =>
    sql`(${table}.author_id = ${userId} or ${table}.workspace_id in ${founded(userId)})`;
  const isOpen = sql`${isTheirs(sql`l`)} and l.revoked_at is null and l.expires_at > now()`;
  // Nobody can tell the links of a report apart: one entry for all of them.
  await suspend(
    'report_link',
    sql`select l.workspace_id, r.title || case count(*) when 1 then '' else ' (' || count(*) || ')' end as label,
        ${noMember}, jsonb_build_object('ids', jsonb_agg(l.id)) as kept
      from report_link l join report r on r.id = l.report_id where ${isOpen} group by l.workspace_id, r.id, r.title`,
  );
  await db.execute(sql`update report_link l set revoked_at = now() where ${isOpen}`);
  const recipients = sql`select string_agg(p.email, ', ' order by p.email) from report_recipient p
    where p.schedule_id = s.id and p.removed_at is null and p.off_at is null`;
  await suspend(
    'report_schedule',
    sql`update report_schedule s set stopped_at = now() from report r
      where r.id = s.report_id and s.stopped_at is null and ${isTheirs(sql`s`)}
      returning s.workspace_id, r.title || coalesce(' (' || (${recipients}) || ')', '') as label, ${noMember},
        jsonb_build_object('id', s.id) as kept`,
  );
}

/** Deletes the entries of an earlier reset except for items still suspended. Webhooks are listed again. */
export async function deleteOldReview(db: Database, userId: string): Promise<void> {
  await db.execute(
    sql`delete from account_review where user_id = ${userId} and (state <> 'suspended' or kind = 'webhook')`,
  );
}

/** A user's review list. */
export async function findReview(db: Database, userId: string): Promise<ReviewItem[]> {
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

/** Removes an entry from a user's review list and returns it. */
export async function removeReviewEntry(db: Database, userId: string, id: string): Promise<ReviewRow | null> {
  const [row] = await db
    .delete(accountReview)
    .where(and(eq(accountReview.id, id), eq(accountReview.userId, userId)))
    .returning();
  return row ?? null;
}

/** Restores a suspended item. */
export async function restoreItem(db: Database, row: ReviewRow): Promise<void> {
  const { kind } = row;
  const kept = sql`${JSON.stringify(row.kept)}::jsonb`;
  if (kind === 'member' && row.memberId !== null)
    await db
      .insert(member)
      .values({
        id: randomUUID(),
        organizationId: row.workspaceId,
        userId: row.memberId,
        role: row.role ?? 'basic_member',
      })
      .onConflictDoNothing();
  // Its member may have left the workspace in the meantime.
  if (kind === 'api_token')
    await db.execute(sql`insert into api_token select t.* from jsonb_populate_record(null::api_token, ${kept}) t
      join member m on m.id = t.member_id on conflict do nothing`);
  // A key entered since is newer.
  if (kind === 'vendor_key')
    await db.execute(sql`insert into vendor_key select * from jsonb_populate_record(null::vendor_key, ${kept})
      on conflict do nothing`);
  // So is a model chosen since.
  if (kind === 'model_choice')
    await db.execute(sql`insert into workspace_model
      select * from jsonb_populate_record(null::workspace_model, ${kept}) on conflict do nothing`);
  const connection = findSuspendedConnection(kind);
  if (connection) await restoreConnection(db, connection, kept);
  // Another workspace may have proved the domain since.
  if (kind === 'site_domain')
    await db.execute(sql`update site set domain_verified_at = now()
      where workspace_id = ${row.workspaceId} and domain = ${row.kept?.['domain']} and domain_verified_at is null
        and not exists (select from site o where o.domain = ${row.kept?.['domain']}
          and o.domain_verified_at is not null)`);
  if (kind === 'report_link')
    await db.execute(sql`update report_link set revoked_at = null where workspace_id = ${row.workspaceId}
      and id in (select value::uuid from jsonb_array_elements_text(${kept} -> 'ids'))`);
  if (kind === 'report_schedule')
    await db.execute(sql`update report_schedule set stopped_at = null
      where id = ${row.kept?.['id']} and workspace_id = ${row.workspaceId}`);
  if (kind === 'webhook')
    await db.execute(sql`update webhook set disabled_at = null, disabled_reason = null
      where id = ${row.kept?.['id']} and workspace_id = ${row.workspaceId}`);
  if (kind === 'connection')
    await db.execute(sql`update connection set secret = ${row.kept?.['secret']},
        is_automatic = ${row.kept?.['is_automatic']}
      where id = ${row.kept?.['id']} and workspace_id = ${row.workspaceId} and secret = ''`);
}

/** Permanently deletes what is left of a suspended item. */
export async function removeItem(db: Database, row: ReviewRow): Promise<void> {
  if (row.kind === 'webhook')
    await db.execute(
      sql`delete from webhook where id = ${row.kept?.['id']} and workspace_id = ${row.workspaceId}`,
    );
  if (row.kind === 'site_domain')
    await db.execute(sql`update site set domain = null, domain_proof = null
      where workspace_id = ${row.workspaceId} and domain = ${row.kept?.['domain']} and domain_verified_at is null`);
  if (row.kind === 'connection')
    await db.execute(
      sql`delete from connection where id = ${row.kept?.['id']} and workspace_id = ${row.workspaceId}`,
    );
}
