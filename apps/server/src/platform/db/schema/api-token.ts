import type { TokenScope } from '@pagewright/contract/token-scopes';
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { generatedId, workspaceId } from './columns.ts';
import { member } from './identity.ts';
import { createdAt, instant } from './moments.ts';

/**
 * A member's personal API token for one workspace. It is deleted with the membership, and rejoining does not restore
 * it.
 */
export const apiToken = pgTable(
  'api_token',
  {
    id: generatedId(),
    memberId: text('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** First characters of the token. */
    prefix: text('prefix').notNull(),
    /** SHA-256 of the token, hexadecimal. */
    digest: text('digest').notNull(),
    scopes: text('scopes').array().$type<TokenScope[]>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** Precise to the minute; null: never used. */
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('api_token_digest').on(table.digest),
    index('api_token_member').on(table.memberId, table.createdAt.desc(), table.id),
  ],
);

/** API token calls of a workspace per calendar month (UTC). */
export const apiCallCounter = pgTable(
  'api_call_counter',
  {
    workspaceId: workspaceId(),
    /** The month's first day. */
    month: date('month', { mode: 'string' }).notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.month] })],
);
