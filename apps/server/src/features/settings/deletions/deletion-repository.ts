import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/client.ts';
import {
  account,
  analysisRun,
  brief,
  calendarEvent,
  calendarFeed,
  connection,
  content,
  contentRevision,
  deletion,
  invitation,
  linkLead,
  mail,
  member,
  outline,
  recoveryCode,
  reviewComment,
  sampleWorkspace,
  pageSpeedConnection,
  searchConnection,
  bingConnection,
  ga4Connection,
  session,
  site,
  sourceDecision,
  ssoConnection,
  twoFactor,
  user,
  webhook,
  workspace,
} from '../../../platform/db/schema/index.ts';

/** A deletion in progress. */
export type Deletion = typeof deletion.$inferSelect;

/** Rows of one table that are deleted with a workspace or a user, or that drop their reference to a user. */
export interface Part {
  readonly table: string;
  readonly column: string;
  readonly owner: string;
  /** SQL after `set`, for rows that are updated instead of deleted. */
  readonly change: string | null;
}

/** Queues workspaces and an account for deletion in the background. */
export async function insertDeletion(
  db: Database,
  wanted: Pick<Deletion, 'workspaceIds' | 'userId' | 'requestId'>,
): Promise<string> {
  const [row] = await db.insert(deletion).values(wanted).returning({ id: deletion.id });
  if (row === undefined) throw new Error('a deletion is kept');
  return row.id;
}

/** Tables that grant access to a workspace or send its events elsewhere. */
const ACCESS_COLUMNS = [
  member.organizationId,
  invitation.organizationId,
  sampleWorkspace.workspaceId,
  site.workspaceId,
  connection.workspaceId,
  webhook.workspaceId,
  calendarFeed.workspaceId,
  searchConnection.workspaceId,
  bingConnection.workspaceId,
  ga4Connection.workspaceId,
  pageSpeedConnection.workspaceId,
  ssoConnection.workspaceId,
];

/** Makes workspaces unreachable: removes all members and takes their sites offline. */
export async function closeWorkspaces(db: Database, ids: readonly string[]): Promise<void> {
  for (const column of ACCESS_COLUMNS) await db.delete(column.table).where(inArray(column, [...ids]));
  await db
    .update(workspace)
    .set({ name: '', slug: sql`'removed-' || gen_random_uuid()` })
    .where(inArray(workspace.id, [...ids]));
}

/** Shown instead of the name of a deleted account. */
const FORMER_MEMBER = 'Former member';

/** Closes an account: it can no longer be signed in to, and its email address is free. */
export async function closeAccount(
  db: Database,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  await db.delete(mail).where(eq(mail.recipient, email));
  await db.delete(invitation).where(eq(invitation.email, email));
  for (const column of [
    session.userId,
    account.userId,
    twoFactor.userId,
    recoveryCode.userId,
    calendarFeed.userId,
    member.userId,
  ])
    await db.delete(column.table).where(eq(column, userId));
  await db
    .update(user)
    .set({ name: FORMER_MEMBER, email: sql`${user.id} || '@removed.invalid'`, image: null, deleteAt: null })
    .where(eq(user.id, userId));
}

