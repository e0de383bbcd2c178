import type { AnalysisKind } from '@pagewright/contract/advanced';
import { sql } from 'drizzle-orm';
import { index, json, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, momentOfWriting, ownedColumns, present } from './columns.ts';

/** Results of analyses, as they were answered, with what was asked. JSON as text: its fields keep their order. */
export const analysisRun = pgTable(
  'analysis_run',
  {
    ...ownedColumns(),
    kind: text('kind').$type<AnalysisKind>().notNull(),
    /** What it is about, in a line. */
    label: text('label').notNull(),
    inputs: json('inputs').$type<Readonly<Record<string, unknown>>>().notNull(),
    result: json('result').$type<Readonly<Record<string, unknown>>>().notNull(),
    provenance: json('provenance').notNull(),
    createdAt: momentOfWriting('created_at'),
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('analysis_run_of_kind').on(table.workspaceId, table.kind, table.createdAt, table.id).where(present),
    index('analysis_run_by_created').on(table.workspaceId, table.createdAt, table.id).where(present),
    index('analysis_run_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
  ],
);
