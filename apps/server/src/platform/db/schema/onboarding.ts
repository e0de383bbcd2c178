import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { momentOfInsert, referenceIndex, workspaceId } from './columns.ts';
import { content } from './content.ts';
import { user } from './identity.ts';

/** Workspaces with sample data for one user; at most one per user. */
export const sampleWorkspace = pgTable(
  'sample_workspace',
  {
    workspaceId: workspaceId().primaryKey(),
    userId: text('user_id')
      .notNull()
      .unique()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The article to start with; null once it is permanently deleted. */
    articleId: uuid('article_id').references(() => content.id, { onDelete: 'set null' }),
  },
  (table) => [referenceIndex('sample_workspace_article', table.articleId)],
);

/** Members who dismissed the getting-started list. */
export const onboardingDismissal = pgTable(
  'onboarding_dismissal',
  {
    workspaceId: workspaceId(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    dismissedAt: momentOfInsert('dismissed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('onboarding_dismissal_user').on(table.userId),
  ],
);
