import type { OutlineStrategy } from '@pagewright/contract/outline';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment, momentOfWriting, ownedColumns, present } from './columns.ts';

/** Saved outlines with what they rest on. */
export const outline = pgTable(
  'outline',
  {
    ...ownedColumns(),
    title: text('title').notNull(),
    keyword: text('keyword').notNull(),
    strategy: text('strategy').$type<OutlineStrategy>().notNull(),
    /** Points of 100; null where nothing of it is known. */
    totalScore: smallint('total_score'),
    sections: integer('sections').notNull(),
    words: integer('words').notNull(),
    /** The whole result, as the contract has it. */
    result: jsonb('result').notNull(),
    createdAt: momentOfWriting('created_at'),
    updatedAt: momentOfWriting('updated_at'),
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('outline_by_author')
      .on(table.workspaceId, table.authorId, table.updatedAt, table.id)
      .where(present),
    index('outline_by_updated').on(table.workspaceId, table.updatedAt, table.id).where(present),
    index('outline_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
  ],
);
