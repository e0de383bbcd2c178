import type { TokenScope } from '@pagewright/contract/token-scopes';
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { generatedId, workspaceId } from './columns.ts';
import { member } from './identity.ts';
import { createdAt, instant } from './moments.ts';

/** A personal API token of a member for one workspace. It goes with the membership, and does not come back with it. */
export const apiToken = pgTable(
  'api_token',
  {
    id: generatedId(),
    memberId: text('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** How its text begins. */
    prefix: text('prefix').notNull(),
    /** SHA-256 of its text, hexadecimal. */
    digest: text('digest').notNull(),
    scopes: text('scopes').array().$type<TokenScope[]>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** To the minute; empty: never. */
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('api_token_digest').on(table.digest),
    index('api_token_member').on(table.memberId, table.createdAt.desc(), table.id),
  ],
);

/** Calls by API token of a workspace in a calendar month (UTC). */
export const apiCallCounter = pgTable(
  'api_call_counter',
  {
    workspaceId: workspaceId(),
    /** Its first day. */
    month: date('month', { mode: 'string' }).notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.month] })],
);
