import type { PART_IDS } from '@pagewright/contract/score-parts';
import type { ContentStatus, ContentType, EvidenceSource, RevisionKind } from '@pagewright/contract/content';
import { sql, type SQLWrapper } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  moment,
  momentOfInsert,
  ownershipColumns,
  pageColumns,
  notRemoved,
  referenceIndex,
  createdByUser,
  workspaceId,
} from './columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const strings = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** Sort key of titles: natural order in any language, ignoring case. */
export const titleOrder = (title: SQLWrapper) => sql<string>`(${title} collate "und-x-icu")`;
/**
 * Text prepared for search: words separated by single spaces, each Chinese and Japanese character a word. Nothing else
 * is left to PostgreSQL's parser, which takes an address for one word and minutes for 'a_a_a_…'. The trigger of the
 * column `search` does the same.
 */
export const searchedText = (text: SQLWrapper) =>
  sql`regexp_replace(regexp_replace(${text}, '[^[:alnum:]]+', ' ', 'g'), '([\\u3040-\\u30ff\\u3400-\\u9fff])', ' \\1 ', 'g')`;
/** Search words of the title only. */
export const titleWords = (title: SQLWrapper) => sql`to_tsvector('simple', ${searchedText(title)})`;
/** Search key for items by their keyword. */
export const keywordOrder = (keyword: SQLWrapper) => sql<string>`lower(${keyword})`;
/** Sort key of scores: items without a score come below the lowest one. */
export const scoreOrder = (score: SQLWrapper) => sql<number>`coalesce(${score}, -1)`;

/** Calendar date of an item: when it was published, or else when it is scheduled. */
export const calendarDate = (columns: {
  readonly publishedAt: SQLWrapper;
  readonly scheduledFor: SQLWrapper;
}) => sql<Date>`coalesce(${columns.publishedAt}, ${columns.scheduledFor})`;

/** Columns that a revision stores: everything a person writes. */
const writtenColumns = {
  title: text('title').notNull(),
  /** Editor JSON. */
  content: text('content').notNull(),
  category: text('category').notNull().default(''),
  tags: strings('tags'),
  metaTitle: text('meta_title').notNull().default(''),
  metaDescription: text('meta_description').notNull().default(''),
  keywords: strings('keywords'),
  primaryKeyword: text('primary_keyword').notNull().default(''),
  contentType: text('content_type').$type<ContentType>().notNull().default('article'),
  slug: text('slug').notNull().default(''),
  /** Points of 100; null if unknown. */
  score: smallint('score'),
  wordCount: integer('word_count').notNull(),
};

export const content = pgTable(
  'content',
  {
    ...ownershipColumns(),
    /** Like the name, it remains after the account is deleted. */
    authorEmail: text('author_email').notNull(),
    ...writtenColumns,
    /** Plain text of the content, for search and excerpts. */
    text: text('text').notNull(),
    excerpt: text('excerpt')
      .notNull()
      .generatedAlwaysAs(sql`left(text, 200)`),
    status: text('status').$type<ContentStatus>().notNull().default('draft'),
    scheduledFor: moment('scheduled_for'),
    /** Score details of the saved text. */
    scoreResult: jsonb('score_result'),
    engineVersion: text('engine_version').notNull().default(''),
    /** Used by versions before `content_stats`, which may still run alongside this one; not read or written here. */
    viewCount: bigint('view_count', { mode: 'number' }).notNull().default(0),
    engagementTime: doublePrecision('engagement_time').notNull().default(0),
    conversions: bigint('conversions', { mode: 'number' }).notNull().default(0),
    /** Number of the current revision. */
    revision: integer('revision').notNull().default(1),
    createdAt: momentOfInsert('created_at'),
    updatedAt: momentOfInsert('updated_at'),
    publishedAt: moment('published_at'),
    removedAt: moment('removed_at'),
    /** URL of the live page the item was imported from; null if it was written here. */
    sourceUrl: text('source_url'),
    /** Words of title, tags, and text (its first 100,000 characters); maintained by a trigger. */
    search: tsvector('search'),
  },
  (table) => [
    check('content_status', sql`${table.status} in ('draft', 'review', 'scheduled', 'published')`),
    // All ascending: PostgreSQL reads them backward for `desc` and forward for `asc`.
    index('content_by_author')
      .on(table.workspaceId, table.authorId, table.updatedAt, table.id)
      .where(notRemoved),
    index('content_by_author_status')
      .on(table.workspaceId, table.authorId, table.status, table.updatedAt, table.id)
      .where(notRemoved),
    index('content_by_status')
      .on(table.workspaceId, table.status, table.updatedAt, table.id)
      .where(notRemoved),
    index('content_by_type')
      .on(table.workspaceId, table.contentType, table.updatedAt, table.id)
      .where(notRemoved),
    index('content_by_category')
      .on(table.workspaceId, table.category, table.updatedAt, table.id)
      .where(notRemoved),
    index('content_by_updated').on(table.workspaceId, table.updatedAt, table.id).where(notRemoved),
    // Includes removed items: deleting a workspace uses it to find all its items.
    index('content_by_created').on(table.workspaceId, table.createdAt, table.id),
    referenceIndex('content_author', table.authorId),

    index('content_by_title').on(table.workspaceId, titleOrder(table.title), table.id).where(notRemoved),
    index('content_by_score').on(table.workspaceId, scoreOrder(table.score), table.id).where(notRemoved),
    index('content_by_words').on(table.workspaceId, table.wordCount, table.id).where(notRemoved),
    index('content_by_keyword').on(table.workspaceId, keywordOrder(table.primaryKeyword)).where(notRemoved),
    index('content_by_calendar_date')
      .on(table.workspaceId, calendarDate(table))
      .where(sql`removed_at is null and coalesce(published_at, scheduled_for) is not null`),
    // With the workspace first, so a search reads no other workspace's items (operator classes of btree_gin).
    index('content_search_in_workspace').using('gin', table.workspaceId, table.search).concurrently(),
    index('content_title_words_in_workspace')
      .using('gin', table.workspaceId, titleWords(table.title))
      .concurrently(),
    index('content_tags_in_workspace').using('gin', table.workspaceId, table.tags).concurrently(),
    index('content_due')
      .on(table.scheduledFor)
      .where(sql`status = 'scheduled' and removed_at is null`),
    index('content_public_author')
      .on(table.workspaceId, sql`lower(${table.authorName})`)
      .where(sql`status = 'published' and removed_at is null`),
    index('content_engine_version').on(table.engineVersion),
    index('content_by_source')
      .on(table.workspaceId, table.sourceUrl)
      .where(sql`source_url is not null and removed_at is null`),
    index('content_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
  ],
);

/**
 * Total reader activity of an item. A separate table, so a page view rewrites only these few bytes. A trigger creates
 * the row.
 */
export const contentStats = pgTable(
  'content_stats',
  {
    contentId: uuid('content_id')
      .primaryKey()
      .references(() => content.id, { onDelete: 'cascade' }),
    /** Copied from the item, so a workspace's items can be read in order of views. */
    workspaceId: text('workspace_id').notNull(),
    viewCount: bigint('view_count', { mode: 'number' }).notNull().default(0),
    engagementTime: doublePrecision('engagement_time').notNull().default(0),
    conversions: bigint('conversions', { mode: 'number' }).notNull().default(0),
  },
  (table) => [index('content_stats_by_views').on(table.workspaceId, table.viewCount, table.contentId)],
);

/** Number of items per author and status, maintained by triggers; '' stands for deleted authors. */
export const contentCount = pgTable(
  'content_count',
  {
    workspaceId: workspaceId(),
    authorId: text('author_id').notNull(),
    status: text('status').$type<ContentStatus>().notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.authorId, table.status] })],
);

