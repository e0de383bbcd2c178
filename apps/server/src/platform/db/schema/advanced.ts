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

/** Results of analyses, as they were answered, with what was asked. JSON as text: its fields keep their order. */
export const analysisRun = pgTable(
  'analysis_run',
  {
    ...ownershipColumns(),
    kind: text('kind').$type<AnalysisKind>().notNull(),
    /** What it is about, in a line. */
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

/** What a forecast of a series said, kept until its months have passed, and how it went. */
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
    /** What was counted: the keyword, or an article's title. */
    subject: text('subject').notNull(),
    /** Means and bounds, with the months that they are for. */
    stored: json('stored').notNull(),
    /** What came, month by month; null where it is not known yet. */
    actual: json('actual').$type<readonly (number | null)[]>().notNull(),
    madeAt: momentOfInsert('made_at'),
    /** When it can be graded next; null once all of its months are. */
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
