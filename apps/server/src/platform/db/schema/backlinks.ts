import type { LinkEvidence, LinkKind, LinkState } from '@pagewright/contract/advanced';
import { sql } from 'drizzle-orm';
import { doublePrecision, index, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, momentOfInsert, ownershipColumns, notRemoved, referenceIndex } from './columns.ts';

/** Pages that could link to a workspace's pages, and how far the outreach has come. */
export const linkLead = pgTable(
  'link_lead',
  {
    ...ownershipColumns(),
    kind: text('kind').$type<LinkKind>().notNull(),
    /** The page that could link, and our page it could link to. */
    pageUrl: text('page_url').notNull(),
    pageTitle: text('page_title').notNull(),
    ourPage: text('our_page'),
    /** How well the two pages match, 0 to 1; null if unknown. */
    relevance: doublePrecision('relevance'),
    evidence: json('evidence').$type<LinkEvidence>().notNull(),
    state: text('state').$type<LinkState>().notNull().default('found'),
    note: text('note').notNull().default(''),
    createdAt: momentOfInsert('created_at'),
    updatedAt: momentOfInsert('updated_at'),
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('link_lead_page').on(table.workspaceId, table.kind, table.pageUrl).where(notRemoved),
    index('link_lead_by_updated').on(table.workspaceId, table.updatedAt, table.id),
    referenceIndex('link_lead_author', table.authorId),

    index('link_lead_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
  ],
);