/** The oldest deletion that no other server is working on, locked until the transaction ends. */
export async function lockOpenDeletion(db: Database): Promise<Deletion | null> {
  // A long-locked row must not block the deletions behind it.
  await db.execute(sql`set local lock_timeout = '10s'`);
  const [row] = await db
    .select()
    .from(deletion)
    .where(
      and(isNull(deletion.finishedAt), or(isNull(deletion.waitUntil), lte(deletion.waitUntil, sql`now()`))),
    )
    .orderBy(asc(deletion.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** Columns that store a user's name or email next to their id. */
const DENORMALIZED_NAMES: readonly (readonly [PgTable, owner: PgColumn, name: PgColumn, email?: PgColumn])[] =
  [
    [content, content.authorId, content.authorName, content.authorEmail],
    [calendarEvent, calendarEvent.authorId, calendarEvent.authorName, calendarEvent.authorEmail],
    [brief, brief.authorId, brief.authorName],
    [outline, outline.authorId, outline.authorName],
    [analysisRun, analysisRun.authorId, analysisRun.authorName],
    [linkLead, linkLead.authorId, linkLead.authorName],
    [reviewComment, reviewComment.authorId, reviewComment.authorName],
    [sourceDecision, sourceDecision.decidedBy, sourceDecision.decidedByName],
    [contentRevision, contentRevision.editorId, contentRevision.editorName],
  ];
const nameChanges = new Map(
  DENORMALIZED_NAMES.map(([table, owner, name, email]) => [
    `${getTableName(table)}.${owner.name}`,
    `, ${name.name} = '${FORMER_MEMBER}'${email === undefined ? '' : `, ${email.name} = ''`}`,
  ]),
);

/**
 * Everything that must be deleted before the workspaces and the account, read from the database's foreign keys, so that new
 * tables are included. What the public can see goes first.
 */
export async function findParts(db: Database, { workspaceIds, userId }: Deletion): Promise<Part[]> {
  const { rows } = await db.execute<{
    parent: string;
    name: string;
    table: string;
    column: string;
    rule: string;
  }>(sql`
    select p.relname as parent, c.relname as name, k.conrelid::regclass::text as "table",
      quote_ident(a.attname) as "column", k.confdeltype as rule
    from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_class p on p.oid = k.confrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid in ('workspace'::regclass, '"user"'::regclass)
      and k.confdeltype in ('c', 'n')
    order by c.relname <> 'publication', c.relname, a.attname`);
  const ofWorkspaces = workspaceIds.flatMap((owner) =>
    rows
      .filter(({ parent, rule }) => parent === 'workspace' && rule === 'c')
      .map(({ table, column }) => ({ table, column, owner, change: null })),
  );
  if (userId === null) return ofWorkspaces;
  const ofUser = rows
    .filter(({ parent }) => parent === 'user')
    .map(({ name, table, column, rule }) => ({
      table,
      column,
      owner: userId,
      change:
        rule === 'c'
          ? null
          : `${column} = null${nameChanges.get(`${name}.${column.replaceAll('"', '')}`) ?? ''}`,
    }));
  return [...ofWorkspaces, ...ofUser];
}

/** Deletes or detaches some rows of a part; returns how many, and their ids if they are files. */
export async function deleteSome(
  db: Database,
  { table, column, owner, change }: Part,
  limit: number,
): Promise<{ readonly rows: number; readonly fileIds: string[] }> {
  const isFiles = table === 'file' && change === null;
  const { rows, rowCount } = await db.execute<{ id: string }>(sql`
    ${sql.raw(change === null ? `delete from ${table}` : `update ${table} set ${change}`)}
    where ctid = any(array(select ctid from ${sql.raw(table)} where ${sql.raw(column)} = ${owner} limit ${limit}))
    ${isFiles ? sql`returning id` : sql``}`);
  return { rows: rowCount ?? 0, fileIds: rows.map(({ id }) => id) };
}

/** Deletes the workspaces and the account once nothing refers to them. */
export async function deleteOwners(db: Database, { id, workspaceIds, userId }: Deletion): Promise<void> {
  if (workspaceIds.length > 0) await db.delete(workspace).where(inArray(workspace.id, workspaceIds));
  if (userId !== null) await db.delete(user).where(eq(user.id, userId));
  await db
    .update(deletion)
    .set({ finishedAt: sql`clock_timestamp()`, lastError: null, waitUntil: null })
    .where(eq(deletion.id, id));
}

/** Adds deleted rows to a deletion's count. */
export async function countDeleted(db: Database, id: string, rows: number): Promise<void> {
  await db
    .update(deletion)
    .set({ deletedRows: sql`${deletion.deletedRows} + ${rows}`, lastError: null, waitUntil: null })
    .where(eq(deletion.id, id));
}

const WAIT_SECONDS = 60;
const ERROR_LENGTH_MAX = 500;

/** Schedules a retry of a failed deletion. */
export async function postponeDeletion(db: Database, id: string, error: string): Promise<void> {
  await db
    .update(deletion)
    .set({
      lastError: error.replaceAll('\u0000', '').slice(0, ERROR_LENGTH_MAX),
      waitUntil: sql`clock_timestamp() + make_interval(secs => ${WAIT_SECONDS})`,
    })
    .where(eq(deletion.id, id));
}
