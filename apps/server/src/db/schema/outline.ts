import type { OutlineStrategy } from '@pagewright/contract/outline';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user, workspace } from './identity.ts';

/** Milliseconds, as the application's own dates have: a cursor can then name a moment exactly. */
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Saved outlines with what they rest on. */
export const outline = pgTable(
  'outline',
  {
    id: uuid('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references(() => user.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    title: text('title').notNull(),
    keyword: text('keyword').notNull(),
    strategy: text('strategy').$type<OutlineStrategy>().notNull(),
    /** Points of 100; null where nothing of it is known. */
    totalScore: smallint('total_score'),
    sections: integer('sections').notNull(),
    words: integer('words').notNull(),
    /** The whole result, as the contract has it. */
    result: jsonb('result').notNull(),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`now()`),
    updatedAt: moment('updated_at')
      .notNull()
      .default(sql`now()`),
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('outline_by_author')
      .on(table.workspaceId, table.authorId, table.updatedAt, table.id)
      .where(sql`removed_at is null`),
    index('outline_by_updated')
      .on(table.workspaceId, table.updatedAt, table.id)
      .where(sql`removed_at is null`),
    index('outline_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
  ],
);
