import type {
  CRAWL_STATUSES,
  LINK_DECISIONS,
  LinkDirection,
  PAGE_ORIGINS,
  SiteViewFilters,
  StatusChange,
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
import { member, workspace } from './identity.ts';
import {
  bytea,
  generatedId,
  moment,
  momentOfInsert,
  ownershipColumns,
  createdByUser,
  workspaceId,
} from './columns.ts';

/**
 * Sites crawled in full: public ones once for all workspaces, and those that a workspace knows more addresses of than
 * the site names, for this workspace alone.
 */
export const indexedSite = pgTable(
  'indexed_site',
  {
    id: generatedId(),
    /** Scheme, host and port. */
    origin: text('origin').notNull(),
    /** The workspace that imported addresses of it and has it alone; null: every workspace that crawls it. */
    workspaceId: text('workspace_id').references(() => workspace.id, { onDelete: 'cascade' }),
    /** Feeds listed on its home page. */
    feeds: text('feeds')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Pages listed in its sitemaps; null if it has none or they have not been read. */
    sitemapPages: integer('sitemap_pages'),
    /** Whether every sitemap was read completely. */
    isSitemapWhole: boolean('is_sitemap_whole').notNull().default(false),
    /** Whether it has more addresses than are stored per site. */
    isCut: boolean('is_cut').notNull().default(false),
    /** When links, duplicates, and verdicts were last computed. */
    judgedAt: moment('judged_at'),
    /** The `judgedAt` and engine version that its page scores are based on; null if none were computed. */
    scoredAt: moment('scored_at'),
    scoredBy: text('scored_by').notNull().default(''),
    /** Until when a server's scoring of its pages is valid; then another one takes over. */
    scoringUntil: moment('scoring_until'),
    scoringOwner: uuid('scoring_owner'),
    /** When addresses were last imported or removed. */
    importedAt: moment('imported_at'),
  },
  (table) => [
    uniqueIndex('indexed_site_shared')
      .on(table.origin)
      .concurrently()
      .where(sql`workspace_id is null`),
    uniqueIndex('indexed_site_own')
      .on(table.workspaceId, table.origin)
      .concurrently()
      .where(sql`workspace_id is not null`),
  ],
);

type CrawlStatus = (typeof CRAWL_STATUSES)[number];

/** Crawls of a site requested by a workspace; the newest one entitles it to see the index. */
export const siteCrawl = pgTable(
  'site_crawl',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => indexedSite.id, { onDelete: 'cascade' }),
    authorId: createdByUser('author_id'),
    /** The call that started it; null if a schedule did. */
    requestId: text('request_id'),
    status: text('status').$type<CrawlStatus>().notNull().default('waiting'),
    pagesMax: integer('pages_max').notNull(),
    /** Pages read since then are not requested again. */
    staleBefore: moment('stale_before').notNull(),
    /** Whether this crawl read sitemaps and feeds. */
    isListed: boolean('is_listed').notNull().default(false),
    read: integer('read').notNull().default(0),
    known: integer('known').notNull().default(0),
    /** Whether a schedule started it: it reads pages that are due, and new ones. */
    isScheduled: boolean('is_scheduled').notNull().default(false),
    /** Of the addresses never read, only those first seen after this time are read; null: all. */
    newAfter: moment('new_after'),
    /** Pages whose text changed, and pages read for the first time; counted when a scheduled crawl ends. */
    changed: integer('changed').notNull().default(0),
    added: integer('added').notNull().default(0),
    /** Pages found gone, redirecting, and answering again; counted when a scheduled crawl ends. */
    gone: integer('gone').notNull().default(0),
    redirected: integer('redirected').notNull().default(0),
    back: integer('back').notNull().default(0),
    /** Code of what ended it early; '' for none. */
    problem: text('problem').notNull().default(''),
    /** The server that crawls; another one takes over once its lease has expired. */
    owner: uuid('owner'),
    leaseUntil: moment('lease_until'),
    /** Earliest start: the site asked for a delay. */
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
    // Two servers never crawl one site at a time.
    uniqueIndex('site_crawl_running')
      .on(table.siteId)
      .where(sql`status = 'running'`),
  ],
);

