import { z } from 'zod';
import { blankAsUndefined, integerBetween, splitList, httpUrl } from './setting-schemas.ts';
import { StartError } from './start-error.ts';

const address = httpUrl.transform((url) => url.replace(/\/+$/, ''));
const KEY_HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;
const isOrigin = (entry: string): boolean => /^https?:/.test(entry) && URL.parse(entry)?.origin === entry;

export const identityEnvironment = {
  CLERK_PUBLISHABLE_KEY: blankAsUndefined(
    z
      .string()
      .refine(
        (key) => hostOf(key) !== null,
        'must be the publishable key of Clerk, which begins with pk_test_ or pk_live_',
      )
      .optional(),
  ),
  CLERK_SECRET_KEY: blankAsUndefined(
    z
      .string()
      .regex(
        /^sk_(?:test|live)_[\x21-\x7e]+$/,
        'must be the secret key of Clerk, which begins with sk_test_ or sk_live_',
      )
      .optional(),
  ),
  CLERK_WEBHOOK_SECRET: blankAsUndefined(
    z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be the signing secret of the endpoint, as whsec_…')
      .optional(),
  ),
  CLERK_API_URL: blankAsUndefined(address.default('https://api.clerk.com')),
  CLERK_FRONTEND_URL: blankAsUndefined(address.optional()),
  CLERK_AUTHORIZED_PARTIES: blankAsUndefined(
    z
      .string()
      .refine(
        (list) => splitList(list).every(isOrigin),
        'must be addresses of pages with commas and nothing after the host, as https://app.example.com',
      )
      .optional(),
  ),
  CLERK_TIMEOUT_MS: blankAsUndefined(integerBetween(100, 30_000).default(5_000)),
};
const identityEnvironmentSchema = z.object(identityEnvironment);

/** Connection to Clerk. */
export interface ClerkSettings {
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Null: changes in Clerk are only seen through tokens. */
  readonly webhookSecret: string | null;
  /** Without a trailing slash, like `frontendUrl`. */
  readonly apiUrl: string;
  readonly frontendUrl: string;
  /** Issuer of the tokens. */
  readonly issuer: string;
  /** Origins that may use a token; null: this server's own. */
  readonly authorizedParties: readonly string[] | null;
  /** Timeout for one API request, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Settings of Clerk; null if its keys are not set and users sign in with built-in accounts.
 * @throws StartError naming the missing or inconsistent setting.
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
      settings.CLERK_AUTHORIZED_PARTIES === undefined ? null : splitList(settings.CLERK_AUTHORIZED_PARTIES),
    timeoutMs: settings.CLERK_TIMEOUT_MS,
  };
}

/** The Frontend API host encoded in a publishable key (base64, ends with a dollar sign); null if invalid. */
function hostOf(key: string): string | null {
  const encoded = /^pk_(?:test|live)_([A-Za-z0-9+/_-]+={0,2})$/.exec(key)?.[1];
  const decoded = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString('latin1');
  const host = decoded.endsWith('$') ? decoded.slice(0, -1) : '';
  return KEY_HOST.test(host) ? host : null;
}
