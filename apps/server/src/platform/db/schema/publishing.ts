import type { ConnectionKind } from '@pagewright/contract/publishing/connections';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, momentOfInsert, referenceIndex, workspaceId } from './columns.ts';
import { content } from './content.ts';
import { workspace } from './identity.ts';
import { file } from './operation.ts';

/** How a workspace wants its public site to look and where it is to stand; without a row all is as it comes. */
export const site = pgTable(
  'site',
  {
    workspaceId: text('workspace_id')
      .primaryKey()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    /** Blank: the workspace's own name. */
    name: text('name').notNull().default(''),
    tagline: text('tagline').notNull().default(''),
    logoFileId: text('logo_file_id').references(() => file.id, { onDelete: 'set null' }),
    /** Of links and marks on light and on dark ground, as `#rrggbb`. */
    colour: text('colour'),
    colourDark: text('colour_dark'),
    /** The domain that is claimed, in lower case, without a port. */
    domain: text('domain'),
    /** What the domain's owner shows in its records to prove that it is theirs. */
    domainProof: text('domain_proof'),
    domainVerifiedAt: moment('domain_verified_at'),
    /** The live site that analyses take for the workspace's own, as it was named; nothing is published to it. */
    liveSite: text('live_site'),
  },
  (table) => [
    referenceIndex('site_logo', table.logoFileId),
    uniqueIndex('site_domain')
      .on(table.domain)
      .where(sql`domain_verified_at is not null`),
  ],
);

/** An account of a workspace on another system that items are published to. */
export const connection = pgTable(
  'connection',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    kind: text('kind').$type<ConnectionKind>().notNull(),
    name: text('name').notNull(),
    /** Address of the other site, without a slash at its end. */
    url: text('url').notNull(),
    /** Blank where the system asks for none. */
    userName: text('user_name').notNull().default(''),
    /** Application password or key, sealed. */
    secret: text('secret').notNull(),
    /** Whatever goes public here is sent there as well. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    createdAt: momentOfInsert('created_at'),
  },
  (table) => [
    index('connection_workspace').on(table.workspaceId),
    check('connection_kind', sql`${table.kind} in ('wordpress', 'ghost')`),
  ],
);

/** What stands of an item on the site of a connection, and the last act that was to change it. */
export const remotePost = pgTable(
  'remote_post',
  {
    contentId: uuid('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => connection.id, { onDelete: 'cascade' }),
    /** Null until the other system has answered. */
    remoteId: text('remote_id'),
    url: text('url'),
    isPublic: boolean('is_public').notNull().default(false),
    /** The revision that was sent last. */
    sentRevision: integer('sent_revision'),
    sentAt: moment('sent_at'),
    /** Key of the effect of the last act. */
    effectKey: text('effect_key').notNull(),
    /** Why the last act was given up, as a code. */
    fault: text('fault'),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.connectionId] }),
    index('remote_post_connection').on(table.connectionId),
  ],
);

/** A picture that was uploaded to the site of a connection: it is not uploaded again. */
export const remotePicture = pgTable(
  'remote_picture',
  {
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => connection.id, { onDelete: 'cascade' }),
    /** SHA-256 of its bytes, hexadecimal. */
    sha256: text('sha256').notNull(),
    /** Its address there. */
    url: text('url').notNull(),
    keptAt: momentOfInsert('kept_at'),
  },
  (table) => [primaryKey({ columns: [table.connectionId, table.sha256] })],
);
