import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { session, workspace } from './identity.ts';
import { instant } from './moments.ts';

/** The installation's OpenID provider; one row, named `main`. */
export const ssoConnection = pgTable('sso_connection', {
  id: text('id').primaryKey(),
  isOn: boolean('is_on').notNull(),
  /** The label on the sign-in button. */
  name: text('name').notNull(),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  /** Encrypted. */
  clientSecret: text('client_secret').notNull(),
  /** The workspace people join when they first sign in. */
  workspaceId: text('workspace_id')
    .notNull()
    .references(() => workspace.id, { onDelete: 'cascade' }),
  groupsClaim: text('groups_claim').notNull(),
  /** If both are empty, everyone the provider lets in becomes a member. */
  adminGroups: text('admin_groups').array().notNull(),
  memberGroups: text('member_groups').array().notNull(),
  /** Email domains the provider is responsible for. */
  domains: text('domains').array().notNull(),
  /** Whether people of these domains must sign in through the provider. */
  isEnforced: boolean('is_enforced').notNull(),
  /** The one account of these domains that can still sign in by password. */
  emergencyEmail: text('emergency_email'),
  updatedAt: instant('updated_at')
    .notNull()
    .default(sql`now()`),
});

/** Sign-ins sent to the provider that have not returned yet; each can return once. */
export const ssoPending = pgTable(
  'sso_pending',
  {
    /** SHA-256, base64url, as is the browser's digest. */
    stateDigest: text('state_digest').primaryKey(),
    /** Digest of the cookie in the browser that started the sign-in. */
    browserDigest: text('browser_digest').notNull(),
    issuer: text('issuer').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    returnTo: text('return_to').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sso_pending_expiry').on(table.expiresAt)],
);

/** Sessions started through the provider, so that it can end them. */
export const ssoSession = pgTable(
  'sso_session',
  {
    sessionId: text('session_id')
      .primaryKey()
      .references(() => session.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** The provider's session ID; null if it sends none. */
    providerSession: text('provider_session'),
  },
  (table) => [
    index('sso_session_subject').on(table.issuer, table.subject),
    index('sso_session_provider').on(table.issuer, table.providerSession),
  ],
);

/** Accepted logout tokens, so that none is accepted twice. */
export const ssoLogout = pgTable('sso_logout', {
  tokenId: text('token_id').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});
