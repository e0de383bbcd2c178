import { createHmac, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { startFakeService, type FakeService } from '../../service/start-fake-service.ts';
import { createBackEndApi } from './back-end-api.ts';
import { assertEventMatchesSchema } from './official-schema.ts';
import type { ClerkOrganization, ClerkSession } from './resources.ts';
import { createWorld, type ClerkWorld, type PublicKey } from './world.ts';

const HOST = 'clerk.stand-in.example';
const SECRET_KEY = 'sk_test_stand-in-0123456789';
const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of the stand-in of Clerk').toString('base64')}`;

/** The person a token is for, and claims that override the defaults. */
export interface TokenOptions {
  readonly session: ClerkSession;
  readonly organization?: ClerkOrganization | null;
  readonly role?: string;
  /** The token's format version; 2 by default. */
  readonly version?: 1 | 2;
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Signs instead of the current key. */
  readonly key?: SigningKey;
}

/** A key pair that signs tokens. */
export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
  readonly publicKey: PublicKey;
}

/** A fake of Clerk: its backend API, the issuer of its tokens, and its signed webhooks. */
export interface Clerk extends Pick<FakeService, 'requests' | 'failWith' | 'close'> {
  readonly url: string;
  readonly world: ClerkWorld;
  readonly issuer: string;
  /** The settings of a server that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  token(wishes: TokenOptions): Promise<string>;
  /** Signs with another key from now on; the previous one is no longer published. */
  rotateKey(): SigningKey;
  /** Sends a webhook to a server and returns the response status. */
  sendWebhook(serverUrl: string, type: string, data: unknown, options?: WebhookOptions): Promise<number>;
}

/** How a webhook differs from a valid one. */
export interface WebhookOptions {
  /** Time of the event in milliseconds since 1970. */
  readonly at?: number;
  /** Time of the message in milliseconds since 1970. */
  readonly sentAt?: number;
  readonly id?: string;
  readonly secret?: string;
  /** Replaces the body before signing. */
  readonly body?: (body: string) => string;
  /** Changes the body after signing. */
  readonly forge?: (body: string) => string;
  readonly names?: 'svix' | 'webhook';
}

/** Creates a key pair like Clerk's. */
export function createSigningKey(id = `ins_${randomUUID().replaceAll('-', '')}`): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    id,
    privateKey,
    publicKey: { ...publicKey.export({ format: 'jwk' }), kid: id, use: 'sig', alg: 'RS256' },
  };
}

/** Starts the fake on a free local port. `party` is the origin of the pages that its tokens are for. */
export async function startClerk(): Promise<Clerk & { party: string }> {
  let key = createSigningKey();
  const world = createWorld(() => [key.publicKey]);
  const service = await startFakeService(createBackEndApi(world, SECRET_KEY));
  const issuer = `https://${HOST}`;
  const clerk: Clerk & { party: string } = {
    party: '',
    url: service.url,
    requests: service.requests,
    failWith: (...how) => service.failWith(...how),
    close: () => service.close(),
    world,
    issuer,
    settings: {
      CLERK_PUBLISHABLE_KEY: `pk_test_${Buffer.from(`${HOST}$`).toString('base64')}`,
      CLERK_SECRET_KEY: SECRET_KEY,
      CLERK_WEBHOOK_SECRET: WEBHOOK_SECRET,
      CLERK_API_URL: service.url,
      // Longer than a response takes on a busy machine; only a hang takes this long.
      CLERK_TIMEOUT_MS: '3000',
    },
    token({ session, organization = null, role = 'org:admin', version = 2, claims = {}, key: other = key }) {
      const now = Math.floor(Date.now() / 1000);
      const inside = organization === null ? {} : insideOf(organization, role, version);
      const payload = {
        iss: issuer,
        sub: session.person.id,
        sid: session.id,
        iat: now,
        nbf: now - 10,
        exp: now + 60,
        fva: [0, -1],
        ...(clerk.party === '' ? {} : { azp: clerk.party }),
        ...(version === 2 ? { v: 2, sts: 'active' } : {}),
        ...inside,
        ...claims,
      };
      return Promise.resolve(signed({ alg: 'RS256', typ: 'JWT', kid: other.id }, payload, other.privateKey));
    },
    rotateKey() {
      const former = key;
      key = createSigningKey();
      return former;
    },
    async sendWebhook(serverUrl, type, data, options = {}) {
      const { at = world.now(), sentAt = Date.now(), id = `msg_${randomUUID()}`, names = 'svix' } = options;
      const event = {
        object: 'event',
        type,
        instance_id: 'ins_1',
        timestamp: at,
        data,
        event_attributes: { http_request: { client_ip: '192.0.2.7', user_agent: 'Test browser' } },
      };
      assertEventMatchesSchema(type, event);
      const body = options.body?.(JSON.stringify(event)) ?? JSON.stringify(event);
      const seconds = String(Math.floor(sentAt / 1000));
      const secret = Buffer.from((options.secret ?? WEBHOOK_SECRET).slice('whsec_'.length), 'base64');
      const signature = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64');
      const response = await fetch(`${serverUrl}/api/auth/events`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [`${names}-id`]: id,
          [`${names}-timestamp`]: seconds,
          [`${names}-signature`]: `v1,${signature}`,
        },
        body: options.forge?.(body) ?? body,
      });
      await response.text();
      return response.status;
    },
  };
  return clerk;
}

function insideOf(
  { id }: ClerkOrganization,
  role: string,
  version: 1 | 2,
): Readonly<Record<string, unknown>> {
  if (version === 1) return { org_id: id, org_role: role, org_slug: 'team', org_permissions: [] };
  return { o: { id, slg: 'team', rol: role.replace(/^org:/, '') } };
}

function signed(header: object, payload: object, key: KeyObject): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part(header)}.${part(payload)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}
