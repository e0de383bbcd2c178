import type { SearchMethod, SearchProblem } from '@pagewright/contract/analytics';
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
  real,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { content } from './content.ts';
import { user } from './identity.ts';
import {
  moment,
  momentOfInsert,
  referenceIndex,
  createdByUser,
  workspaceId,
  failureColumns,
} from './columns.ts';

/** Days are in Pacific Time, like Search Console's. */
const day = () => date('day', { mode: 'string' }).notNull();

/** Sums over rows: the mean position is the sum of positions divided by the impressions. */
const sums = () => ({
  clicks: integer('clicks').notNull(),
  impressions: integer('impressions').notNull(),
  positionSum: doublePrecision('position_sum').notNull(),
});

/** A site whose figures are imported, or were until they are deleted. */
export const searchProperty = pgTable(
  'search_property',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    workspaceId: workspaceId(),
    url: text('url').notNull(),
    createdAt: momentOfInsert('created_at'),
    /** When it was removed; its data is then deleted in batches. */
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

/** The account for importing a workspace's figures, and the result of the last import. */
export const searchConnection = pgTable(
  'search_connection',
  {
    workspaceId: workspaceId().primaryKey(),
    authorId: createdByUser('author_id'),
    /** Address of the service account; null for a person's Google account, whose address we do not ask for. */
    email: text('email'),
    /** Encrypted: the service account file, or the refresh token of a person's permission. */
    key: text('key').notNull(),
    keyEnd: text('key_end'),
    method: text('method').$type<SearchMethod>().notNull().default('service_account'),
    /** When Google ends the permission, if it said so. */
    endsAt: moment('ends_at'),
    /** Null until one is chosen. */
    propertyId: integer('property_id').references(() => searchProperty.id, { onDelete: 'set null' }),
    /** Lowercase words that mark a query as branded. */
    brandTerms: text('brand_terms').array().notNull(),
    createdAt: momentOfInsert('created_at'),
    /** When the next import is due; during an import, when it counts as abandoned. */
    dueAt: moment('due_at').notNull(),
    isPulling: boolean('is_pulling').notNull().default(false),
    pulledAt: moment('pulled_at'),
    ...failureColumns<SearchProblem>(),
  },
  (table) => [
    referenceIndex('search_connection_author', table.authorId),
    referenceIndex('search_connection_property', table.propertyId),
    index('search_connection_due')
      .on(table.dueAt)
      .where(sql`property_id is not null`),
  ],
);

/** Admins who were sent to Google to allow reading and have not returned; each can return once. */
export const searchSignIn = pgTable(
  'search_sign_in',
  {
    /** SHA-256, base64url. */
    stateDigest: text('state_digest').primaryKey(),
    workspaceId: workspaceId(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    codeVerifier: text('code_verifier').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('search_sign_in_workspace').on(table.workspaceId),
    index('search_sign_in_user').on(table.userId),
    index('search_sign_in_expiry').on(table.expiresAt),
  ],
);

const property = () =>
  integer('property_id')
    .notNull()
    .references(() => searchProperty.id, { onDelete: 'cascade' });

/** The addresses of a property, referenced by number in its rows of figures. */
export const searchPage = pgTable(
  'search_page',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    propertyId: property(),
    url: text('url').notNull(),
  },
  // Addresses can exceed the size limit of a B-tree entry.
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

/** A day of a property: its totals, which include what its rows omit, and the state of the import of its rows. */
export const searchDay = pgTable(
  'search_day',
  {
    propertyId: property(),
    day: day(),
    ...sums(),
    /** Whether Google will no longer change it. */
    isFinal: boolean('is_final').notNull(),
    /** When Google was asked for these totals, by the database clock. */
    askedAt: moment('asked_at').notNull(),
    /** When the rows were requested, and the totals at that time; null until rows were imported. */
    rowsAskedAt: moment('rows_asked_at'),
    rowsOfClicks: integer('rows_of_clicks'),
    rowsOfImpressions: integer('rows_of_impressions'),
    rowsAreFinal: boolean('rows_are_final').notNull().default(false),
    /** Sums of the rows by page, and of the rows by page and query, which omit anonymized queries. */
    pageClicks: integer('page_clicks'),
    pageImpressions: integer('page_impressions'),
    detailClicks: integer('detail_clicks'),
    detailImpressions: integer('detail_impressions'),
    detailRows: integer('detail_rows'),
    /** Whether Google returned its maximum number of rows, so there are more. */
    isCapped: boolean('is_capped').notNull().default(false),
    /** The `rowsAskedAt` of the rows that the sums by brand are of, which count only while the day has the same. */
    summedAt: moment('summed_at'),
    /** The terms that these sums were made with: they count only while the property has the same. */
    summedTerms: text('summed_terms').array(),
    /** Sums of the rows by query whose query contains such a term, and of the others. */
    brandClicks: integer('brand_clicks'),
    brandImpressions: integer('brand_impressions'),
    brandPositionSum: doublePrecision('brand_position_sum'),
    otherClicks: integer('other_clicks'),
    otherImpressions: integer('other_impressions'),
    otherPositionSum: doublePrecision('other_position_sum'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day] })],
);

