import type { EvidenceSource } from '@pagewright/contract/content';
import type { OutlineStrategy } from '@pagewright/contract/outline';
import { sql, type SQLWrapper } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  moment,
  momentOfInsert,
  ownershipColumns,
  pageColumns,
  notRemoved,
  referenceIndex,
  workspaceId,
} from './columns.ts';
import { searchedText } from './content.ts';

/** Search words of an outline. */
export const outlineWords = (columns: { readonly title: SQLWrapper; readonly keyword: SQLWrapper }) =>
  sql`to_tsvector('simple', ${searchedText(sql`(${columns.title} || ' ' || ${columns.keyword})`)})`;

/** Saved outlines and their evidence. */
export const outline = pgTable(
  'outline',
  {
    ...ownershipColumns(),
    title: text('title').notNull(),
    keyword: text('keyword').notNull(),
    strategy: text('strategy').$type<OutlineStrategy>().notNull(),
    /** Points of 100; null if nothing is known. */
    totalScore: smallint('total_score'),
    sections: integer('sections').notNull(),
    words: integer('words').notNull(),
    /** The whole result, as defined in the contract. */
    result: jsonb('result').notNull(),
    revision: integer('revision').notNull().default(1),
    createdAt: momentOfInsert('created_at'),
    updatedAt: momentOfInsert('updated_at'),
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('outline_by_author')
      .on(table.workspaceId, table.authorId, table.updatedAt, table.id)
      .where(notRemoved),
    index('outline_by_updated').on(table.workspaceId, table.updatedAt, table.id),
    referenceIndex('outline_author', table.authorId),

    index('outline_words').using('gin', outlineWords(table)),
    index('outline_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
  ],
);

/** Pages used by outlines, each once per workspace; pages that no saved outline uses are deleted after a while. */
export const outlinePage = pgTable(
  'outline_page',
  {
    workspaceId: workspaceId(),
    ...pageColumns(),
    source: text('source').$type<EvidenceSource>().notNull(),
    /** When an outline last used it. */
    keptAt: momentOfInsert('kept_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.digest] }),
    index('outline_page_age').on(table.keptAt),
  ],
);

/** The pages of a saved outline. */
export const outlineEvidence = pgTable(
  'outline_evidence',
  {
    outlineId: uuid('outline_id')
      .notNull()
      .references(() => outline.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id').notNull(),
    digest: text('digest').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.outlineId, table.digest] }),
    foreignKey({
      name: 'outline_evidence_page',
      columns: [table.workspaceId, table.digest],
      foreignColumns: [outlinePage.workspaceId, outlinePage.digest],
    }).onDelete('cascade'),
    index('outline_evidence_of').on(table.workspaceId, table.digest),
  ],
);
