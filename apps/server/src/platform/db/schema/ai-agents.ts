import type { AiIdentity } from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdByUser, generatedId, momentOfInsert, referenceIndex, workspaceId } from './columns.ts';

const countColumns = () => ({
  day: date('day', { mode: 'string' }).notNull(),
  /** Name of the agent, or host of the assistant that sent a reader. */
  agent: text('agent').notNull(),
  identity: text('identity').$type<AiIdentity>().notNull(),
  /** Path of the page; blank for the sum of pages that are not kept. */
  path: text('path').notNull(),
  hits: integer('hits').notNull(),
});

/** How often AI agents viewed pages of the site published here. */
export const aiVisit = pgTable('ai_visit', { workspaceId: workspaceId(), ...countColumns() }, (table) => [
  primaryKey({ columns: [table.workspaceId, table.day, table.agent, table.identity, table.path] }),
  index('ai_visit_day').on(table.day),
  index('ai_visit_paged')
    .on(table.day)
    .where(sql`path <> ''`),
]);

/** An imported server log of another site. */
export const aiLogImport = pgTable(
  'ai_log_import',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    authorId: createdByUser('author_id'),
    /** Host, in lowercase. */
    site: text('site').notNull(),
    fileName: text('file_name').notNull(),
    fromDay: date('from_day', { mode: 'string' }),
    toDay: date('to_day', { mode: 'string' }),
    lines: integer('lines').notNull(),
    hits: integer('hits').notNull(),
    alreadyCounted: integer('already_counted').notNull(),
    notUnderstood: integer('not_understood').notNull(),
    otherSite: integer('other_site').notNull(),
    tooOld: integer('too_old').notNull(),
    notCounted: integer('not_counted').notNull(),
    importedAt: momentOfInsert('imported_at'),
  },
  (table) => [
    index('ai_log_import_workspace').on(table.workspaceId, table.site),
    referenceIndex('ai_log_import_author', table.authorId),
  ],
);

const importId = () =>
  uuid('import_id')
    .notNull()
    .references(() => aiLogImport.id, { onDelete: 'cascade' });

/** Views of AI agents, and visits from AI assistants, found in imported logs. */
export const aiLogVisit = pgTable('ai_log_visit', { importId: importId(), ...countColumns() }, (table) => [
  primaryKey({ columns: [table.importId, table.day, table.agent, table.identity, table.path] }),
  index('ai_log_visit_day').on(table.day),
  index('ai_log_visit_paged')
    .on(table.day)
    .where(sql`path <> ''`),
]);

/** The counted lines of imported logs, so that each counts once. A hash of time, page, and agent: no address. */
export const aiLogLine = pgTable(
  'ai_log_line',
  {
    workspaceId: workspaceId(),
    hash: bigint('hash', { mode: 'bigint' }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    importId: importId(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.hash] }),
    index('ai_log_line_import').on(table.importId),
    index('ai_log_line_day').on(table.day),
  ],
);
