import { sql } from 'drizzle-orm';
import { customType, index, integer, text, uuid, type PgColumn } from 'drizzle-orm/pg-core';
import { user, workspace } from './identity.ts';

export { moment, momentOfInsert } from './moments.ts';

/** Bytes as they are. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A transaction of this database, as decimal digits. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** An id that the database makes. */
export const generatedId = () =>
  uuid('id')
    .primaryKey()
    .default(sql`gen_random_uuid()`);

/** The workspace that owns a row; the row goes with it. */
export const workspaceId = () =>
  text('workspace_id')
    .notNull()
    .references(() => workspace.id, { onDelete: 'cascade' });

/** The user who made a row; empty once their account is gone. */
export const createdByUser = (name: string) => text(name).references(() => user.id, { onDelete: 'set null' });

/** Whose a thing of a workspace is; the name, as it was at the last change by the author, outlives the account. */
export const ownershipColumns = () => ({
  id: uuid('id').primaryKey(),
  workspaceId: workspaceId(),
  authorId: createdByUser('author_id'),
  authorName: text('author_name').notNull(),
});

/** What is kept of a competitor's page, beside how it was come by. */
export const pageColumns = () => ({
  /** Where it stands; null for a text that a person gave without its address. */
  url: text('url'),
  title: text('title').notNull(),
  wordCount: integer('word_count').notNull(),
  format: text('format').$type<'html' | 'text'>().notNull(),
  /** The page as it came, gzip. */
  body: bytea('body').notNull(),
  /** SHA-256 of what it was before it was compressed, hexadecimal. */
  digest: text('digest').notNull(),
});

/** The index by which the deletion of what a column names finds its rows. */
export const referenceIndex = (name: string, column: PgColumn) =>
  index(name)
    .on(column)
    .where(sql.raw(`${column.name} is not null`));

/** Of what was not removed. */
export const notRemoved = sql`removed_at is null`;
