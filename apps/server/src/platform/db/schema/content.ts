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

/** What titles are sorted by: as people expect of any language, without regard to case. */
export const titleOrder = (title: SQLWrapper) => sql<string>`(${title} collate "und-x-icu")`;
/**
 * Text as it is searched: words between single spaces, Chinese and Japanese characters each a word. Nothing else is left
 * to the parser of PostgreSQL, which takes addresses for one word and minutes for 'a_a_a_…'. The trigger of the column
 * `search` does the same.
 */
export const searchedText = (text: SQLWrapper) =>
  sql`regexp_replace(regexp_replace(${text}, '[^[:alnum:]]+', ' ', 'g'), '([\\u3040-\\u30ff\\u3400-\\u9fff])', ' \\1 ', 'g')`;
/** The words of a title alone. */
export const titleWords = (title: SQLWrapper) => sql`to_tsvector('simple', ${searchedText(title)})`;
/** What items are found by that are written for a keyword. */
export const keywordOrder = (keyword: SQLWrapper) => sql<string>`lower(${keyword})`;
/** What scores are sorted by: an item without a score stands below the lowest one. */
export const scoreOrder = (score: SQLWrapper) => sql<number>`coalesce(${score}, -1)`;

/** When an item stands in the calendar: when it went public, else when it is to. */
export const calendarDate = (columns: {
  readonly publishedAt: SQLWrapper;
  readonly scheduledFor: SQLWrapper;
}) => sql<Date>`coalesce(${columns.publishedAt}, ${columns.scheduledFor})`;

/** What a revision keeps of an item: all that a person writes. */
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
  /** Points of 100; null where it cannot be known. */
  score: smallint('score'),
  wordCount: integer('word_count').notNull(),
};

export const content = pgTable(
  'content',
  {
    ...ownershipColumns(),
    /** As the name: it outlives the account. */
    authorEmail: text('author_email').notNull(),
    ...writtenColumns,
    /** Plain text of the content, for search and excerpts. */
    text: text('text').notNull(),
    excerpt: text('excerpt')
      .notNull()
      .generatedAlwaysAs(sql`left(text, 200)`),
    status: text('status').$type<ContentStatus>().notNull().default('draft'),
    scheduledFor: moment('scheduled_for'),
    /** The explained score of the saved text. */
    scoreResult: jsonb('score_result'),
    engineVersion: text('engine_version').notNull().default(''),
    /** Of versions before `content_stats`, which may still run beside this one; nothing here reads or writes them. */
    viewCount: bigint('view_count', { mode: 'number' }).notNull().default(0),
    engagementTime: doublePrecision('engagement_time').notNull().default(0),
    conversions: bigint('conversions', { mode: 'number' }).notNull().default(0),
    /** Number of the current revision. */
    revision: integer('revision').notNull().default(1),
    createdAt: momentOfInsert('created_at'),
    updatedAt: momentOfInsert('updated_at'),
    publishedAt: moment('published_at'),
    removedAt: moment('removed_at'),
    /** Address of the live page that the item was opened from; null where it was written here. */
    sourceUrl: text('source_url'),
    /** Words of title, tags and text (its first 100,000 characters); kept by a trigger. */
    search: tsvector('search'),
  },
  (table) => [
    check('content_status', sql`${table.status} in ('draft', 'review', 'scheduled', 'published')`),
    // All ascending: read backwards they give PostgreSQL's own order of `desc`, read forwards that of `asc`.
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
    // Of removed ones too: by it the deletion of a workspace finds all that it has.
    index('content_by_created').on(table.workspaceId, table.createdAt, table.id),
    referenceIndex('content_author', table.authorId),

    index('content_by_title').on(table.workspaceId, titleOrder(table.title), table.id).where(notRemoved),
    index('content_by_score').on(table.workspaceId, scoreOrder(table.score), table.id).where(notRemoved),
    index('content_by_words').on(table.workspaceId, table.wordCount, table.id).where(notRemoved),
    index('content_by_keyword').on(table.workspaceId, keywordOrder(table.primaryKeyword)).where(notRemoved),
    index('content_by_calendar_date')
      .on(table.workspaceId, calendarDate(table))
      .where(sql`removed_at is null and coalesce(published_at, scheduled_for) is not null`),
    index('content_search').using('gin', table.search),
    index('content_title_words').using('gin', titleWords(table.title)),
    index('content_tags').using('gin', table.tags),
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

/** What readers of an item did in all. Apart from the item: a page view rewrites these few bytes only. A trigger makes the row. */
export const contentStats = pgTable(
  'content_stats',
  {
    contentId: uuid('content_id')
      .primaryKey()
      .references(() => content.id, { onDelete: 'cascade' }),
    /** As the item's, so that a workspace's items are found in the order of their views. */
    workspaceId: text('workspace_id').notNull(),
    viewCount: bigint('view_count', { mode: 'number' }).notNull().default(0),
    engagementTime: doublePrecision('engagement_time').notNull().default(0),
    conversions: bigint('conversions', { mode: 'number' }).notNull().default(0),
  },
  (table) => [index('content_stats_by_views').on(table.workspaceId, table.viewCount, table.contentId)],
);

/** How many items each author has in each status, kept by triggers; '' stands for an author who is gone. */
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
    /** Version of the engine that scored it; empty where unknown, as for revisions older than this column. */
    engineVersion: text('engine_version').notNull().default(''),
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
    /** Its place among the item's pages: the order in which they were added. */
    ordinal: integer('ordinal').notNull(),
    /** How the page was come by. */
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

/** What an item's evidence says of one keyword; made anew when keyword, pages or engine change. */
export const subjectEvidence = pgTable('subject_evidence', {
  contentId: uuid('content_id')
    .primaryKey()
    .references(() => content.id, { onDelete: 'cascade' }),
  keyword: text('keyword').notNull(),
  /** The research of the keyword that it rests on too; null where there was none. */
  researchId: uuid('research_id'),
  engineVersion: text('engine_version').notNull(),
  subject: jsonb('subject').notNull(),
});

/** How often each template was used in a workspace. */
export const templateUse = pgTable(
  'template_use',
  {
    workspaceId: workspaceId(),
    templateId: text('template_id').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.templateId] })],
);

/** What stands on a workspace's public site. */
export const publication = pgTable(
  'publication',
  {
    contentId: uuid('content_id')
      .primaryKey()
      .references(() => content.id, { onDelete: 'cascade' }),
    workspaceId: workspaceId(),
    slug: text('slug').notNull(),
    /** The revision that the page shows. */
    revision: integer('revision').notNull(),
    publishedAt: moment('published_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Tags of that revision in lower case, and its words as they are searched; kept by a trigger. */
    tags: strings('tags'),
    search: tsvector('search'),
  },
  (table) => [
    uniqueIndex('publication_address').on(table.workspaceId, table.slug),
    index('publication_newest').on(table.workspaceId, table.publishedAt.desc()),
    index('publication_changed').on(table.updatedAt),
    index('publication_tags').using('gin', table.tags),
    index('publication_search').using('gin', table.search),
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
