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
  failureColumns,
} from './columns.ts';

/** The API key for reading a workspace's page speed data from Google, and the result of the last check. */
export const pageSpeedConnection = pgTable(
  'page_speed_connection',
  {
    workspaceId: workspaceId().primaryKey(),
    authorId: createdByUser('author_id'),
    /** The encrypted API key. */
    key: text('key').notNull(),
    keyEnd: text('key_end').notNull(),
    createdAt: momentOfInsert('created_at'),
    /** Origin of the crawled site that is checked; null until the workspace's own site was crawled. */
    origin: text('origin'),
    /** When pages are checked next; during a check, when it counts as abandoned. */
    dueAt: moment('due_at').notNull(),
    isChecking: boolean('is_checking').notNull().default(false),
    checkedAt: moment('checked_at'),
    ...failureColumns<PageSpeedProblem>(),
    /** The day that these calls are counted for, in Pacific Time like Google's quotas. */
    callsDay: date('calls_day', { mode: 'string' }),
    calls: integer('calls').notNull().default(0),
    labRuns: integer('lab_runs').notNull().default(0),
  },
  (table) => [
    referenceIndex('page_speed_connection_author', table.authorId),
    index('page_speed_connection_due').on(table.dueAt),
  ],
);

/** Targets of field data: the whole site and its pages. */
export const pageSpeedTarget = pgTable(
  'page_speed_target',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    workspaceId: workspaceId(),
    url: text('url').notNull(),
    isOrigin: boolean('is_origin').notNull().default(false),
    /** When it was last among the known pages or requested by a person. */
    knownAt: momentOfInsert('known_at'),
    /** Lower values are checked first. */
    place: integer('place').notNull().default(0),
    /** When Google was last called; null: never. */
    checkedAt: moment('checked_at'),
    /** Whether field data was found then. */
    hasPhone: boolean('has_phone').notNull().default(false),
    hasDesktop: boolean('has_desktop').notNull().default(false),
  },
  (table) => [
    // Addresses can exceed the size limit of a B-tree entry.
    uniqueIndex('page_speed_target_once').on(table.workspaceId, table.isOrigin, sql`md5(${table.url})`),
    index('page_speed_target_known').on(table.knownAt),
  ],
);

/** Field data of one collection period: percentiles in milliseconds (CLS: its score), and shares of good page loads. */
export const pageSpeedRecord = pgTable(
  'page_speed_record',
  {
    targetId: integer('target_id')
      .notNull()
      .references(() => pageSpeedTarget.id, { onDelete: 'cascade' }),
    /** Index in `SPEED_DEVICES`. */
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

/** One page as loaded by PageSpeed Insights, with the failed audits. */
export const pageSpeedLab = pgTable(
  'page_speed_lab',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    url: text('url').notNull(),
    /** Index in `SPEED_DEVICES`. */
    device: smallint('device').notNull(),
    measuredAt: momentOfInsert('measured_at'),
    score: smallint('score').notNull(),
    lighthouse: text('lighthouse').notNull(),
    metrics: jsonb('metrics').$type<Record<LabMetric, number | null>>().notNull(),
    audits: jsonb('audits').$type<LabAudit[]>().notNull(),
  },
  (table) => [index('page_speed_lab_newest').on(table.workspaceId, table.measuredAt.desc())],
);
