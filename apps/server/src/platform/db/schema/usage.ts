import type { PlanName, UsageKind } from '@pagewright/contract/usage';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { generatedId, workspaceId } from './columns.ts';
import { instant } from './moments.ts';
import { callRun } from './runs.ts';

/** The plan that a workspace was given; one without a row has the installation's default. */
export const workspacePlan = pgTable('workspace_plan', {
  workspaceId: workspaceId().primaryKey(),
  plan: text('plan').$type<PlanName>().notNull(),
  /** When it ends; null: it does not. */
  endsAt: instant('ends_at'),
});

/** Requests of a workspace in a calendar month (UTC): those that were served, and those that are reserved. */
export const usageCounter = pgTable(
  'usage_counter',
  {
    workspaceId: workspaceId(),
    /** Its first day. */
    month: date('month', { mode: 'string' }).notNull(),
    kind: text('kind').$type<UsageKind>().notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.month, table.kind] })],
);

/** Requests that are counted already while their work is under way. */
export const usageReservation = pgTable(
  'usage_reservation',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    month: date('month', { mode: 'string' }).notNull(),
    kind: text('kind').$type<UsageKind>().notNull(),
    requests: integer('requests').notNull(),
    /** The run that the work belongs to; a server that resumes the run takes over its reservation. */
    runId: uuid('run_id').references(() => callRun.id, { onDelete: 'set null' }),
    /** When the server that works on it last said so. */
    seenAt: instant('seen_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('usage_reservation_workspace').on(table.workspaceId, table.month, table.kind),
    index('usage_reservation_seen').on(table.seenAt),
    unique('usage_reservation_run').on(table.runId, table.kind),
  ],
);