export const contentRevision = pgTable(
  'content_revision',
  {
    contentId: uuid('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    kind: text('kind').$type<RevisionKind>().notNull(),
    editorId: createdByUser('editor_id'),
    editorName: text('editor_name').notNull(),
    createdAt: momentOfInsert('created_at'),
    ...writtenColumns,
    /** Engine version of the score; empty if unknown, as for revisions older than this column. */
    engineVersion: text('engine_version').notNull().default(''),
    /** Share of the possible points by part of the score; null if unknown, as for revisions older than this column. */
    scoreParts: jsonb('score_parts').$type<Partial<Record<(typeof PART_IDS)[number], number>>>(),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.number] }),
    referenceIndex('content_revision_editor', table.editorId),
    index('content_revision_age').using('brin', table.createdAt),
    check('content_revision_kind', sql`${table.kind} in ('save', 'autosave', 'import', 'restore')`),
  ],
);

/** Pages of competitors that an item is compared with. */
export const evidencePage = pgTable(
  'evidence_page',
  {
    id: uuid('id').primaryKey(),
    contentId: uuid('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    /** Position among the item's pages, in the order they were added. */
    ordinal: integer('ordinal').notNull(),
    /** How the page was found. */
    source: text('source').$type<EvidenceSource>().notNull(),
    ...pageColumns(),
    addedAt: momentOfInsert('added_at'),
  },
  (table) => [
    uniqueIndex('evidence_page_once').on(table.contentId, table.digest),
    check('evidence_page_source', sql`${table.source} in ('pasted', 'uploaded', 'fetched')`),
    check('evidence_page_format', sql`${table.format} in ('html', 'text')`),
  ],
);

/** Evidence of one keyword for an item; rebuilt when its keyword, its pages, or the engine changes. */
export const subjectEvidence = pgTable('subject_evidence', {
  contentId: uuid('content_id')
    .primaryKey()
    .references(() => content.id, { onDelete: 'cascade' }),
  keyword: text('keyword').notNull(),
  /** The keyword research it also uses; null if there was none. */
  researchId: uuid('research_id'),
  engineVersion: text('engine_version').notNull(),
  subject: jsonb('subject').notNull(),
});

/** How often a workspace used each template. */
export const templateUse = pgTable(
  'template_use',
  {
    workspaceId: workspaceId(),
    templateId: text('template_id').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.templateId] })],
);

/** Items published on a workspace's public site. */
export const publication = pgTable(
  'publication',
  {
    contentId: uuid('content_id')
      .primaryKey()
      .references(() => content.id, { onDelete: 'cascade' }),
    workspaceId: workspaceId(),
    slug: text('slug').notNull(),
    /** The published revision. */
    revision: integer('revision').notNull(),
    publishedAt: moment('published_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Lowercase tags of that revision, and its search words; maintained by a trigger. */
    tags: strings('tags'),
    search: tsvector('search'),
  },
  (table) => [
    uniqueIndex('publication_address').on(table.workspaceId, table.slug),
    // Ascending: PostgreSQL reads it backward for the newest first.
    index('publication_in_order').on(table.workspaceId, table.publishedAt, table.contentId).concurrently(),
    index('publication_changed').on(table.updatedAt),
    index('publication_tags_in_workspace').using('gin', table.workspaceId, table.tags).concurrently(),
    index('publication_search_in_workspace').using('gin', table.workspaceId, table.search).concurrently(),
  ],
);

/** Former addresses of public pages, which redirect. */
export const formerSlug = pgTable(
  'former_slug',
  {
    workspaceId: workspaceId(),
    slug: text('slug').notNull(),
    contentId: uuid('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.slug] }),
    index('former_slug_content').on(table.contentId),
  ],
);
