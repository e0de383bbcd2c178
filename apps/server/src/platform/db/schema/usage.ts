import type { PlanName, UsageKind } from '@pagewright/contract/usage';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { generatedId, workspaceId } from './columns.ts';
import { instant } from './moments.ts';
import { callRun } from './runs.ts';

/** The plan assigned to a workspace; without a row, the installation's default applies. */
export const workspacePlan = pgTable('workspace_plan', {
  workspaceId: workspaceId().primaryKey(),
  plan: text('plan').$type<PlanName>().notNull(),
  /** When it ends; null: never. */
  endsAt: instant('ends_at'),
});

/** Requests of a workspace per calendar month (UTC): completed and reserved ones. */
export const usageCounter = pgTable(
  'usage_counter',
  {
    workspaceId: workspaceId(),
    /** The month's first day. */
    month: date('month', { mode: 'string' }).notNull(),
    kind: text('kind').$type<UsageKind>().notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.month, table.kind] })],
);

/** Requests already counted while their work is in progress. */
export const usageReservation = pgTable(
  'usage_reservation',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    month: date('month', { mode: 'string' }).notNull(),
    kind: text('kind').$type<UsageKind>().notNull(),
    requests: integer('requests').notNull(),
    /** The run it belongs to; a server that resumes the run takes over its reservation. */
    runId: uuid('run_id').references(() => callRun.id, { onDelete: 'set null' }),
    /** Last heartbeat of the server working on it. */
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
