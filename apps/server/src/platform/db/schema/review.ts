import type { CommentPlace, ReviewState } from '@pagewright/contract/review';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  generatedId,
  moment,
  momentOfInsert,
  referenceIndex,
  createdByUser,
  workspaceId,
} from './columns.ts';
import { content } from './content.ts';
import { user } from './identity.ts';

/** The latest review of an item; earlier ones are in the audit log. */
export const review = pgTable(
  'review',
  {
    contentId: uuid('content_id')
      .primaryKey()
      .references(() => content.id, { onDelete: 'cascade' }),
    workspaceId: workspaceId(),
    state: text('state').$type<ReviewState>().notNull(),
    askedBy: createdByUser('asked_by'),
    /** As of that time; it remains after the account is deleted. */
    askedByName: text('asked_by_name').notNull(),
    askedAt: momentOfInsert('asked_at'),
    /** The revision submitted for review; after the decision, the one decided on. */
    revision: integer('revision').notNull(),
    decidedByName: text('decided_by_name'),
    decidedAt: moment('decided_at'),
    /** Message of the decision. */
    word: text('word').notNull().default(''),
  },
  (table) => [
    check('review_state', sql`${table.state} in ('open', 'approved', 'returned', 'withdrawn')`),
    index('review_workspace').on(table.workspaceId),
    referenceIndex('review_asker', table.askedBy),
    index('review_open')
      .on(table.workspaceId, table.askedAt)
      .where(sql`state = 'open'`),
  ],
);

/** Who was asked to review an item. */
export const reviewer = pgTable(
  'reviewer',
  {
    contentId: uuid('content_id')
      .notNull()
      .references(() => review.contentId, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.userId] }),
    index('reviewer_user').on(table.userId),
  ],
);

/** Comments on an item, and replies to them. */
export const reviewComment = pgTable(
  'review_comment',
  {
    id: generatedId(),
    contentId: uuid('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    /** The comment that it replies to; null for a comment. */
    parentId: uuid('parent_id'),
    authorId: createdByUser('author_id'),
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    /** Where in the text it was made; null for a comment on the whole item. */
    place: jsonb('place').$type<CommentPlace>(),
    createdAt: momentOfInsert('created_at'),
    editedAt: moment('edited_at'),
    resolvedAt: moment('resolved_at'),
    resolvedByName: text('resolved_by_name'),
    removedAt: moment('removed_at'),
  },
  (table) => [
    foreignKey({
      name: 'review_comment_parent',
      columns: [table.parentId],
      foreignColumns: [table.id],
    }).onDelete('cascade'),
    index('review_comment_of').on(table.contentId, table.createdAt),
    index('review_comment_parent_of').on(table.parentId),
    referenceIndex('review_comment_author', table.authorId),
  ],
);

/** A workspace's review rules; without a row there are none. */
export const reviewRule = pgTable('review_rule', {
  workspaceId: workspaceId().primaryKey(),
  /** Whether only approved text can be published. */
  isApprovalNeeded: boolean('is_approval_needed').notNull().default(false),
});
