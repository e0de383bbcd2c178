import type { LabAudit, LabMetric, PageSpeedProblem } from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  generatedId,
  createdByUser,
  moment,
  momentOfInsert,
  referenceIndex,
  workspaceId,
} from './columns.ts';

/** The API key by which a workspace's page speed data is read from Google, and how the last check went. */
export const pageSpeedConnection = pgTable(
  'page_speed_connection',
  {
    workspaceId: workspaceId().primaryKey(),
    authorId: createdByUser('author_id'),
    /** The API key, sealed. */
    key: text('key').notNull(),
    keyEnd: text('key_end').notNull(),
    createdAt: momentOfInsert('created_at'),
    /** Origin of the crawled site that is checked; null until the own site was crawled. */
    origin: text('origin'),
    /** When pages are checked next; while they are, when that is taken for given up. */
    dueAt: moment('due_at').notNull(),
    isChecking: boolean('is_checking').notNull().default(false),
    checkedAt: moment('checked_at'),
    problem: text('problem').$type<PageSpeedProblem>(),
    problemSince: moment('problem_since'),
    failures: integer('failures').notNull().default(0),
    toldAt: moment('told_at'),
    /** The day, in Pacific Time as Google counts quotas, of which these are the calls. */
    callsDay: date('calls_day', { mode: 'string' }),
    calls: integer('calls').notNull().default(0),
    labRuns: integer('lab_runs').notNull().default(0),
  },
  (table) => [
    referenceIndex('page_speed_connection_author', table.authorId),
    index('page_speed_connection_due').on(table.dueAt),
  ],
);

/** What field data is asked for: the site as a whole, and its pages. */
export const pageSpeedTarget = pgTable(
  'page_speed_target',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    workspaceId: workspaceId(),
    url: text('url').notNull(),
    isOrigin: boolean('is_origin').notNull().default(false),
    /** When it was last among the pages that are known or was asked for by a person. */
    knownAt: momentOfInsert('known_at'),
    /** Lower is checked earlier. */
    place: integer('place').notNull().default(0),
    /** When Google was last asked; null: not yet. */
    checkedAt: moment('checked_at'),
    /** Whether it had field data then. */
    hasPhone: boolean('has_phone').notNull().default(false),
    hasDesktop: boolean('has_desktop').notNull().default(false),
  },
  (table) => [
    // Addresses are longer than a tree takes.
    uniqueIndex('page_speed_target_once').on(table.workspaceId, table.isOrigin, sql`md5(${table.url})`),
    index('page_speed_target_known').on(table.knownAt),
  ],
);

/** Field data of one collection period: percentiles in milliseconds (CLS: its score), and shares of good loads. */
export const pageSpeedRecord = pgTable(
  'page_speed_record',
  {
    targetId: integer('target_id')
      .notNull()
      .references(() => pageSpeedTarget.id, { onDelete: 'cascade' }),
    /** Place in `SPEED_DEVICES`. */
    device: smallint('device').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    lcp: integer('lcp'),
    lcpGood: real('lcp_good'),
    inp: integer('inp'),
    inpGood: real('inp_good'),
    cls: real('cls'),
    clsGood: real('cls_good'),
  },
  (table) => [
    primaryKey({ columns: [table.targetId, table.device, table.lastDay] }),
    index('page_speed_record_day').on(table.lastDay),
  ],
);

/** One page as PageSpeed Insights loaded it, with the audits that failed. */
export const pageSpeedLab = pgTable(
  'page_speed_lab',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    url: text('url').notNull(),
    /** Place in `SPEED_DEVICES`. */
    device: smallint('device').notNull(),
    measuredAt: momentOfInsert('measured_at'),
    score: smallint('score').notNull(),
    lighthouse: text('lighthouse').notNull(),
    metrics: jsonb('metrics').$type<Record<LabMetric, number | null>>().notNull(),
    audits: jsonb('audits').$type<LabAudit[]>().notNull(),
  },
  (table) => [index('page_speed_lab_newest').on(table.workspaceId, table.measuredAt.desc())],
);
