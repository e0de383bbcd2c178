import type {
  CRAWL_STATUSES,
  LINK_DECISIONS,
  LinkDirection,
  SiteViewFilters,
} from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
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
import { member } from './identity.ts';
import {
  bytea,
  generatedId,
  moment,
  momentOfInsert,
  ownershipColumns,
  createdByUser,
  workspaceId,
} from './columns.ts';

/** Public sites that were read whole, each once for all workspaces. */
export const indexedSite = pgTable('indexed_site', {
  id: generatedId(),
  /** Scheme, host and port. */
  origin: text('origin').notNull().unique(),
  /** The feeds that its start page names. */
  feeds: text('feeds')
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** Pages that its sitemaps list; null where it has none, or they were not read yet. */
  sitemapPages: integer('sitemap_pages'),
  /** Whether every sitemap was read to its end. */
  isSitemapWhole: boolean('is_sitemap_whole').notNull().default(false),
  /** Whether it names more addresses than are kept of one site. */
  isCut: boolean('is_cut').notNull().default(false),
  /** When links, duplicates and verdicts were last worked out. */
  judgedAt: moment('judged_at'),
  /** Which judgment the scores of its pages are of, and by which engine; null where none were worked out. */
  scoredAt: moment('scored_at'),
  scoredBy: text('scored_by').notNull().default(''),
  /** Until when a server has its pages scored; another one takes over then. */
  scoringUntil: moment('scoring_until'),
});

type CrawlStatus = (typeof CRAWL_STATUSES)[number];

/** Each reading of a site that a workspace asked for; the newest is its right to see the index. */
export const siteCrawl = pgTable(
  'site_crawl',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => indexedSite.id, { onDelete: 'cascade' }),
    authorId: createdByUser('author_id'),
    status: text('status').$type<CrawlStatus>().notNull().default('waiting'),
    pagesMax: integer('pages_max').notNull(),
    /** Pages that were looked at since then are not asked for again. */
    staleBefore: moment('stale_before').notNull(),
    /** Whether sitemaps and feeds were read in it. */
    isListed: boolean('is_listed').notNull().default(false),
    read: integer('read').notNull().default(0),
    known: integer('known').notNull().default(0),
    /** Code of what ended it early; '' for nothing. */
    problem: text('problem').notNull().default(''),
    /** Which server reads; another one takes over once its lease has run out. */
    owner: uuid('owner'),
    leaseUntil: moment('lease_until'),
    /** Not begun before: the site asked to be left alone. */
    dueAt: momentOfInsert('due_at'),
    createdAt: momentOfInsert('created_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('site_crawl_newest').on(table.workspaceId, table.siteId, table.createdAt.desc()),
    index('site_crawl_site').on(table.siteId),
    index('site_crawl_author').on(table.authorId),
    index('site_crawl_due')
      .on(table.dueAt)
      .where(sql`status in ('waiting', 'running')`),
    // Two servers never read one site at a time.
    uniqueIndex('site_crawl_running')
      .on(table.siteId)
      .where(sql`status = 'running'`),
  ],
);

const numbers = (name: string) =>
  bigint(name, { mode: 'number' })
    .array()
    .notNull()
    .default(sql`'{}'`);
