import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { generatedId, referenceIndex, createdByUser, workspaceId } from './columns.ts';

/** Every request to a language model and its cost. Prompts and responses are not stored. */
export const generation = pgTable(
  'generation',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    userId: createdByUser('user_id'),
    /** What was generated, such as `brief.wording`. */
    kind: text('kind').notNull(),
    vendor: text('vendor').notNull(),
    model: text('model').notNull(),
    /** `answered`, `repaired`, `cancelled`, or why the request failed. */
    outcome: text('outcome').notNull(),
    /** Number of calls to the vendor. */
    asked: smallint('asked').notNull(),
    /** Total of all calls; null if the vendor reported none. */
    tokensIn: integer('tokens_in'),
    tokensOut: integer('tokens_out'),
    /** US dollars at that day's price; null if price or tokens are unknown. */
    cost: doublePrecision('cost'),
    /** Whether the workspace's own key was used. */
    isOwnKey: boolean('is_own_key').notNull().default(false),
    ms: integer('ms').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('generation_age').using('brin', table.createdAt),
    index('generation_newest').on(table.workspaceId, table.createdAt.desc()),
    referenceIndex('generation_user', table.userId),
  ],
);
