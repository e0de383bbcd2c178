import { z } from 'zod';
import { blankIsAbsent, count, entries, webAddress } from './setting-kinds.ts';
import { StartError } from './start-error.ts';

const address = webAddress.transform((url) => url.replace(/\/+$/, ''));
const KEY_HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;
const isOrigin = (entry: string): boolean => /^https?:/.test(entry) && URL.parse(entry)?.origin === entry;

/** The settings of the identity service as the environment has them. */
export const identityEnvironment = {
  CLERK_PUBLISHABLE_KEY: blankIsAbsent(
    z
      .string()
      .refine(
        (key) => hostOf(key) !== null,
        'must be the publishable key of Clerk, which begins with pk_test_ or pk_live_',
      )
      .optional(),
  ),
  CLERK_SECRET_KEY: blankIsAbsent(
    z
      .string()
      .regex(
        /^sk_(?:test|live)_[\x21-\x7e]+$/,
        'must be the secret key of Clerk, which begins with sk_test_ or sk_live_',
      )
      .optional(),
  ),
  CLERK_WEBHOOK_SECRET: blankIsAbsent(
    z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be the signing secret of the endpoint, as whsec_…')
      .optional(),
  ),
  CLERK_API_URL: blankIsAbsent(address.default('https://api.clerk.com')),
  CLERK_FRONTEND_URL: blankIsAbsent(address.optional()),
  CLERK_AUTHORIZED_PARTIES: blankIsAbsent(
    z
      .string()
      .refine(
        (list) => entries(list).every(isOrigin),
        'must be addresses of pages with commas and nothing after the host, as https://app.example.com',
      )
      .optional(),
  ),
  CLERK_TIMEOUT_MS: blankIsAbsent(count(100, 30_000).default(5_000)),
};
const identityEnvironmentSchema = z.object(identityEnvironment);

/** How Clerk is reached, and what it signs. */
export interface ClerkSettings {
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Null: nothing is heard of what changes there but by tokens. */
  readonly webhookSecret: string | null;
  /** Without a slash at the end, as `frontendUrl`. */
  readonly apiUrl: string;
  readonly frontendUrl: string;
  /** Who signs the tokens. */
  readonly issuer: string;
  /** Origins whose pages may hold a token; null: this server's own. */
  readonly authorizedParties: readonly string[] | null;
  /** Milliseconds for one attempt to ask the API. */
  readonly timeoutMs: number;
}

/**
 * The settings of Clerk; null where its keys are not set and people sign in by our own forms.
 * @throws StartError naming what is missing, or what does not go with the rest.
 */
export function clerkSettings(settings: z.output<typeof identityEnvironmentSchema>): ClerkSettings | null {
  const { CLERK_PUBLISHABLE_KEY: publishableKey, CLERK_SECRET_KEY: secretKey } = settings;
  if (publishableKey === undefined && secretKey === undefined) return null;
  if (publishableKey === undefined)
    throw new StartError('CLERK_PUBLISHABLE_KEY is wrong: it and CLERK_SECRET_KEY need each other');
  if (secretKey === undefined)
    throw new StartError('CLERK_SECRET_KEY is wrong: it and CLERK_PUBLISHABLE_KEY need each other');
  if (publishableKey.slice(3, 7) !== secretKey.slice(3, 7))
    throw new StartError(
      'CLERK_SECRET_KEY is wrong: one of the two keys is for testing and the other is not',
    );
  const issuer = `https://${hostOf(publishableKey)}`;
  return {
    publishableKey,
    secretKey,
    webhookSecret: settings.CLERK_WEBHOOK_SECRET ?? null,
    apiUrl: settings.CLERK_API_URL,
    frontendUrl: settings.CLERK_FRONTEND_URL ?? issuer,
    issuer,
    authorizedParties:
      settings.CLERK_AUTHORIZED_PARTIES === undefined ? null : entries(settings.CLERK_AUTHORIZED_PARTIES),
    timeoutMs: settings.CLERK_TIMEOUT_MS,
  };
}

/** The host of the front-end API, which a publishable key holds as base64 with a dollar sign; null for what is none. */
function hostOf(key: string): string | null {
  const encoded = /^pk_(?:test|live)_([A-Za-z0-9+/_-]+={0,2})$/.exec(key)?.[1];
  const decoded = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString('latin1');
  const host = decoded.endsWith('$') ? decoded.slice(0, -1) : '';
  return KEY_HOST.test(host) ? host : null;
}
