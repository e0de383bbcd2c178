import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user, workspace } from './identity.ts';

/** Every time that a language model was asked for something, and what it cost. Nothing of what was asked or answered. */
export const generation = pgTable(
  'generation',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
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
    ms: integer('ms').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('generation_newest').on(table.workspaceId, table.createdAt.desc())],
);
