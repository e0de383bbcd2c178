import { sql } from 'drizzle-orm';
import {
  boolean,
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

/** An address that could not be read, with the code and the sentence of its refusal. */
export interface MissedAddress {
  readonly url: string;
  readonly code: string;
  readonly reason: string;
  readonly status: number | null;
}

/** When each host may be asked again, by any server. While one asks, the moment lies beyond its request. */
export const crawlHost = pgTable('crawl_host', {
  host: text('host').primaryKey(),
  nextAt: timestamp('next_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** The robots.txt of each origin as it was last answered. */
export const robotsFile = pgTable('robots_file', {
  origin: text('origin').primaryKey(),
  status: smallint('status').notNull(),
  text: text('text').notNull(),
  fetchedAt: momentOfInsert('fetched_at'),
});

/** The HTML of pages, each once, whoever read it and at whatever address. */
export const pageBody = pgTable('page_body', {
  /** SHA-256 of the HTML as UTF-8, in hexadecimal. */
  digest: text('digest').primaryKey(),
  /** The HTML as UTF-8, packed with brotli. */
  packed: bytea('packed').notNull(),
  /** Bytes of the HTML. */
  length: integer('length').notNull(),
  /** When it was last answered; one that no snapshot names goes a day later. */
  keptAt: momentOfInsert('kept_at'),
});

/** What a page held when a workspace read it: one row for each change. */
export const pageSnapshot = pgTable(
  'page_snapshot',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    /** The address that was asked for. */
    url: text('url').notNull(),
    /** The address that answered, after redirects. */
    finalUrl: text('final_url').notNull(),
    /** The address that the page names as its own. */
    canonicalUrl: text('canonical_url'),
    status: smallint('status').notNull(),
    etag: text('etag'),
    lastModified: text('last_modified'),
    digest: text('digest')
      .notNull()
      .references(() => pageBody.digest),
    firstFetchedAt: momentOfInsert('first_fetched_at'),
    /** When it was last found to be so. */
    fetchedAt: momentOfInsert('fetched_at'),
  },
  (table) => [
    index('page_snapshot_newest').on(table.workspaceId, table.url, table.fetchedAt.desc()),
    index('page_snapshot_answer').on(table.finalUrl, table.fetchedAt.desc()),
    index('page_snapshot_body').on(table.digest),
    index('page_snapshot_age').on(table.fetchedAt),
  ],
);

/** What a workspace found when it read a site: one row for each change of the addresses that the site names. */
export const siteListing = pgTable(
  'site_listing',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    /** Where its reading began. */
    url: text('url').notNull(),
    foundBy: text('found_by').$type<'sitemap' | 'links'>().notNull(),
    /** All addresses that are known of it, read or not. */
    addresses: json('addresses').$type<readonly string[]>().notNull(),
    isWhole: boolean('is_whole').notNull(),
    /** Most pages that were to be read, and the addresses of those that were. */
    pagesMax: smallint('pages_max').notNull(),
    read: json('read').$type<readonly string[]>().notNull(),
    /** Pages that could not be read, and why the reading ended early, as they are told. */
    missed: json('missed').$type<readonly MissedAddress[]>().notNull(),
    brokenOff: json('broken_off').$type<MissedAddress>(),
    firstListedAt: momentOfInsert('first_listed_at'),
    /** When the addresses were last found to be these. */
    listedAt: momentOfInsert('listed_at'),
  },
  (table) => [
    index('site_listing_newest').on(table.workspaceId, table.url, table.listedAt.desc()),
    index('site_listing_age').on(table.listedAt),
  ],
);

/** What a search source answered about a keyword to a workspace: one row for each time that it was asked. */
export const serpSnapshot = pgTable(
  'serp_snapshot',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    /** In lower case, one space between words. */
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

/** What was last gathered of a keyword for a workspace: the pages that texts on it are scored against. */
export const keywordResearch = pgTable(
  'keyword_research',
  {
    workspaceId: workspaceId(),
    /** In lower case, one space between words. */
    keyword: text('keyword').notNull(),
    /** Another one whenever pages or questions are others. */
    id: uuid('id')
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** When the source answered that the pages come from. */
    gatheredAt: moment('gathered_at').notNull(),
    /** Name of that source as people know it; null where all pages were named by a person. */
    source: text('source'),
    /** Questions that the results page shows; null where that is unknown. */
    questions: jsonb('questions').$type<readonly string[]>(),
    /** What the engine makes of all this, and which version of it did. */
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
    /** Its place among them, from 0. */
    ordinal: smallint('ordinal').notNull(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    /** `web`, else the name of the source whose article it is. */
    source: text('source').notNull(),
    /** Place among the results, from 1; null where no search found it. */
    position: smallint('position'),
    /** Words of its article. */
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