/** A page's day, including anonymized queries. */
export const searchPageDay = pgTable(
  'search_page_day',
  { propertyId: property(), day: day(), pageId: integer('page_id').notNull(), ...sums() },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.day, table.pageId] }),
    index('search_page_day_page').on(table.pageId, table.day),
  ],
);

const market = () => ({
  /** ISO 3166-1 alpha-3 in lowercase; `zzz`: unknown. */
  country: char('country', { length: 3 }).notNull(),
  /** Index in `SEARCH_DEVICES`. */
  device: smallint('device').notNull(),
});

/** A property's day by country and device, including anonymized queries. */
export const searchMarketDay = pgTable(
  'search_market_day',
  { propertyId: property(), day: day(), ...market(), ...sums() },
  (table) => [primaryKey({ columns: [table.propertyId, table.day, table.country, table.device] })],
);

/**
 * A property's day by country and device, summed from its rows by query, which omit anonymized queries: those whose query
 * contains a brand term, and the others. `search_day` has the sums of the whole day and says what they are of.
 */
export const searchNamedDay = pgTable(
  'search_named_day',
  {
    propertyId: property(),
    day: day(),
    ...market(),
    brandClicks: integer('brand_clicks').notNull(),
    brandImpressions: integer('brand_impressions').notNull(),
    brandPositionSum: doublePrecision('brand_position_sum').notNull(),
    otherClicks: integer('other_clicks').notNull(),
    otherImpressions: integer('other_impressions').notNull(),
    otherPositionSum: doublePrecision('other_position_sum').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day, table.country, table.device] })],
);

/** A day by page, query, country, and device: all the detail Google offers. */
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

/**
 * Older days in little space: the rows of `search_detail` of a day, sorted by page, as one array per column. A day is in
 * one of the two tables.
 */
export const searchPackedDetail = pgTable(
  'search_packed_detail',
  {
    propertyId: property(),
    day: day(),
    /** A day has as many parts as its rows need. */
    part: smallint('part').notNull(),
    /** When the rows were requested. The part counts only while its day has the same moment. */
    askedAt: moment('asked_at').notNull(),
    /** The lowest and highest page, for reading one page. */
    firstPage: integer('first_page').notNull(),
    lastPage: integer('last_page').notNull(),
    pageIds: integer('page_ids').array().notNull(),
    queryIds: integer('query_ids').array().notNull(),
    countries: char('countries', { length: 3 }).array().notNull(),
    devices: smallint('devices').array().notNull(),
    clicks: integer('clicks').array().notNull(),
    impressions: integer('impressions').array().notNull(),
    positionSums: doublePrecision('position_sums').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.day, table.part] }),
    // Finds the one or two parts of a day that have a page.
    index('search_packed_detail_page')
      .on(table.propertyId, table.day, table.lastPage, table.firstPage)
      .concurrently(),
  ],
);

/** Cached results: computing one reads every row of its days. */
export const searchAnswer = pgTable(
  'search_answer',
  {
    propertyId: property(),
    /** SHA-256 of the request. */
    key: text('key').notNull(),
    /** When rows were last imported before it was computed. */
    version: text('version').notNull(),
    answer: json('answer').notNull(),
    keptAt: momentOfInsert('kept_at'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.key] })],
);

/** How much of an item's text changed between two saved revisions, computed once. */
export const revisionChange = pgTable(
  'revision_change',
  {
    contentId: uuid('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    fromRevision: integer('from_revision').notNull(),
    toRevision: integer('to_revision').notNull(),
    /** Share of the words, 0 to 1. */
    share: real('share').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.fromRevision, table.toRevision] })],
);
