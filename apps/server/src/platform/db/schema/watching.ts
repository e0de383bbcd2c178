import type { CompetitorAlert } from '@pagewright/contract/advanced';
import type { SearchFigureKind, WatchedKind } from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from './identity.ts';
import {
  generatedId,
  moment,
  momentOfInsert,
  referenceIndex,
  createdByUser,
  workspaceId,
} from './columns.ts';

/** Search Console exports uploaded by members, and the days they cover. */
export const searchImport = pgTable(
  'search_import',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    authorId: createdByUser('author_id'),
    fileName: text('file_name').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    importedAt: momentOfInsert('imported_at'),
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('search_import_newest').on(table.workspaceId, table.importedAt.desc()),
    referenceIndex('search_import_author', table.authorId),

    index('search_import_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
  ],
);

/** A row of an export: the figures of a query, a page, or a day. */
export const searchFigure = pgTable(
  'search_figure',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => searchImport.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SearchFigureKind>().notNull(),
    /** Position in the file, from 0. */
    ordinal: integer('ordinal').notNull(),
    /** The query, address, or day as YYYY-MM-DD. */
    name: text('name').notNull(),
    clicks: integer('clicks').notNull(),
    impressions: integer('impressions').notNull(),
    /** Mean rank among the results, from 1; null if the file has none. */
    position: doublePrecision('position'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.kind, table.ordinal] }),
    // Names can exceed the size limit of a B-tree entry and are looked up whole.
    index('search_figure_name').using('hash', sql`lower(${table.name})`),
  ],
);

/** The competitors and keywords that a workspace watches. */
export const watched = pgTable(
  'watched',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    kind: text('kind').$type<WatchedKind>().notNull(),
    name: text('name').notNull(),
    /** The name in the form used to detect duplicates. */
    key: text('key').notNull(),
    authorId: createdByUser('author_id'),
    addedAt: momentOfInsert('added_at'),
  },
  (table) => [
    unique('watched_once').on(table.workspaceId, table.kind, table.key),
    referenceIndex('watched_author', table.authorId),
  ],
);

/** Changes found on competitors' pages, each once. */
export const competitorAlert = pgTable(
  'competitor_alert',
  {
    workspaceId: workspaceId(),
    /** Stable: finding the same change again gives the same ID. */
    id: text('id').notNull(),
    /** As shown to users. */
    alert: json('alert').$type<CompetitorAlert>().notNull(),
    foundAt: momentOfInsert('found_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('competitor_alert_newest').on(table.workspaceId, table.foundAt.desc(), table.id),
  ],
);

/** Until when a member has seen a workspace's alerts. */
export const alertSeen = pgTable(
  'alert_seen',
  {
    workspaceId: workspaceId(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    until: moment('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('alert_seen_user').on(table.userId),
  ],
);

/** Workspaces whose competitors are checked daily. */
export const dailyCheck = pgTable(
  'daily_check',
  {
    workspaceId: workspaceId().primaryKey(),
    /** Who turned it on; it runs on their behalf. */
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    askedAt: momentOfInsert('asked_at'),
    /** When it is due; while it runs, when it counts as abandoned. */
    dueAt: momentOfInsert('due_at'),
    /** The server that runs it. */
    owner: uuid('owner'),
    doneAt: moment('done_at'),
    /** Why the last check found nothing, in a sentence; empty if it did not fail. */
    problem: text('problem').notNull().default(''),
  },
  (table) => [index('daily_check_due').on(table.dueAt), index('daily_check_user').on(table.userId)],
);