/** When a workspace's crawled sites are next read again, and whether at all. */
export const siteSchedule = pgTable(
  'site_schedule',
  {
    workspaceId: workspaceId(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => indexedSite.id, { onDelete: 'cascade' }),
    isOn: boolean('is_on').notNull().default(true),
    /** When it is next checked for due pages. */
    dueAt: momentOfInsert('due_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.siteId] }),
    index('site_schedule_site').on(table.siteId),
    index('site_schedule_due')
      .on(table.dueAt)
      .where(sql`is_on`),
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

/** Every known address of a site, with data from its page but not its HTML. */
export const indexedPage = pgTable(
  'indexed_page',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => indexedSite.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    foundBy: text('found_by').$type<(typeof PAGE_ORIGINS)[number]>().notNull(),
    isInSitemap: flag('is_in_sitemap'),
    sitemapChangedAt: moment('sitemap_changed_at'),
    firstSeenAt: momentOfInsert('first_seen_at'),
    /** When the crawler last handled it: read it, failed, or was blocked by robots.txt. */
    checkedAt: moment('checked_at'),
    isBlocked: flag('is_blocked'),
    /** Days until it is due again, based on how often it changed. */
    revisitDays: real('revisit_days').notNull().default(7),

    /**
     * When its site last answered with the page, a redirect, or that it is gone; everything below is from that answer,
     * except for status and fault: those are of the last attempt.
     */
    fetchedAt: moment('fetched_at'),
    /** 0: no response. */
    status: smallint('status'),
    /** Why the response contains no page, as a code; '' if it does. */
    fault: line('fault'),
    redirectUrl: text('redirect_url'),
    redirectTo: pageId('redirect_to'),
    /** Its last status that tells whether the page is there: 2xx, 3xx, 404, or 410. Others leave it as it was. */
    clearStatus: smallint('clear_status'),
    /** How that status last changed: `gone`, `redirected`, or `back`; '' if it never did since it was a page. */
    statusChange: text('status_change').$type<StatusChange | ''>().notNull().default(''),
    statusChangedAt: moment('status_changed_at'),
    /** The clear status before that change. */
    statusBefore: smallint('status_before'),
    /** Its last title, while it has none because it was not read as a page. */
    formerTitle: line('former_title'),
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** SHA-256 of its text. */
    textDigest: line('text_digest'),
    /** When its text was first seen to differ from before; null: never. */
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
    /** The pages of this site that they refer to; 0 for other sites. */
    hreflangTo: numbers('hreflang_to'),
    words: count('words'),
    /** What it is for, if not for a text of its own: `about_site`, `list`, `later_page`; otherwise ''. */
    role: line('role'),
    images: count('images'),
    imagesWithoutAlt: count('images_without_alt'),
    /** Addresses of its first images. */
    imageUrls: texts('image_urls'),
    schemaTypes: texts('schema_types'),
    /** Problems of the page itself: codes of issues, and as `code:details` where these come from. */
    faults: texts('faults'),
    publishedAt: moment('published_at'),
    modifiedAt: moment('modified_at'),
    query: line('query'),
    queryKey: line('query_key'),
    /** Pages of this site it links to, each once, and the anchor text of each link. */
    links: numbers('links'),
    anchors: texts('anchors'),
    linksOut: count('links_out'),
    /** The compressed article. */
    article: bytea('article'),

    /** From here on, computed from all pages together. */
    inbound: count('inbound'),
    outbound: count('outbound'),
    /** Clicks from the home page; null if no links lead there. */
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

/** A workspace's decision on a suggested link between two pages. */
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
    /** The suggested anchor text. */
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

/** A decision on a suggested link between an item and a page, if the item itself is not known to be a page. */
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
    /** The suggested anchor text. */
    anchor: text('anchor').notNull(),
    decision: text('decision').$type<(typeof LINK_DECISIONS)[number]>().notNull(),
    decidedAt: momentOfInsert('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.pageId, table.direction] }),
    index('article_link_decision_page').on(table.pageId),
  ],
);

/** Images on a site's pages whose size was requested. */
export const indexedImage = pgTable(
  'indexed_image',
  {
    siteId: uuid('site_id')
      .notNull()
      .references(() => indexedSite.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** File size reported by its server; null if it reported none or did not respond. */
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
  /** Points of 100; null if it cannot be scored. */
  score: smallint('score'),
  /** Digest of the inputs: text, title, description, query, and engine. */
  key: text('key').notNull(),
  scoredAt: momentOfInsert('scored_at'),
});

/** The member responsible for a page; deleted with their membership. */
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

/** Saved filters and sort order of the site inventory, shared with the whole workspace. */
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
