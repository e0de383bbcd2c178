import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/client.ts';
import * as schema from '../../../platform/db/schema/index.ts';

/** A table with rows of a user, as included in their download. */
export interface UserTable {
  /** Its name in the download. */
  readonly name: string;
  readonly table: PgTable;
  /** The column with the user's id or email address. */
  readonly owner: PgColumn;
  readonly ownedBy: 'userId' | 'email';
  /** The key for reading rows in batches. */
  readonly key: PgColumn;
  /** Excluded columns: secrets and derived values. */
  readonly without: readonly string[];
}

const KEYS_PER_BATCH = 50;

function ownedTable(
  name: string,
  table: PgTable,
  [owner, key]: readonly [PgColumn, PgColumn],
  without: readonly string[] = [],
): UserTable {
  return { name, table, owner, key, without, ownedBy: 'userId' };
}

const authoredTable = (
  name: string,
  table: PgTable & { readonly authorId: PgColumn; readonly id: PgColumn },
  without: readonly string[] = [],
): UserTable => ownedTable(name, table, [table.authorId, table.id], without);

const s = schema;

/** All tables with rows of a user, in download order. */
export const MY_TABLES: readonly UserTable[] = [
  ownedTable('account', s.user, [s.user.id, s.user.id]),
  ownedTable('settings', s.userSetting, [s.userSetting.userId, s.userSetting.userId]),
  ownedTable('sessions', s.session, [s.session.userId, s.session.id], ['token']),
  ownedTable('signIns', s.signInEntry, [s.signInEntry.userId, s.signInEntry.id]),
  ownedTable('accountReview', s.accountReview, [s.accountReview.userId, s.accountReview.id], ['kept']),
  ownedTable('memberships', s.member, [s.member.userId, s.member.id]),
  ownedTable('invitationsSent', s.invitation, [s.invitation.inviterId, s.invitation.id], ['secret_digest']),
  {
    ...ownedTable(
      'invitationsReceived',
      s.invitation,
      [s.invitation.email, s.invitation.id],
      ['secret_digest'],
    ),
    ownedBy: 'email',
  },
  // An email may contain a link that works for anyone who has it.
  {
    ...ownedTable(
      'mails',
      s.mail,
      [s.mail.recipient, s.mail.id],
      ['text', 'key', 'action_url', 'unsubscribe_url'],
    ),
    ownedBy: 'email',
  },
  authoredTable('content', s.content, ['text', 'search']),
  ownedTable('revisions', s.contentRevision, [s.contentRevision.editorId, s.contentRevision.contentId]),
  authoredTable('briefs', s.brief),
  authoredTable('outlines', s.outline),
  authoredTable('analysisRuns', s.analysisRun),
  authoredTable('runs', s.callRun, [
    'request',
    'answer',
    'trace_parent',
    'idempotency_key',
    'request_hash',
    'owner',
    'lease_until',
  ]),
  authoredTable('linkLeads', s.linkLead),
  authoredTable('reports', s.report),
  ownedTable('reportSchedules', s.reportSchedule, [s.reportSchedule.authorId, s.reportSchedule.id]),
  {
    ...ownedTable('reportEmails', s.reportRecipient, [s.reportRecipient.email, s.reportRecipient.id]),
    ownedBy: 'email',
  },
  authoredTable('reportLinks', s.reportLink, ['token_hash', 'password_hash']),
  authoredTable('calendarEvents', s.calendarEvent),
  authoredTable('searchImports', s.searchImport),
  authoredTable('rankImports', s.rankImport),
  authoredTable('promptPanels', s.promptPanel),
  authoredTable('aiLogImports', s.aiLogImport),
  authoredTable('watched', s.watched),
  authoredTable('siteCrawls', s.siteCrawl),
  authoredTable('siteViews', s.siteView),
  authoredTable('reviewComments', s.reviewComment),
  ownedTable('sourceDecisions', s.sourceDecision, [s.sourceDecision.decidedBy, s.sourceDecision.contentId]),
  ownedTable('files', s.file, [s.file.ownerId, s.file.id]),
  ownedTable('generations', s.generation, [s.generation.userId, s.generation.id]),
  ownedTable('notifications', s.notification, [s.notification.userId, s.notification.id], ['written_by']),
  ownedTable(
    'orders',
    s.paymentOrder,
    [s.paymentOrder.buyerId, s.paymentOrder.id],
    ['busy_until', 'looks', 'look_at'],
  ),
  ownedTable('trials', s.planTrial, [s.planTrial.startedBy, s.planTrial.workspaceId]),
  ownedTable('activity', s.auditEntry, [s.auditEntry.actorId, s.auditEntry.id]),
];

/** Reads a user's rows of a table in batches, as JSON of their columns. */
export async function* readUserRows(
  db: Database,
  { table, owner, ownedBy, key, without }: UserTable,
  person: Pick<Actor, 'userId' | 'email'>,
): AsyncGenerator<unknown[]> {
  const isMine = eq(owner, person[ownedBy]);
  const found = await db.selectDistinct({ key }).from(table).where(isMine).orderBy(asc(key));
  const keys = found.map((row) => row.key);
  // The texts of all revisions of fifty items may not fit in memory.
  const batchSize = table === schema.contentRevision ? 1 : KEYS_PER_BATCH;
  for (let start = 0; start < keys.length; start += batchSize) {
    const rows = await db
      .select({ row: sql<unknown>`to_jsonb(${table}.*) - ${sql.param([...without])}::text[]` })
      .from(table)
      .where(and(isMine, inArray(key, keys.slice(start, start + batchSize))))
      .orderBy(asc(key));
    yield rows.map(({ row }) => row);
  }
}