const texts = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`);
const count = (name: string) => integer(name).notNull().default(0);
const flag = (name: string) => boolean(name).notNull().default(false);
const line = (name: string) => text(name).notNull().default('');
const pageId = (name: string) => bigint(name, { mode: 'number' });

/** Every address of a site that is known, with what its page held; not its HTML. */
export const indexedPage = pgTable(
  'indexed_page',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => indexedSite.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    foundBy: text('found_by').$type<'start' | 'sitemap' | 'feed' | 'link'>().notNull(),
    isInSitemap: flag('is_in_sitemap'),
    sitemapChangedAt: moment('sitemap_changed_at'),
    firstSeenAt: momentOfInsert('first_seen_at'),
    /** When the crawler last dealt with it: read it, failed to, or was kept from it by robots.txt. */
    checkedAt: moment('checked_at'),
    isBlocked: flag('is_blocked'),
    /** After how many days it is due to be read again, by how often it was seen to change. */
    revisitDays: real('revisit_days').notNull().default(7),

    /** When its site last answered; all below is what it answered then. */
    fetchedAt: moment('fetched_at'),
    /** 0: no answer. */
    status: smallint('status'),
    /** Why there is nothing of a page in the answer, as a code; '' where there is. */
    fault: line('fault'),
    redirectUrl: text('redirect_url'),
    redirectTo: pageId('redirect_to'),
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** SHA-256 of its text. */
    textDigest: line('text_digest'),
    /** When its text was first seen to be another than before; null: never. */
    changedSeenAt: moment('changed_seen_at'),
    title: line('title'),
    description: line('description'),
    h1: line('h1'),
    h1Count: count('h1_count'),
    headings: texts('headings'),
    canonicalUrl: text('canonical_url'),
    canonicalTo: pageId('canonical_to'),
    isNoindex: flag('is_noindex'),
    isNofollow: flag('is_nofollow'),
    language: text('language'),
    hreflangs: texts('hreflangs'),
    /** The pages of this site that they name; 0 for those of others. */
    hreflangTo: numbers('hreflang_to'),
    words: count('words'),
    images: count('images'),
    imagesWithoutAlt: count('images_without_alt'),
    /** Addresses of its first images. */
    imageUrls: texts('image_urls'),
    schemaTypes: texts('schema_types'),
    /** What is wrong with it by itself, as codes. */
    faults: texts('faults'),
    publishedAt: moment('published_at'),
    modifiedAt: moment('modified_at'),
    query: line('query'),
    queryKey: line('query_key'),
    /** Pages of this site that it links to, each once, and the words of each link. */
    links: numbers('links'),
    anchors: texts('anchors'),
    linksOut: count('links_out'),
    /** The article, packed. */
    article: bytea('article'),

    /** From here on worked out of all pages together. */
    inbound: count('inbound'),
    outbound: count('outbound'),
    /** Clicks from the start page; null where no link leads there. */
    depth: integer('depth'),
    issues: texts('issues'),
    partners: numbers('partners'),
    verdict: line('verdict'),
    mergeInto: pageId('merge_into'),
  },
  (table) => [
    unique('indexed_page_address').on(table.siteId, table.url),
    index('indexed_page_waiting').on(table.siteId, table.checkedAt, table.depth),
  ],
);

/** What a workspace decided about a link that was suggested to it between two pages. */
export const siteLinkDecision = pgTable(
  'site_link_decision',
  {
    workspaceId: workspaceId(),
    fromPage: pageId('from_page')
      .notNull()
      .references(() => indexedPage.id, { onDelete: 'cascade' }),
    toPage: pageId('to_page')
      .notNull()
      .references(() => indexedPage.id, { onDelete: 'cascade' }),
    /** The words that the link was to be set on. */
    anchor: text('anchor').notNull(),
    decision: text('decision').$type<(typeof LINK_DECISIONS)[number]>().notNull(),
    decidedAt: momentOfInsert('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.fromPage, table.toPage] }),
    index('site_link_decision_from').on(table.fromPage),
    index('site_link_decision_to').on(table.toPage),
  ],
);

/** What was decided about a suggested link between an item and a page, where the item is not known to be a page itself. */
export const articleLinkDecision = pgTable(
  'article_link_decision',
  {
    contentId: uuid('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    pageId: pageId('page_id')
      .notNull()
      .references(() => indexedPage.id, { onDelete: 'cascade' }),
    direction: text('direction').$type<LinkDirection>().notNull(),
    /** The words that the link was to be set on. */
    anchor: text('anchor').notNull(),
    decision: text('decision').$type<(typeof LINK_DECISIONS)[number]>().notNull(),
    decidedAt: momentOfInsert('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.pageId, table.direction] }),
    index('article_link_decision_page').on(table.pageId),
  ],
);

/** Images on the pages of a site whose size was asked for. */
export const indexedImage = pgTable(
  'indexed_image',
  {
    siteId: uuid('site_id')
      .notNull()
      .references(() => indexedSite.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** Size of the file as its server states it; null where it does not, or did not answer. */
    bytes: bigint('bytes', { mode: 'number' }),
    checkedAt: momentOfInsert('checked_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.url] })],
);

/** The score of a page's article for its main query, without competing pages. */
export const indexedPageScore = pgTable('indexed_page_score', {
  pageId: pageId('page_id')
    .primaryKey()
    .references(() => indexedPage.id, { onDelete: 'cascade' }),
  /** Points of 100; null where it cannot be scored. */
  score: smallint('score'),
  /** Digest of what it rests on: text, title, description, query and engine. */
  key: text('key').notNull(),
  scoredAt: momentOfInsert('scored_at'),
});

/** Who of a workspace takes care of a page; it ends with their membership. */
export const sitePageAssignment = pgTable(
  'site_page_assignment',
  {
    workspaceId: workspaceId(),
    pageId: pageId('page_id')
      .notNull()
      .references(() => indexedPage.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    assignedAt: momentOfInsert('assigned_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.pageId] }),
    index('site_page_assignment_page').on(table.pageId),
    index('site_page_assignment_member').on(table.memberId),
  ],
);

/** Filters and order of the site inventory under a name, for all of a workspace. */
export const siteView = pgTable(
  'site_view',
  {
    ...ownershipColumns(),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<SiteViewFilters>().notNull(),
    createdAt: momentOfInsert('created_at'),
  },
  (table) => [
    uniqueIndex('site_view_name').on(table.workspaceId, sql`lower(${table.name})`),
    index('site_view_author').on(table.authorId),
  ],
);
