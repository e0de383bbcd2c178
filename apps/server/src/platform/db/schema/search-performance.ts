import type { SearchProblem } from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  date,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, momentOfInsert, referenceIndex, createdByUser, workspaceId } from './columns.ts';

/** Days are kept as Search Console counts them, in California. */
const day = () => date('day', { mode: 'string' }).notNull();

/** Figures that add up: the mean position is the sum of positions by the impressions. */
const sums = () => ({
  clicks: integer('clicks').notNull(),
  impressions: integer('impressions').notNull(),
  positionSum: doublePrecision('position_sum').notNull(),
});

/** A site whose figures are pulled, or were until they are forgotten. */
export const searchProperty = pgTable(
  'search_property',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    workspaceId: workspaceId(),
    url: text('url').notNull(),
    createdAt: momentOfInsert('created_at'),
    /** Once it is shown no more; what it holds is then deleted bit by bit. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('search_property_current')
      .on(table.workspaceId)
      .where(sql`removed_at is null`),
    index('search_property_workspace').on(table.workspaceId),
    index('search_property_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
  ],
);

/** The service account by which a workspace's figures are pulled, and how the last pull went. */
export const searchConnection = pgTable(
  'search_connection',
  {
    workspaceId: workspaceId().primaryKey(),
    authorId: createdByUser('author_id'),
    email: text('email').notNull(),
    /** The file of the service account, sealed. */
    key: text('key').notNull(),
    keyEnd: text('key_end').notNull(),
    /** Null until one was chosen. */
    propertyId: integer('property_id').references(() => searchProperty.id, { onDelete: 'set null' }),
    /** Words by which a query names the brand, in lower case. */
    brandTerms: text('brand_terms').array().notNull(),
    createdAt: momentOfInsert('created_at'),
    /** When it is pulled next; while it is pulled, when that is taken for given up. */
    dueAt: moment('due_at').notNull(),
    isPulling: boolean('is_pulling').notNull().default(false),
    pulledAt: moment('pulled_at'),
    problem: text('problem').$type<SearchProblem>(),
    problemSince: moment('problem_since'),
    failures: integer('failures').notNull().default(0),
    toldAt: moment('told_at'),
  },
  (table) => [
    referenceIndex('search_connection_author', table.authorId),
    referenceIndex('search_connection_property', table.propertyId),
    index('search_connection_due')
      .on(table.dueAt)
      .where(sql`property_id is not null`),
  ],
);

const property = () =>
  integer('property_id')
    .notNull()
    .references(() => searchProperty.id, { onDelete: 'cascade' });

/** The addresses of a property; rows of figures name them by number. */
export const searchPage = pgTable(
  'search_page',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    propertyId: property(),
    url: text('url').notNull(),
  },
  // Addresses are longer than a tree takes.
  (table) => [uniqueIndex('search_page_once').on(table.propertyId, sql`md5(${table.url})`)],
);

/** The queries of a property. */
export const searchQuery = pgTable(
  'search_query',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    propertyId: property(),
    query: text('query').notNull(),
  },
  (table) => [uniqueIndex('search_query_once').on(table.propertyId, sql`md5(${table.query})`)],
);

/** A day of a property: its totals, which hold what the rows leave out, and how far its rows were pulled. */
export const searchDay = pgTable(
  'search_day',
  {
    propertyId: property(),
    day: day(),
    ...sums(),
    /** Whether Google will change it no more. */
    isFinal: boolean('is_final').notNull(),
    /** When Google was asked for these totals, by the clock of the database. */
    askedAt: moment('asked_at').notNull(),
    /** The same of the rows, and what the totals were then; null until rows were pulled. */
    rowsAskedAt: moment('rows_asked_at'),
    rowsOfClicks: integer('rows_of_clicks'),
    rowsOfImpressions: integer('rows_of_impressions'),
    rowsAreFinal: boolean('rows_are_final').notNull().default(false),
    /** Sums of the rows by page, and of those by page and query, which leave out anonymized queries. */
    pageClicks: integer('page_clicks'),
    pageImpressions: integer('page_impressions'),
    detailClicks: integer('detail_clicks'),
    detailImpressions: integer('detail_impressions'),
    detailRows: integer('detail_rows'),
    /** Google gave as many rows as it gives at most: there are more. */
    isCapped: boolean('is_capped').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day] })],
);

/** A page's day with anonymized queries in it. */
export const searchPageDay = pgTable(
  'search_page_day',
  { propertyId: property(), day: day(), pageId: integer('page_id').notNull(), ...sums() },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.day, table.pageId] }),
    index('search_page_day_page').on(table.pageId, table.day),
  ],
);

const market = () => ({
  /** ISO 3166-1 alpha-3 in lower case; `zzz`: unknown. */
  country: char('country', { length: 3 }).notNull(),
  /** Place in `SEARCH_DEVICES`. */
  device: smallint('device').notNull(),
});

/** A day of a property by country and device, with anonymized queries in it. */
export const searchMarketDay = pgTable(
  'search_market_day',
  { propertyId: property(), day: day(), ...market(), ...sums() },
  (table) => [primaryKey({ columns: [table.propertyId, table.day, table.country, table.device] })],
);

/** A day by page, query, country and device: all that Google tells. */
export const searchDetail = pgTable(
  'search_detail',
  {
    propertyId: property(),
    day: day(),
    pageId: integer('page_id').notNull(),
    queryId: integer('query_id').notNull(),
    ...market(),
    ...sums(),
  },
  (table) => [
    unique('search_detail_once').on(
      table.propertyId,
      table.day,
      table.pageId,
      table.queryId,
      table.country,
      table.device,
    ),
    index('search_detail_page').on(table.pageId, table.day),
  ],
);

/** Answers about figures that have not changed since: computing one reads every row of its days. */
export const searchAnswer = pgTable(
  'search_answer',
  {
    propertyId: property(),
    /** What was asked, as SHA-256. */
    key: text('key').notNull(),
    /** When rows were pulled last, before it was computed. */
    version: text('version').notNull(),
    answer: json('answer').notNull(),
    keptAt: momentOfInsert('kept_at'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.key] })],
);
