import type { SearchFigureKind, WatchedKind } from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { madeId, moment, momentOfWriting, present, userWhoMade, workspaceId } from './columns.ts';

/** Exports of Search Console that members brought in, and the days that they tell of. */
export const searchImport = pgTable(
  'search_import',
  {
    id: madeId(),
    workspaceId: workspaceId(),
    authorId: userWhoMade('author_id'),
    fileName: text('file_name').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    importedAt: momentOfWriting('imported_at'),
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('search_import_newest').on(table.workspaceId, table.importedAt.desc()).where(present),
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
  (table) => [primaryKey({ columns: [table.importId, table.kind, table.ordinal] })],
);

/** The competitors and keywords that a workspace watches. */
export const watched = pgTable(
  'watched',
  {
    id: madeId(),
    workspaceId: workspaceId(),
    kind: text('kind').$type<WatchedKind>().notNull(),
    name: text('name').notNull(),
    /** The name as duplicates are told by. */
    key: text('key').notNull(),
    authorId: userWhoMade('author_id'),
    addedAt: momentOfWriting('added_at'),
  },
  (table) => [unique('watched_once').on(table.workspaceId, table.kind, table.key)],
);
