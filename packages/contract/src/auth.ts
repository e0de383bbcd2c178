import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  email,
  firstObjection,
  maxLength,
  password,
  plainName,
  required,
  type Validator,
} from './validators.ts';

/** Roles in a workspace, most permissions first. A client can only read reports for clients. */
export const WORKSPACE_ROLES = ['admin', 'basic_member', 'client'] as const;
export type WorkspaceRole = (typeof WORKSPACE_ROLES)[number];

/** The role for a stored value. Anything unknown becomes a basic member. */
export function toWorkspaceRole(role: string | null): WorkspaceRole {
  return WORKSPACE_ROLES.find((known) => known === role) ?? 'basic_member';
}

/** Maximum length of a person's name, in characters. */
export const PERSON_NAME_MAX = 100;
/** Maximum body of sign-in and similar calls, in bytes. */
export const AUTH_BODY_BYTES_MAX = 16_384;

/** The session data that every screen can read. */
export const sessionSchema = z.object({
  userId: z.string(),
  sessionId: z.string(),
  sessionStatus: z.literal('active'),
  sessionClaims: z.record(z.string(), z.unknown()).describe('Claims of the presented token.'),
  organizationId: z.string(),
  organizationRole: z.enum(WORKSPACE_ROLES),
  organizationSlug: z.string(),
  organizationName: z.string(),
  organizationPermissions: z.array(z.string()),
  actor: z.null().describe('The impersonating user. The built-in provider does not support impersonation.'),
  factorVerificationAge: z
    .tuple([z.int(), z.int()])
    .describe('Minutes since the first and second factor. -1 if not enrolled.'),
  fullName: z.string(),
  username: z.string().nullable(),
  email: z.string(),
  profileImageUrl: z.string().nullable().describe('URL of the user’s picture. Null if there is none.'),
  isOperator: z.boolean(),
  idleMinutes: z.int().describe('Minutes of inactivity after which the session ends.'),
});
export type Session = z.output<typeof sessionSchema>;

export const readSession = endpoint({
  forClients: true,
  method: 'GET',
  path: '/session',
  feature: 'auth',
  summary: 'Reads the session of the presented token.',
  access: 'user',
  response: sessionSchema,
});

/** Maximum lifetime of a token, in seconds. */
export const TOKEN_SECONDS_MAX = 300;
/** Lifetime of a password reset link, in seconds. */
export const RESET_LINK_SECONDS = 3600;

/**
 * The one form in which an email address is stored and compared: trimmed, in lower case, composed (NFC). Two spellings
 * with the same form are one account.
 */
export function normalizeEmail(address: string): string {
  return address.trim().normalize('NFKC').toLowerCase().normalize('NFKC');
}

/** Text that the validators accept. The objection becomes the issue's message. */
const accepted = (...validators: Validator<string>[]) =>
  z.string().superRefine((value, context) => {
    const message = firstObjection(value, ...validators);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

/** An email address, normalized. */
export const emailSchema = z
  .string()
  .max(1_000)
  .transform(normalizeEmail)
  .pipe(accepted(required(), email()));
const nameSchema = z
  .string()
  .transform((name) => name.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim())
  .pipe(accepted(required(), maxLength(PERSON_NAME_MAX), plainName()));
/** A new password. */
export const newPasswordSchema = accepted(required(), password());
/** A password that is only compared: its strength was checked when it was set. */
export const currentPasswordSchema = accepted(required(), maxLength(128));

const userSchema = z.object({ id: z.string(), name: z.string(), email: z.string() });
const signedInSchema = z.object({ user: userSchema });
const doneSchema = z.object({ success: z.boolean() });

export const signUp = endpoint({
  method: 'POST',
  path: '/auth/sign-up/email',
  feature: 'auth',
  summary: 'Creates a user with their own workspace and signs them in with a session cookie.',
  access: 'public',
  body: z.object({ name: nameSchema, email: emailSchema, password: newPasswordSchema }),
  bodyLimit: AUTH_BODY_BYTES_MAX,
  response: signedInSchema,
  refusals: [403, 409, 415, 422],
});

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/sign-in/email',
  feature: 'auth',
  summary:
    'Signs in with a session cookie. An unknown address and a wrong password get the same response. With two-factor sign-in, `second_factor_required` asks for the code.',
  access: 'public',
  body: z.object({
    email: emailSchema,
    password: currentPasswordSchema,
    code: z
      .string()
      .max(40)
      .optional()
      .describe('Code from the authenticator, or a recovery code. Spaces and hyphens are ignored.'),
  }),
  bodyLimit: AUTH_BODY_BYTES_MAX,
  response: signedInSchema,
  refusals: [401, 403, 415],
});

