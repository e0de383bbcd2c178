import type { RunStatus } from '@pagewright/contract/runs';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { generatedId, moment, momentOfInsert, workspaceId } from './columns.ts';
import { user } from './identity.ts';

/** The request of a call, as received. */
export interface CallRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Calls executed as runs, from their request until a few days after their end. */
export const callRun = pgTable(
  'call_run',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    /** The user it runs for. */
    authorId: text('author_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Method and path of the endpoint. */
    operation: text('operation').notNull(),
    /** What the run is about, in one line. */
    label: text('label').notNull(),
    /** The item or brief it is about. */
    subjectId: text('subject_id'),
    /** Null once it has ended. */
    request: json('request').$type<CallRequest>(),
    /** Language of the response. */
    language: text('language').notNull(),
    requestId: text('request_id').notNull(),
    /** The call's position in its trace; null if tracing was off. */
    traceParent: text('trace_parent'),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the request that used the key. */
    requestHash: text('request_hash'),
    status: text('status').$type<RunStatus>().notNull().default('queued'),
    /** Progress: the current step and its amount. */
    step: text('step').notNull().default(''),
    done: doublePrecision('done').notNull().default(0),
    total: doublePrecision('total').notNull().default(0),
    /** Whether its result is stored elsewhere under the run's ID; it can no longer be canceled. */
    isSaved: boolean('is_saved').notNull().default(false),
    /** Number of times it was started. */
    attempts: integer('attempts').notNull().default(0),
    /** The server executing it; another one takes over once its lease has expired. */
    owner: uuid('owner'),
    leaseUntil: moment('lease_until'),
    /** Status and JSON of the response; null until it has ended, and if it was canceled. */
    answerStatus: integer('answer_status'),
    answer: text('answer'),
    createdAt: momentOfInsert('created_at'),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('call_run_newest').on(table.authorId, table.workspaceId, table.createdAt.desc()),
    index('call_run_workspace').on(table.workspaceId, table.createdAt),
    index('call_run_active')
      .on(table.createdAt)
      .where(sql`status in ('queued', 'running')`),
    index('call_run_ended')
      .on(table.endedAt)
      .where(sql`ended_at is not null`),
    // A failed or canceled run leaves its key to the next one.
    uniqueIndex('call_run_key')
      .on(table.authorId, table.idempotencyKey)
      .where(sql`status not in ('failed', 'canceled')`),
  ],
);
