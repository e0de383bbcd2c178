import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../db/client.ts';
import * as schema from '../../../db/schema/index.ts';

/** A table with rows of a user, as their download holds them. */
export interface MyTable {
  /** Its name in the download. */
  readonly name: string;
  readonly table: PgTable;
  /** Holds the user's id, or their address. */
  readonly owner: PgColumn;
  readonly ownedBy: 'userId' | 'email';
  /** By which rows are read a few at a time. */
  readonly key: PgColumn;
  /** Columns that stay out: secrets, and what is only made from the others. */
  readonly without: readonly string[];
}

const KEYS_AT_ONCE = 50;

function mine(
  name: string,
  table: PgTable,
  [owner, key]: readonly [PgColumn, PgColumn],
  without: readonly string[] = [],
): MyTable {
  return { name, table, owner, key, without, ownedBy: 'userId' };
}

const written = (
  name: string,
  table: PgTable & { readonly authorId: PgColumn; readonly id: PgColumn },
  without: readonly string[] = [],
): MyTable => mine(name, table, [table.authorId, table.id], without);

const s = schema;

/** All tables with rows of a user, in the order of the download. */
export const MY_TABLES: readonly MyTable[] = [
  mine('account', s.user, [s.user.id, s.user.id]),
  mine('settings', s.userSetting, [s.userSetting.userId, s.userSetting.userId]),
  mine('sessions', s.session, [s.session.userId, s.session.id], ['token']),
  mine('signIns', s.signInEntry, [s.signInEntry.userId, s.signInEntry.id]),
  mine('accountReview', s.accountReview, [s.accountReview.userId, s.accountReview.id], ['kept']),
  mine('memberships', s.member, [s.member.userId, s.member.id]),
  mine('invitationsSent', s.invitation, [s.invitation.inviterId, s.invitation.id], ['secret_digest']),
  {
    ...mine('invitationsReceived', s.invitation, [s.invitation.email, s.invitation.id], ['secret_digest']),
    ownedBy: 'email',
  },
  // An email may contain a link that works for anyone who has it.
  {
    ...mine('mails', s.mail, [s.mail.recipient, s.mail.id], ['text', 'key', 'action_url', 'unsubscribe_url']),
    ownedBy: 'email',
  },
  written('content', s.content, ['text', 'search']),
  mine('revisions', s.contentRevision, [s.contentRevision.editorId, s.contentRevision.contentId]),
  written('briefs', s.brief),
  written('outlines', s.outline),
  written('analysisRuns', s.analysisRun),
  written('runs', s.callRun, [
    'request',
    'answer',
    'idempotency_key',
    'request_hash',
    'owner',
    'lease_until',
  ]),
  written('linkLeads', s.linkLead),
  written('reports', s.report),
  mine('reportSchedules', s.reportSchedule, [s.reportSchedule.authorId, s.reportSchedule.id]),
  {
    ...mine('reportEmails', s.reportRecipient, [s.reportRecipient.email, s.reportRecipient.id]),
    ownedBy: 'email',
  },
  written('reportLinks', s.reportLink, ['token_hash', 'password_hash']),
  written('calendarEvents', s.calendarEvent),
  written('searchImports', s.searchImport),
  written('watched', s.watched),
  written('siteCrawls', s.siteCrawl),
  written('siteViews', s.siteView),
  written('reviewComments', s.reviewComment),
  mine('sourceDecisions', s.sourceDecision, [s.sourceDecision.decidedBy, s.sourceDecision.contentId]),
  mine('files', s.file, [s.file.ownerId, s.file.id]),
  mine('generations', s.generation, [s.generation.userId, s.generation.id]),
  mine('notifications', s.notification, [s.notification.userId, s.notification.id], ['written_by']),
  mine(
    'orders',
    s.paymentOrder,
    [s.paymentOrder.buyerId, s.paymentOrder.id],
    ['busy_until', 'looks', 'look_at'],
  ),
  mine('trials', s.planTrial, [s.planTrial.startedBy, s.planTrial.workspaceId]),
  mine('activity', s.auditEntry, [s.auditEntry.actorId, s.auditEntry.id]),
];

/** The rows of a user in a table, a few at a time, as JSON of their columns. */
export async function* readMine(
  { db }: { readonly db: Database },
  { table, owner, ownedBy, key, without }: MyTable,
  person: Pick<Actor, 'userId' | 'email'>,
): AsyncGenerator<unknown[]> {
  const isMine = eq(owner, person[ownedBy]);
  const found = await db.selectDistinct({ key }).from(table).where(isMine).orderBy(asc(key));
  const keys = found.map((row) => row.key);
  // The texts of all revisions of fifty items may be more than fits in memory.
  const atOnce = table === schema.contentRevision ? 1 : KEYS_AT_ONCE;
  for (let start = 0; start < keys.length; start += atOnce) {
    const rows = await db
      .select({ row: sql<unknown>`to_jsonb(${table}.*) - ${sql.param([...without])}::text[]` })
      .from(table)
      .where(and(isMine, inArray(key, keys.slice(start, start + atOnce))))
      .orderBy(asc(key));
    yield rows.map(({ row }) => row);
  }
}
