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

/** The request of a call as it came. */
export interface CallRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Calls that are carried out as runs: from when they came until some days after their end. */
export const callRun = pgTable(
  'call_run',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    /** In whose name it is carried out. */
    authorId: text('author_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Method and path of its endpoint. */
    operation: text('operation').notNull(),
    /** What it is about, in a line. */
    label: text('label').notNull(),
    /** The item or the brief that it is about. */
    subjectId: text('subject_id'),
    /** Null once it has ended. */
    request: json('request').$type<CallRequest>(),
    /** The language that it is answered in. */
    language: text('language').notNull(),
    requestId: text('request_id').notNull(),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of what the key was given for. */
    requestHash: text('request_hash'),
    status: text('status').$type<RunStatus>().notNull().default('queued'),
    /** How far it is: what is being done, and how much of it. */
    step: text('step').notNull().default(''),
    done: doublePrecision('done').notNull().default(0),
    total: doublePrecision('total').notNull().default(0),
    /** Whether its result is kept elsewhere, under the run's id; it is not canceled any more. */
    isSaved: boolean('is_saved').notNull().default(false),
    /** How often it was begun. */
    attempts: integer('attempts').notNull().default(0),
    /** Which server carries it out; another one takes over once its lease has run out. */
    owner: uuid('owner'),
    leaseUntil: moment('lease_until'),
    /** Status and JSON that its call answers; null until it has ended, and where it was canceled. */
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
    // One that failed or was canceled leaves its key to the next one.
    uniqueIndex('call_run_key')
      .on(table.authorId, table.idempotencyKey)
      .where(sql`status not in ('failed', 'canceled')`),
  ],
);
