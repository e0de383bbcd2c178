import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { session, workspace } from './identity.ts';
import { instant } from './moments.ts';

/** The OpenID provider of this installation; one row, named `main`. */
export const ssoConnection = pgTable('sso_connection', {
  id: text('id').primaryKey(),
  isOn: boolean('is_on').notNull(),
  /** As the sign-in button says it. */
  name: text('name').notNull(),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  /** Sealed. */
  clientSecret: text('client_secret').notNull(),
  /** Whose members people become when they first sign in. */
  workspaceId: text('workspace_id')
    .notNull()
    .references(() => workspace.id, { onDelete: 'cascade' }),
  groupsClaim: text('groups_claim').notNull(),
  /** With neither, everybody the provider lets in becomes a member. */
  adminGroups: text('admin_groups').array().notNull(),
  memberGroups: text('member_groups').array().notNull(),
  /** Domains of addresses that the provider speaks for. */
  domains: text('domains').array().notNull(),
  /** Whether people of these domains sign in by the provider only. */
  isEnforced: boolean('is_enforced').notNull(),
  /** The one account of these domains whose password still works. */
  emergencyEmail: text('emergency_email'),
  updatedAt: instant('updated_at')
    .notNull()
    .default(sql`now()`),
});

/** Sign-ins that were sent to the provider and have not come back; each comes back once. */
export const ssoPending = pgTable(
  'sso_pending',
  {
    /** SHA-256, base64url, as the browser's. */
    stateDigest: text('state_digest').primaryKey(),
    /** Of the cookie of the browser that began. */
    browserDigest: text('browser_digest').notNull(),
    issuer: text('issuer').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    returnTo: text('return_to').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sso_pending_expiry').on(table.expiresAt)],
);

/** Sessions that began at the provider, so that it can end them. */
export const ssoSession = pgTable(
  'sso_session',
  {
    sessionId: text('session_id')
      .primaryKey()
      .references(() => session.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** The provider's own id of the session; null where it names none. */
    providerSession: text('provider_session'),
  },
  (table) => [
    index('sso_session_subject').on(table.issuer, table.subject),
    index('sso_session_provider').on(table.issuer, table.providerSession),
  ],
);

/** Logout tokens that were taken, so that none is taken twice. */
export const ssoLogout = pgTable('sso_logout', {
  tokenId: text('token_id').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});