export const readSignInOptions = endpoint({
  method: 'GET',
  path: '/auth/options',
  feature: 'auth',
  summary: 'Lists the ways to sign in besides a password.',
  access: 'public',
  response: z.object({
    singleSignOn: z
      .object({ name: z.string(), path: z.string().describe('Path where the browser starts signing in.') })
      .nullable()
      .describe('OpenID provider of this installation. Null if there is none.'),
  }),
  refusals: [403],
});

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/sign-out',
  feature: 'auth',
  summary: 'Ends the cookie’s session and all its tokens, on every server.',
  access: 'public',
  bodyLimit: AUTH_BODY_BYTES_MAX,
  response: doneSchema,
  refusals: [403, 415],
});

export const readToken = endpoint({
  method: 'GET',
  path: '/auth/token',
  feature: 'auth',
  summary: 'Issues a bearer token, valid for five minutes, for the cookie’s session.',
  access: 'public',
  query: z.object({
    workspace: z
      .string()
      .min(1)
      .max(64)
      .optional()
      .describe('ID of one of the user’s workspaces. Omit for the one last used.'),
  }),
  response: z.object({ token: z.string() }),
  refusals: [401, 403],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/change-password',
  feature: 'auth',
  summary: 'Changes the password of the session’s user, ends all sessions, and starts a new one.',
  access: 'public',
  body: z.object({ currentPassword: currentPasswordSchema, newPassword: newPasswordSchema }),
  bodyLimit: AUTH_BODY_BYTES_MAX,
  response: signedInSchema,
  refusals: [401, 403, 415, 422],
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/request-password-reset',
  feature: 'auth',
  summary: 'Emails a password reset link. The response does not reveal whether the address exists.',
  access: 'public',
  body: z.object({ email: emailSchema }),
  bodyLimit: AUTH_BODY_BYTES_MAX,
  response: doneSchema,
  refusals: [403, 415],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  feature: 'auth',
  summary: 'Sets a new password with a one-time emailed token and ends all the user’s sessions.',
  access: 'public',
  body: z.object({ token: z.string().min(1).max(200), newPassword: newPasswordSchema }),
  bodyLimit: AUTH_BODY_BYTES_MAX,
  response: doneSchema,
  refusals: [403, 415, 422],
});

export const receiveIdentityEvent = endpoint({
  method: 'POST',
  path: '/auth/events',
  feature: 'auth',
  summary:
    'Receives events from the identity service, signed per Standard Webhooks. Available only if an identity service is configured.',
  access: 'public',
  body: z.looseObject({ type: z.string(), timestamp: z.int(), data: z.unknown() }),
  bodyLimit: 262_144,
  status: 204,
  refusals: [401, 409, 415, 503],
});

export const listMail = endpoint({
  method: 'GET',
  path: '/mail',
  feature: 'auth',
  summary: 'Lists outgoing emails, newest first. Without a mail server, they can be read here.',
  access: 'operator',
  query: z.object({
    cursor: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({
    mails: z.array(
      z.object({
        id: z.string(),
        recipient: z.string(),
        subject: z.string(),
        text: z.string(),
        createdAt: z.string(),
        sentAt: z
          .string()
          .nullable()
          .describe('When the mail server accepted the email. Null if it is only stored here.'),
      }),
    ),
    total: z.int(),
    totalIsEstimate: z.boolean(),
    nextCursor: z.string().nullable(),
  }),
});
