import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { z } from 'zod';
import type { Services } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/client.ts';
import { installationValue, replaceInstallationValue } from '../../../platform/db/installation-value.ts';
import type { RecurringJob } from '../../../platform/jobs/define.ts';
import { UnreadableSecretError } from '../../../platform/secrets/index.ts';

const NAME = 'push_keys';
/** Belongs to the installation, not to a workspace. */
const PLACE = { workspaceId: '', field: NAME };
/** First byte of an uncompressed point. */
const UNCOMPRESSED_POINT = Buffer.from([4]);
/** Push services reject more than a day. */
const TOKEN_SECONDS = 12 * 3_600;

const jwkSchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  d: z.string(),
  x: z.string(),
  y: z.string(),
});

type Jwk = z.output<typeof jwkSchema>;

/** The VAPID identity of this installation for push services (RFC 8292). */
export interface PushKeys {
  /** The key that browsers subscribe with, base64url. */
  readonly publicKey: string;
  /** The authorization header for a message to an endpoint. */
  authorize(endpoint: string): string;
}

interface KeysContext {
  readonly db: Database;
  readonly services: Pick<Services, 'secrets' | 'publicUrl' | 'config'>;
}

/** The keys, created on the first call of any server and sealed; null if the encryption key is lost. */
export async function readPushKeys(ctx: KeysContext): Promise<PushKeys | null> {
  const { secrets } = ctx.services;
  const sealed = await installationValue(ctx.db, NAME, () => secrets.seal(createKey(), PLACE));
  try {
    const jwk = jwkSchema.parse(JSON.parse(secrets.open(sealed, PLACE)));
    const point = [UNCOMPRESSED_POINT, Buffer.from(jwk.x, 'base64url'), Buffer.from(jwk.y, 'base64url')];
    const publicKey = Buffer.concat(point).toString('base64url');
    return {
      publicKey,
      authorize: (endpoint) =>
        `vapid t=${signToken(jwk, { aud: new URL(endpoint).origin, sub: contactUrl(ctx) })}, k=${publicKey}`,
    };
  } catch (error) {
    if (error instanceof UnreadableSecretError) return null;
    throw error;
  }
}

/** Reseals the keys with the current installation key, so a former one can be removed. */
export const resealPushKeys: RecurringJob = {
  name: 'reseal-push-keys',
  cron: '39 * * * *',
  async run(ctx) {
    const { secrets } = ctx.services;
    const sealed = await installationValue(ctx.db, NAME, () => secrets.seal(createKey(), PLACE));
    if (secrets.isCurrent(sealed)) return;
    try {
      const resealed = secrets.seal(secrets.open(sealed, PLACE), PLACE);
      await replaceInstallationValue(ctx.db, NAME, sealed, resealed);
    } catch (error) {
      if (!(error instanceof UnreadableSecretError)) throw error;
      ctx.log.warn(
        { event: 'push_keys_sealed' },
        'the keys of push notifications cannot be opened: their SECRETS_KEY is missing',
      );
    }
  },
};

function createKey(): string {
  return JSON.stringify(
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  );
}

function signToken(jwk: Jwk, claims: { readonly aud: string; readonly sub: string }): string {
  const exp = Math.floor(Date.now() / 1000) + TOKEN_SECONDS;
  const text = [
    { typ: 'JWT', alg: 'ES256' },
    { ...claims, exp },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

/** The contact for push services: an HTTPS or mailto URL. */
function contactUrl({ services }: KeysContext): string {
  const url = services.publicUrl();
  if (url.startsWith('https:')) return url;
  const { from } = services.config.mail;
  return `mailto:${/<([^>]+)>/.exec(from)?.[1] ?? from}`;
}
