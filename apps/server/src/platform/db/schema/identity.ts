import type { AccountReviewKind, AccountReviewState } from '@pagewright/contract/settings/address';
import type { SignInOutcome } from '@pagewright/contract/settings/security';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant } from './moments.ts';

export const user = pgTable('user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: createdAt(),
  updatedAt: instant('updated_at')
    .notNull()
    .default(sql`now()`),
  /** When the account is deleted at its user's request; signing in before then cancels the deletion. */
  deleteAt: instant('delete_at'),
});

export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the cookie's token, base64url. */
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    activeOrganizationId: text('active_organization_id'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    expiresAt: instant('expires_at').notNull(),
    /** Last activity of the user; the session expires after the idle time they chose. */
    lastSeenAt: instant('last_seen_at')
      .notNull()
      .default(sql`now()`),
    /**
     * When the password and a second-factor code were last entered in this session; null: not since it started, or
     * never.
     */
    firstFactorAt: instant('first_factor_at'),
    secondFactorAt: instant('second_factor_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('session_user').on(table.userId), index('session_expiry').on(table.expiresAt)],
);

export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('account_user').on(table.userId)],
);

/** Links emailed to users. */
export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    /** Purpose of the link and SHA-256 of its token, base64url. */
    identifier: text('identifier').notNull(),
    /** ID of the user the link was emailed to. */
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('verification_identifier').on(table.identifier),
    index('verification_user').on(table.value),
  ],
);

/** Signing keys of short-lived tokens. */
export const jwks = pgTable('jwks', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  /** Encrypted with the installation's secret. */
  privateKey: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  createdAt: createdAt(),
  expiresAt: instant('expires_at'),
});

export const workspace = pgTable('workspace', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Also the address of the workspace's public site. */
  slug: text('slug').notNull().unique(),
  logo: text('logo'),
  metadata: text('metadata'),
  createdAt: createdAt(),
});

export const member = pgTable(
  'member',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text('role').notNull().default('basic_member'),
    createdAt: createdAt(),
    /** When the user last switched to it; null if they never did. */
    enteredAt: instant('entered_at'),
  },
  (table) => [
    uniqueIndex('member_workspace_user').on(table.organizationId, table.userId),
    index('member_user').on(table.userId),
  ],
);

export const invitation = pgTable(
  'invitation',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    role: text('role'),
    status: text('status').notNull().default('pending'),
    expiresAt: instant('expires_at').notNull(),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /**
     * SHA-256 of the secret in the emailed link, base64url; optional because the library using this table requires it.
     */
    secretDigest: text('secret_digest'),
    /** When the link was last emailed. */
    sentAt: instant('sent_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('invitation_secret').on(table.secretDigest),
    uniqueIndex('invitation_pending')
      .on(table.organizationId, table.email)
      .where(sql`status = 'pending'`),
    index('invitation_workspace').on(table.organizationId),
    index('invitation_email').on(table.email),
    index('invitation_inviter').on(table.inviterId),
  ],
);

/** A user's second factor: the secret shared with their authenticator. */
export const twoFactor = pgTable('two_factor', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Encrypted. */
  secret: text('secret').notNull(),
  /** When its first code was entered; null: setup is unfinished, and sign-in asks for no code. */
  confirmedAt: instant('confirmed_at'),
  /** The last accepted 30-second step since 1970; no code is accepted twice. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: createdAt(),
});

/** Codes that replace a lost authenticator; each is deleted when used. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** SHA-256, base64url. */
    digest: text('digest').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.digest] })],
);

/** Sign-ins and attempted sign-ins of an account, deleted after 90 days. */
export const signInEntry = pgTable(
  'sign_in_entry',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    outcome: text('outcome').$type<SignInOutcome>().notNull(),
    ipAddress: text('ip_address').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('sign_in_entry_newest').on(table.userId, table.id.desc()),
    index('sign_in_entry_age').on(table.createdAt),
  ],
);

/** Attempts per time window, shared by all servers. */
export const rateLimit = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
});

/**
 * State of an external identity service's users, workspaces, members, sessions, and invitations, so that its events
 * apply in the order they happened there, not in the order they arrive.
 */
export const identityMirror = pgTable(
  'identity_mirror',
  {
    kind: text('kind').$type<'user' | 'workspace' | 'member' | 'session' | 'invitation'>().notNull(),
    /** The service's own ID; for a member, the workspace's and the user's IDs separated by a space. */
    id: text('id').notNull(),
    /** When this state was created there, in milliseconds since 1970. */
    version: bigint('version', { mode: 'number' }).notNull(),
    isGone: boolean('is_gone').notNull().default(false),
    /** Account security shown for a user. */
    safety: jsonb('safety').$type<{
      readonly twoFactor: boolean;
      readonly passwordChangedAt: number | null;
    }>(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/**
 * Items that existed in an account when an unconfirmed address was confirmed by a password reset. Somebody else may
 * have signed up with that address and added them, so the owner confirms or removes each one.
 */
export const accountReview = pgTable(
  'account_review',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AccountReviewKind>().notNull(),
    /** Current state: removed, or turned off until the owner confirms it. */
    state: text('state').$type<AccountReviewState>().notNull(),
    label: text('label').notNull(),
    /** For a membership: the user and their role. */
    memberId: text('member_id').references(() => user.id, { onDelete: 'cascade' }),
    role: text('role'),
    /** What confirming restores: columns of its row, with secrets encrypted or as digests. */
    kept: jsonb('kept').$type<Readonly<Record<string, unknown>>>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('account_review_user').on(table.userId),
    index('account_review_workspace').on(table.workspaceId),
    index('account_review_member').on(table.memberId),
  ],
);
