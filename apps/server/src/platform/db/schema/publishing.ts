import type { ConnectionKind } from '@pagewright/contract/publishing/connections';
import { DEFAULT_LANGUAGE, type Language } from '@pagewright/contract/settings/preferences';
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

/** Appearance and address of a workspace's public site; without a row, the defaults apply. */
export const site = pgTable(
  'site',
  {
    workspaceId: text('workspace_id')
      .primaryKey()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    /** Blank: the workspace's name. */
    name: text('name').notNull().default(''),
    tagline: text('tagline').notNull().default(''),
    /** The language of everything on the site but its articles. */
    language: text('language').$type<Language>().notNull().default(DEFAULT_LANGUAGE),
    logoFileId: text('logo_file_id').references(() => file.id, { onDelete: 'set null' }),
    /** Color of links and highlights on light and dark backgrounds, as `#rrggbb`. */
    colour: text('colour'),
    colourDark: text('colour_dark'),
    /** The claimed domain, lowercase, without a port. */
    domain: text('domain'),
    /** Value of the DNS record that proves ownership of the domain. */
    domainProof: text('domain_proof'),
    domainVerifiedAt: moment('domain_verified_at'),
    /** The live site that analyses treat as the workspace's own, as entered; nothing is published to it. */
    liveSite: text('live_site'),
    /** Which AI agents robots.txt asks to stay away, by purpose. */
    blocksAiTraining: boolean('blocks_ai_training').notNull().default(false),
    blocksAiSearch: boolean('blocks_ai_search').notNull().default(false),
    blocksAiUsers: boolean('blocks_ai_users').notNull().default(false),
    hasLlmsTxt: boolean('has_llms_txt').notNull().default(false),
  },
  (table) => [
    referenceIndex('site_logo', table.logoFileId),
    uniqueIndex('site_domain')
      .on(table.domain)
      .where(sql`domain_verified_at is not null`),
  ],
);

/** A workspace's account on another system that items are published to. */
export const connection = pgTable(
  'connection',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    kind: text('kind').$type<ConnectionKind>().notNull(),
    name: text('name').notNull(),
    /** URL of the other site, without a trailing slash. */
    url: text('url').notNull(),
    /** Blank if the system needs none. */
    userName: text('user_name').notNull().default(''),
    /** Encrypted application password or key. */
    secret: text('secret').notNull(),
    /** Whether items published here are sent there as well. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    createdAt: momentOfInsert('created_at'),
  },
  (table) => [
    index('connection_workspace').on(table.workspaceId),
    check('connection_kind', sql`${table.kind} in ('wordpress', 'ghost')`),
  ],
);

/** State of an item on a connected site, and the last action that was to change it. */
export const remotePost = pgTable(
  'remote_post',
  {
    contentId: uuid('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => connection.id, { onDelete: 'cascade' }),
    /** Null until the other system has responded. */
    remoteId: text('remote_id'),
    url: text('url'),
    isPublic: boolean('is_public').notNull().default(false),
    /** The revision sent last. */
    sentRevision: integer('sent_revision'),
    sentAt: moment('sent_at'),
    /** Key of the last action's effect. */
    effectKey: text('effect_key').notNull(),
    /** Why the last action failed, as a code. */
    fault: text('fault'),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.connectionId] }),
    index('remote_post_connection').on(table.connectionId),
  ],
);

/** A picture already uploaded to a connected site, so that it is not uploaded again. */
export const remotePicture = pgTable(
  'remote_picture',
  {
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => connection.id, { onDelete: 'cascade' }),
    /** SHA-256 of its bytes, hexadecimal. */
    sha256: text('sha256').notNull(),
    /** Its URL there. */
    url: text('url').notNull(),
    keptAt: momentOfInsert('kept_at'),
  },
  (table) => [primaryKey({ columns: [table.connectionId, table.sha256] })],
);
