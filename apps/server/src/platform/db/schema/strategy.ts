import type { EvidenceSource } from '@pagewright/contract/content';
import type { ProvenanceKind } from '@pagewright/contract/provenance';
import type {
  BriefAnalysis,
  BriefEvidence,
  BriefFields,
  BriefFindings,
  BriefStage,
  Ground,
  Strategy,
} from '@pagewright/contract/strategy';
import { sql, type SQLWrapper } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, ownershipColumns, pageColumns, notRemoved, referenceIndex } from './columns.ts';
import { content, searchedText } from './content.ts';

/** Search words of a brief. */
export const briefWords = (columns: {
  readonly mainTopic: SQLWrapper;
  readonly keyword: SQLWrapper;
  readonly idea: SQLWrapper;
}) =>
  sql`to_tsvector('simple', ${searchedText(sql`(${columns.mainTopic} || ' ' || ${columns.keyword} || ' ' || ${columns.idea})`)})`;

/** What to write, and the evidence for it; with its analysis and strategy if there are any. */
export const brief = pgTable(
  'brief',
  {
    ...ownershipColumns(),
    idea: text('idea').notNull(),
    mainTopic: text('main_topic').notNull(),
    /** The primary query. */
    keyword: text('keyword').notNull(),
    stage: text('stage').$type<BriefStage>().notNull().default('brief'),
    /** Everything a person can write. */
    fields: jsonb('fields').$type<BriefFields>().notNull(),
    /** Names of the fields a person edited. */
    edited: text('edited')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    findings: jsonb('findings').$type<BriefFindings>().notNull(),
    evidence: jsonb('evidence').$type<BriefEvidence>().notNull(),
    grounds: jsonb('grounds').$type<Ground[]>().notNull(),
    analysis: jsonb('analysis').$type<BriefAnalysis>(),
    strategy: jsonb('strategy').$type<Strategy>(),
    provenanceKind: text('provenance_kind').$type<ProvenanceKind>().notNull(),
    provenanceMethod: text('provenance_method').notNull(),
    engineVersion: text('engine_version').notNull(),
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
    updatedAt: moment('updated_at')
      .notNull()
      .default(sql`clock_timestamp()`),
    removedAt: moment('removed_at'),
  },
  (table) => [
    check('brief_stage', sql`${table.stage} in ('brief', 'analysis', 'strategy')`),
    index('brief_by_author')
      .on(table.workspaceId, table.authorId, table.updatedAt, table.id)
      .where(notRemoved),
    index('brief_by_updated').on(table.workspaceId, table.updatedAt, table.id),
    referenceIndex('brief_author', table.authorId),

    index('brief_words').using('gin', briefWords(table)),
    index('brief_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
  ],
);

/** The pages a brief is based on, as received. */
export const briefPage = pgTable(
  'brief_page',
  {
    briefId: uuid('brief_id')
      .notNull()
      .references(() => brief.id, { onDelete: 'cascade' }),
    /** Position among the pages of the evidence, from 0. */
    place: integer('place').notNull(),
    source: text('source').$type<EvidenceSource>().notNull(),
    ...pageColumns(),
  },
  (table) => [primaryKey({ columns: [table.briefId, table.place] })],
);

/** The brief an item was created from. */
export const contentBrief = pgTable(
  'content_brief',
  {
    contentId: uuid('content_id')
      .primaryKey()
      .references(() => content.id, { onDelete: 'cascade' }),
    briefId: uuid('brief_id')
      .notNull()
      .references(() => brief.id, { onDelete: 'cascade' }),
  },
  (table) => [index('content_brief_of').on(table.briefId)],
);
