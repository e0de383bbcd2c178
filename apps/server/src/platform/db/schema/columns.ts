import { sql } from 'drizzle-orm';
import { customType, index, integer, text, uuid, type PgColumn } from 'drizzle-orm/pg-core';
import { user, workspace } from './identity.ts';
import { moment } from './moments.ts';

export { moment, momentOfInsert } from './moments.ts';

/** Raw bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A transaction ID, as decimal digits. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** A database-generated ID. */
export const generatedId = () =>
  uuid('id')
    .primaryKey()
    .default(sql`gen_random_uuid()`);

/** The workspace that owns a row; deleting it deletes the row. */
export const workspaceId = () =>
  text('workspace_id')
    .notNull()
    .references(() => workspace.id, { onDelete: 'cascade' });

/** The user who created a row; null once their account is deleted. */
export const createdByUser = (name: string) => text(name).references(() => user.id, { onDelete: 'set null' });

/** The owner of an item. The name, as of the author's last change, remains after the account is deleted. */
export const ownershipColumns = () => ({
  id: uuid('id').primaryKey(),
  workspaceId: workspaceId(),
  authorId: createdByUser('author_id'),
  authorName: text('author_name').notNull(),
});

/** Stored content of a competitor's page. */
export const pageColumns = () => ({
  /** URL; null for a text that a user provided without one. */
  url: text('url'),
  title: text('title').notNull(),
  wordCount: integer('word_count').notNull(),
  format: text('format').$type<'html' | 'text'>().notNull(),
  /** The page as received, gzipped. */
  body: bytea('body').notNull(),
  /** SHA-256 of the uncompressed page, hexadecimal. */
  digest: text('digest').notNull(),
});

/** The index that finds referencing rows when the referenced row is deleted. */
export const referenceIndex = (name: string, column: PgColumn) =>
  index(name)
    .on(column)
    .where(sql.raw(`${column.name} is not null`));

/** Rows that are not removed. */
export const notRemoved = sql`removed_at is null`;

/** The problem of a scheduled import: since when, how often in a row, and when people were notified of it. */
export const failureColumns = <Problem extends string>() => ({
  problem: text('problem').$type<Problem>(),
  problemSince: moment('problem_since'),
  failures: integer('failures').notNull().default(0),
  toldAt: moment('told_at'),
});
