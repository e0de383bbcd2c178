import type { AnalysisKind } from '@pagewright/contract/advanced';
import { sql } from 'drizzle-orm';
import { index, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import {
  generatedId,
  moment,
  momentOfInsert,
  ownershipColumns,
  notRemoved,
  referenceIndex,
  workspaceId,
} from './columns.ts';

/** Results of analyses with their requests. JSON is stored as text to keep the order of its fields. */
export const analysisRun = pgTable(
  'analysis_run',
  {
    ...ownershipColumns(),
    kind: text('kind').$type<AnalysisKind>().notNull(),
    /** What the run is about, in one line. */
    label: text('label').notNull(),
    inputs: json('inputs').$type<Readonly<Record<string, unknown>>>().notNull(),
    result: json('result').$type<Readonly<Record<string, unknown>>>().notNull(),
    provenance: json('provenance').notNull(),
    createdAt: momentOfInsert('created_at'),
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('analysis_run_of_kind')
      .on(table.workspaceId, table.kind, table.createdAt, table.id)
      .where(notRemoved),
    index('analysis_run_by_created').on(table.workspaceId, table.createdAt, table.id),
    referenceIndex('analysis_run_author', table.authorId),

    index('analysis_run_age').using('brin', table.createdAt),
    index('analysis_run_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
  ],
);

/** The forecast of a series, stored until its months have passed, and its accuracy. */
export const forecast = pgTable(
  'forecast',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    runId: uuid('run_id')
      .notNull()
      .references(() => analysisRun.id, { onDelete: 'cascade' }),
    keyword: text('keyword').notNull(),
    measure: text('measure').$type<'searches' | 'pageviews'>().notNull(),
    /** The keyword or the article's title. */
    subject: text('subject').notNull(),
    /** Means and bounds with their months. */
    stored: json('stored').notNull(),
    /** Actual values by month; null while unknown. */
    actual: json('actual').$type<readonly (number | null)[]>().notNull(),
    madeAt: momentOfInsert('made_at'),
    /** When it can be graded next; null once all its months are graded. */
    gradeAt: moment('grade_at'),
  },
  (table) => [
    index('forecast_of_workspace').on(table.workspaceId, table.madeAt),
    index('forecast_of_series').on(table.workspaceId, table.measure, table.subject),
    index('forecast_due')
      .on(table.gradeAt)
      .where(sql`grade_at is not null`),
    index('forecast_of_run').on(table.runId),
  ],
);
