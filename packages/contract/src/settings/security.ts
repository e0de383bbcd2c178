import { z } from 'zod';
import { currentPasswordSchema, newPasswordSchema } from '../auth.ts';
import { endpoint } from '../endpoint.ts';

/** Choices for the minutes of inactivity after which a session ends. */
export const SESSION_TIMEOUTS = [15, 30, 60, 240] as const;
export type SessionTimeout = (typeof SESSION_TIMEOUTS)[number];
/** The default. */
export const SESSION_TIMEOUT_DEFAULT: SessionTimeout = 30;

export const sessionTimeoutSchema = z.union(SESSION_TIMEOUTS.map((minutes) => z.literal(minutes)));

/** Outcomes of a sign-in attempt. */
export const SIGN_IN_OUTCOMES = ['signed_in', 'wrong_password', 'wrong_code'] as const;
export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number];

const placeSchema = z.null().describe('Always null. Locations are not looked up from IP addresses.');

const sessionInListSchema = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  device: z.string().nullable().describe('What the browser or program identifies itself as.'),
  location: placeSchema,
  signedInAt: z.string(),
  lastSeenAt: z.string().describe('When the session was last seen, to the minute.'),
});
export type SessionInList = z.output<typeof sessionInListSchema>;

const signInEntrySchema = z.object({
  date: z.string(),
  outcome: z.enum(SIGN_IN_OUTCOMES),
  ip: z.string(),
  location: placeSchema,
  device: z.string().nullable(),
});
export type SignInEntry = z.output<typeof signInEntrySchema>;

export const securitySchema = z.object({
  twoFactorAuth: z.boolean(),
  recoveryCodesLeft: z
    .int()
    .min(0)
    .nullable()
    .describe('Recovery codes left. Null if two-factor sign-in is off.'),
  sessionTimeout: sessionTimeoutSchema,
  passwordLastChanged: z.string().nullable(),
  sessions: z
    .array(sessionInListSchema)
    .describe('The 100 most recent active sessions, the current one first.'),
  loginHistory: z.array(signInEntrySchema).describe('The 50 most recent sign-ins of the last 90 days.'),
});
export type Security = z.output<typeof securitySchema>;

const BODY_BYTES_MAX = 16_384;
/** An authenticator code or a recovery code. Spaces and hyphens are ignored. */
export const secondFactorCodeSchema = z
  .string()
  .max(40)
  .transform((code) => code.replaceAll(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().min(1, 'This field is required'));

export const changeMyPassword = endpoint({
  method: 'POST',
  path: '/settings/change-password',
  feature: 'settings',
  summary: 'Changes your password, ends all your sessions, and starts a new one with a session cookie.',
  access: 'user',
  body: z.object({ currentPassword: currentPasswordSchema, newPassword: newPasswordSchema }),
  bodyLimit: BODY_BYTES_MAX,
  response: z.object({ success: z.boolean() }),
  refusals: [422],
});

export const proveIdentity = endpoint({
  method: 'PUT',
  path: '/settings/proof',
  feature: 'settings',
  summary:
    'Confirms your password or a two-factor code again, which sensitive calls request with the codes `password_again` and `code_again`.',
  access: 'user',
  body: z.object({ password: currentPasswordSchema.optional(), code: secondFactorCodeSchema.optional() }),
  bodyLimit: BODY_BYTES_MAX,
  response: z.object({ success: z.boolean() }),
  refusals: [422],
});

export const beginTwoFactor = endpoint({
  method: 'PUT',
  path: '/settings/two-factor/secret',
  feature: 'settings',
  summary: 'Creates an authenticator secret. It takes effect once a code is confirmed.',
  access: 'user',
  bodyLimit: BODY_BYTES_MAX,
  response: z.object({
    secret: z.string().describe('Base32 secret for manual entry.'),
    uri: z.string().describe('The secret as an `otpauth` URI, for a QR code.'),
  }),
  refusals: [403, 409],
});

const recoveryCodesSchema = z.object({
  recoveryCodes: z
    .array(z.string())
    .describe('Recovery codes. Returned only this once. Each can be used once.'),
});

export const confirmTwoFactor = endpoint({
  method: 'PUT',
  path: '/settings/two-factor',
  feature: 'settings',
  summary: 'Turns on two-factor sign-in with a first authenticator code.',
  access: 'user',
  body: z.object({ code: secondFactorCodeSchema }),
  bodyLimit: BODY_BYTES_MAX,
  response: recoveryCodesSchema,
  refusals: [403, 409, 422],
});

export const renewRecoveryCodes = endpoint({
  method: 'PUT',
  path: '/settings/two-factor/recovery-codes',
  feature: 'settings',
  summary: 'Creates new recovery codes and voids the old ones.',
  access: 'user',
  bodyLimit: BODY_BYTES_MAX,
  response: recoveryCodesSchema,
  refusals: [403, 409],
});

export const removeTwoFactor = endpoint({
  method: 'DELETE',
  path: '/settings/two-factor',
  feature: 'settings',
  summary: 'Turns off two-factor sign-in.',
  access: 'user',
  status: 204,
  refusals: [403],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/settings/sessions/{id}',
  feature: 'settings',
  summary: 'Ends one of your sessions and all its tokens.',
  access: 'user',
  params: z.object({ id: z.string().max(100) }),
  status: 204,
  refusals: [404],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/settings/sessions',
  feature: 'settings',
  summary: 'Ends all your other sessions.',
  access: 'user',
  status: 204,
});
