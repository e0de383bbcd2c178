import type { SourceDecision } from '@pagewright/contract/content';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { momentOfInsert, createdByUser, workspaceId } from './columns.ts';
import { content } from './content.ts';

/** A person's decision on a sentence that needs a source; it applies while the sentence is unchanged. */
export const sourceDecision = pgTable(
  'source_decision',
  {
    contentId: uuid('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    /** SHA-256 of the sentence, base64url. */
    sentenceKey: text('sentence_key').notNull(),
    sentence: text('sentence').notNull(),
    kind: text('kind').$type<SourceDecision>().notNull(),
    decidedBy: createdByUser('decided_by'),
    /** As of that time; it remains after the account is deleted. */
    decidedByName: text('decided_by_name').notNull(),
    decidedAt: momentOfInsert('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.sentenceKey] }),
    check('source_decision_kind', sql`${table.kind} in ('own', 'accepted')`),
    index('source_decision_user').on(table.decidedBy),
  ],
);

/** Whether a workspace requires sources before publishing; without a row it does not. */
export const sourceRule = pgTable('source_rule', {
  workspaceId: workspaceId().primaryKey(),
  isSourceRequired: boolean('is_source_required').notNull().default(false),
});
