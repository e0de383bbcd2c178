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

/** Exports of Search Console that members brought in, and the days that they tell of. */
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

/** A row of an export: a query, a page or a day with its figures. */
export const searchFigure = pgTable(
  'search_figure',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => searchImport.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SearchFigureKind>().notNull(),
    /** Its place in the file, from 0. */
    ordinal: integer('ordinal').notNull(),
    /** The query, the address, or the day as YYYY-MM-DD. */
    name: text('name').notNull(),
    clicks: integer('clicks').notNull(),
    impressions: integer('impressions').notNull(),
    /** Mean place among the results, from 1; null where the file has none. */
    position: doublePrecision('position'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.kind, table.ordinal] }),
    // Names are longer than a tree takes, and looked up whole.
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
    /** The name as duplicates are told by. */
    key: text('key').notNull(),
    authorId: createdByUser('author_id'),
    addedAt: momentOfInsert('added_at'),
  },
  (table) => [
    unique('watched_once').on(table.workspaceId, table.kind, table.key),
    referenceIndex('watched_author', table.authorId),
  ],
);

/** Changes of competitors' pages that were found, each once. */
export const competitorAlert = pgTable(
  'competitor_alert',
  {
    workspaceId: workspaceId(),
    /** The same for the same change, whenever it is looked for. */
    id: text('id').notNull(),
    /** As it was told. */
    alert: json('alert').$type<CompetitorAlert>().notNull(),
    foundAt: momentOfInsert('found_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('competitor_alert_newest').on(table.workspaceId, table.foundAt.desc(), table.id),
  ],
);

/** Up to when a member has seen the alerts of a workspace. */
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

/** Workspaces whose competitors are looked at once a day. */
export const dailyCheck = pgTable(
  'daily_check',
  {
    workspaceId: workspaceId().primaryKey(),
    /** Who asked for it, and in whose name it is done. */
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    askedAt: momentOfInsert('asked_at'),
    /** When it is due; while it is done, when it will be taken for given up. */
    dueAt: momentOfInsert('due_at'),
    doneAt: moment('done_at'),
    /** Why the last one found nothing, in a sentence; empty where it did not fail. */
    problem: text('problem').notNull().default(''),
  },
  (table) => [index('daily_check_due').on(table.dueAt), index('daily_check_user').on(table.userId)],
);
