import type { BingProblem } from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  createdByUser,
  moment,
  momentOfInsert,
  referenceIndex,
  workspaceId,
  failureColumns,
} from './columns.ts';

/** The key for importing a workspace's figures from Bing Webmaster Tools, and the result of the last import. */
export const bingConnection = pgTable(
  'bing_connection',
  {
    workspaceId: workspaceId().primaryKey(),
    authorId: createdByUser('author_id'),
    /** Encrypted. */
    key: text('key').notNull(),
    keyEnd: text('key_end').notNull(),
    /** Null until one is chosen. */
    site: text('site'),
    createdAt: momentOfInsert('created_at'),
    /** When the next import is due; during an import, when it counts as abandoned. */
    dueAt: moment('due_at').notNull(),
    isPulling: boolean('is_pulling').notNull().default(false),
    pulledAt: moment('pulled_at'),
    ...failureColumns<BingProblem>(),
  },
  (table) => [
    referenceIndex('bing_connection_author', table.authorId),
    index('bing_connection_due')
      .on(table.dueAt)
      .where(sql`site is not null`),
  ],
);

/** A site's day at Bing, in Pacific Time. Bing has no position for it. */
export const bingDay = pgTable(
  'bing_day',
  {
    workspaceId: workspaceId(),
    day: date('day', { mode: 'string' }).notNull(),
    clicks: integer('clicks').notNull(),
    impressions: integer('impressions').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.day] })],
);

/** A query's or a page's week at Bing: it has no days, countries, or devices, nor which query led to which page. */
export const bingWeek = pgTable(
  'bing_week',
  {
    workspaceId: workspaceId(),
    /** The day that Bing dates the week by. */
    week: date('week', { mode: 'string' }).notNull(),
    kind: text('kind').$type<'query' | 'page'>().notNull(),
    /** The query, or the URL of the page. */
    name: text('name').notNull(),
    clicks: integer('clicks').notNull(),
    impressions: integer('impressions').notNull(),
    /** Sum over impressions; null if Bing names no position. */
    positionSum: doublePrecision('position_sum'),
  },
  // Addresses can exceed the size limit of a B-tree entry.
  (table) => [
    uniqueIndex('bing_week_once').on(table.workspaceId, table.kind, table.week, sql`md5(${table.name})`),
  ],
);
