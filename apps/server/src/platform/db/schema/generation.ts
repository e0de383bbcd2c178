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

/** Every time that a language model was asked for something, and what it cost. Nothing of what was asked or answered. */
export const generation = pgTable(
  'generation',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    userId: createdByUser('user_id'),
    /** What was to be made, as `brief.wording`. */
    kind: text('kind').notNull(),
    vendor: text('vendor').notNull(),
    model: text('model').notNull(),
    /** `answered`, `repaired`, `cancelled`, or why there was no answer. */
    outcome: text('outcome').notNull(),
    /** How often the vendor was asked. */
    asked: smallint('asked').notNull(),
    /** Of all of them together; null where the vendor told of none. */
    tokensIn: integer('tokens_in'),
    tokensOut: integer('tokens_out'),
    /** US dollars by the price of that day; null where the price or the tokens are unknown. */
    cost: doublePrecision('cost'),
    /** Asked with a key of the workspace's own. */
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
