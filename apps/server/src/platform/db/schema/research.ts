import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, generatedId, moment, momentOfInsert, workspaceId } from './columns.ts';

/** An address that could not be read, with the code and message of the error. */
export interface MissedAddress {
  readonly url: string;
  readonly code: string;
  readonly reason: string;
  readonly status: number | null;
}

/** Earliest next request to each host, for all servers. During a request, the time lies after its end. */
export const crawlHost = pgTable('crawl_host', {
  host: text('host').primaryKey(),
  nextAt: timestamp('next_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** The server whose request is running, and the pause after it. */
  owner: uuid('owner'),
  pauseMs: doublePrecision('pause_ms').notNull().default(0),
});

/** Last robots.txt response of each origin. */
export const robotsFile = pgTable('robots_file', {
  origin: text('origin').primaryKey(),
  status: smallint('status').notNull(),
  text: text('text').notNull(),
  fetchedAt: momentOfInsert('fetched_at'),
});

/** HTML of pages, each stored once for all workspaces and addresses. */
export const pageBody = pgTable('page_body', {
  /** SHA-256 of the HTML as UTF-8, in hexadecimal. */
  digest: text('digest').primaryKey(),
  /** The HTML as UTF-8, compressed with Brotli. */
  packed: bytea('packed').notNull(),
  /** Bytes of the uncompressed HTML. */
  length: integer('length').notNull(),
  /** When it was last received; without a snapshot using it, it is deleted a day later. */
  keptAt: momentOfInsert('kept_at'),
});

/** A page's content as read for a workspace: one row per change. */
export const pageSnapshot = pgTable(
  'page_snapshot',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    /** The requested URL. */
    url: text('url').notNull(),
    /** The final URL after redirects. */
    finalUrl: text('final_url').notNull(),
    /** The canonical URL declared by the page. */
    canonicalUrl: text('canonical_url'),
    status: smallint('status').notNull(),
    etag: text('etag'),
    lastModified: text('last_modified'),
    digest: text('digest')
      .notNull()
      .references(() => pageBody.digest),
    firstFetchedAt: momentOfInsert('first_fetched_at'),
    /** When this content was last confirmed. */
    fetchedAt: momentOfInsert('fetched_at'),
  },
  (table) => [
    index('page_snapshot_newest').on(table.workspaceId, table.url, table.fetchedAt.desc()),
    index('page_snapshot_answer').on(table.finalUrl, table.fetchedAt.desc()),
    index('page_snapshot_body').on(table.digest),
    index('page_snapshot_age').on(table.fetchedAt),
  ],
);

/** Result of reading a site for a workspace: one row per change in the addresses the site lists. */
export const siteListing = pgTable(
  'site_listing',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    /** Where the crawl started. */
    url: text('url').notNull(),
    foundBy: text('found_by').$type<'sitemap' | 'links'>().notNull(),
    /** All known addresses of the site, read or not. */
    addresses: json('addresses').$type<readonly string[]>().notNull(),
    isWhole: boolean('is_whole').notNull(),
    /** Maximum number of pages to read, and the addresses of the pages read. */
    pagesMax: smallint('pages_max').notNull(),
    read: json('read').$type<readonly string[]>().notNull(),
    /** Pages that could not be read, and why the crawl stopped early, as shown to users. */
    missed: json('missed').$type<readonly MissedAddress[]>().notNull(),
    brokenOff: json('broken_off').$type<MissedAddress>(),
    firstListedAt: momentOfInsert('first_listed_at'),
    /** When these addresses were last confirmed. */
    listedAt: momentOfInsert('listed_at'),
  },
  (table) => [
    index('site_listing_newest').on(table.workspaceId, table.url, table.listedAt.desc()),
    index('site_listing_age').on(table.listedAt),
  ],
);

/** Response of a search source about a keyword: one row per request by a workspace. */
export const serpSnapshot = pgTable(
  'serp_snapshot',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    /** Lowercase, with single spaces between words. */
    keyword: text('keyword').notNull(),
    country: text('country').notNull(),
    language: text('language').notNull(),
    /** `results`, `articles`, `suggestions` or `figures`. */
    part: text('part').notNull(),
    source: text('source').notNull(),
    answer: jsonb('answer').notNull(),
    gatheredAt: momentOfInsert('gathered_at'),
  },
  (table) => [
    index('serp_snapshot_age').on(table.gatheredAt),
    index('serp_snapshot_newest').on(
      table.workspaceId,
      table.keyword,
      table.part,
      table.source,
      table.gatheredAt.desc(),
    ),
  ],
);

/** Latest research of a keyword for a workspace: the pages that texts are scored against. */
export const keywordResearch = pgTable(
  'keyword_research',
  {
    workspaceId: workspaceId(),
    /** Lowercase, with single spaces between words. */
    keyword: text('keyword').notNull(),
    /** Changes whenever pages or questions change. */
    id: uuid('id')
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** When the source returned the pages. */
    gatheredAt: moment('gathered_at').notNull(),
    /** Display name of that source; null if people named all pages. */
    source: text('source'),
    /** Questions shown on the results page; null if unknown. */
    questions: jsonb('questions').$type<readonly string[]>(),
    /** Evidence the engine derived from all this, and the engine's version. */
    subject: jsonb('subject'),
    engineVersion: text('engine_version').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.keyword] })],
);

/** The pages of a keyword's research. */
export const keywordResearchPage = pgTable(
  'keyword_research_page',
  {
    workspaceId: text('workspace_id').notNull(),
    keyword: text('keyword').notNull(),
    /** Position among them, from 0. */
    ordinal: smallint('ordinal').notNull(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    /** `web`, or else the name of the source that the article is from. */
    source: text('source').notNull(),
    /** Rank among the results, from 1; null if no search found it. */
    position: smallint('position'),
    /** Word count of its article. */
    wordCount: integer('word_count').notNull(),
    fetchedAt: moment('fetched_at').notNull(),
    digest: text('digest')
      .notNull()
      .references(() => pageBody.digest),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.keyword, table.ordinal] }),
    foreignKey({
      name: 'keyword_research_page_of',
      columns: [table.workspaceId, table.keyword],
      foreignColumns: [keywordResearch.workspaceId, keywordResearch.keyword],
    }).onDelete('cascade'),
    index('keyword_research_page_body').on(table.digest),
  ],
);
