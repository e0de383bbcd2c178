import type { RankDevice, ResultsFeature, RankRhythm, RankTool } from '@pagewright/contract/analytics';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  generatedId,
  createdByUser,
  moment,
  momentOfInsert,
  referenceIndex,
  workspaceId,
} from './columns.ts';

/** A market in which the positions of a workspace's watched keywords are checked, with one search source. */
export const rankTracker = pgTable(
  'rank_tracker',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    /** The admin in whose name the source is asked. */
    authorId: createdByUser('author_id'),
    createdAt: momentOfInsert('created_at'),
    source: text('source').notNull(),
    country: text('country').notNull(),
    language: text('language').notNull(),
    /** Null: what the source uses. */
    device: text('device').$type<RankDevice>(),
    depth: smallint('depth').notNull(),
    rhythm: text('rhythm').$type<RankRhythm>().notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    /** When it is asked next; during a check, when the next part begins or the check counts as abandoned. */
    dueAt: moment('due_at').notNull(),
    isChecking: boolean('is_checking').notNull().default(false),
    /** When the current or last check began: keywords answered since then are not asked about again. */
    startedAt: moment('started_at'),
    checkedAt: moment('checked_at'),
    problem: text('problem'),
    problemSince: moment('problem_since'),
    failures: integer('failures').notNull().default(0),
    toldAt: moment('told_at'),
  },
  (table) => [
    index('rank_tracker_workspace').on(table.workspaceId),
    referenceIndex('rank_tracker_author', table.authorId),
    index('rank_tracker_due').on(table.dueAt),
  ],
);

/** Where a site was found; position and address are null if it was not among the results. */
export interface FoundSite {
  readonly site: string;
  readonly position: number | null;
  readonly url: string | null;
}

/** The last answer of a day about a keyword, or why there was none. */
export const rankCheck = pgTable(
  'rank_check',
  {
    trackerId: uuid('tracker_id')
      .notNull()
      .references(() => rankTracker.id, { onDelete: 'cascade' }),
    /** In UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    keyword: text('keyword').notNull(),
    checkedAt: momentOfInsert('checked_at'),
    /** Number of results that were read; null if the source did not answer. */
    results: smallint('results'),
    /** Null if the source does not report them. */
    features: text('features').array().$type<ResultsFeature[]>(),
    /** The sites that were looked for. */
    sites: jsonb('sites').$type<FoundSite[]>().notNull(),
    problem: text('problem'),
  },
  (table) => [
    primaryKey({ columns: [table.trackerId, table.day, table.keyword] }),
    index('rank_check_day').on(table.day),
  ],
);

/** How many results pages a workspace may ask for in a month, and how many it did. */
export const rankBudget = pgTable('rank_budget', {
  workspaceId: workspaceId().primaryKey(),
  monthlyPages: integer('monthly_pages').notNull(),
  /** The first day of the month that `used` counts, in UTC. */
  month: date('month', { mode: 'string' }).notNull(),
  used: integer('used').notNull().default(0),
});

/** A file with positions from another tool. They never join own measurements. */
export const rankImport = pgTable(
  'rank_import',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    authorId: createdByUser('author_id'),
    fileName: text('file_name').notNull(),
    tool: text('tool').$type<RankTool>().notNull(),
    site: text('site').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    importedAt: momentOfInsert('imported_at'),
  },
  (table) => [
    index('rank_import_newest').on(table.workspaceId, table.importedAt.desc()),
    referenceIndex('rank_import_author', table.authorId),
  ],
);

/** A position in an imported file. */
export const rankImportRow = pgTable(
  'rank_import_row',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => rankImport.id, { onDelete: 'cascade' }),
    ordinal: integer('ordinal').notNull(),
    keyword: text('keyword').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Null: the tool did not find the site. */
    position: smallint('position'),
    url: text('url'),
    volume: integer('volume'),
    country: text('country'),
    device: text('device'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.ordinal] })],
);
