import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../../platform/api-error.ts';
import type { Log } from '../../../../platform/context.ts';
import { withTransaction } from '../../../../platform/db/client.ts';
import { admitPerson, NotAdmitted, type AdmissionParts } from './admit-person.ts';
import type { SingleSignOnFlow } from './create-single-sign-on.ts';
import { addPending, addSession, endSessions, takeLogoutToken, consumePendingSignIn } from './repository.ts';

/** Dependencies of the routes. */
export interface SingleSignOnRouteParts extends AdmissionParts {
  readonly flow: SingleSignOnFlow;
  readonly log: Log;
  readonly publicUrl: () => string;
  readonly isSecure: boolean;
  /** Starts a session for a user; returns its ID and the cookies to set. */
  readonly beginSession: (
    userId: string,
    request: FastifyRequest,
  ) => Promise<{ readonly sessionId: string; readonly cookies: readonly string[] }>;
  /** Waits until this server knows of every session that has already ended. */
  readonly catchUp: () => Promise<void>;
}

const COOKIE = 'pagewright.sso';
const COOKIE_PATH = '/api/auth/sso';
const COOKIE_SECONDS = 600;
/** A path on this server: one slash, then nothing that a browser reads as another host. */
const RETURN_TO = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]{0,500}$/;
const HOME = '/content';

/** Adds the redirect to the provider, the callback, and the provider's sign-out endpoint. */
export function addSingleSignOnRoutes(app: FastifyInstance, parts: SingleSignOnRouteParts): void {
  const { db, flow, log } = parts;
  const name = parts.isSecure ? `__Secure-${COOKIE}` : COOKIE;
  const attributes = [
    `Path=${COOKIE_PATH}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(parts.isSecure ? ['Secure'] : []),
  ];
  const cookie = (value: string, seconds: number): string =>
    [`${name}=${value}`, `Max-Age=${seconds}`, ...attributes].join('; ');
  const refuse = (reply: FastifyReply, code: string): FastifyReply =>
    reply.header('set-cookie', cookie('', 0)).redirect(`/sign-in?sso=${code}`, 303);

  app.get('/auth/sso', { config: { access: 'public' } }, async (request, reply) => {
    const { returnTo, again } = request.query as Record<string, unknown>;
    const opened = await flow.open().catch((error: unknown) => {
      if (!(error instanceof ApiError))
        log.error({ event: 'sso_provider_unusable', err: error }, 'the OpenID provider cannot be used');
      return null;
    });
    if (opened === null) return refuse(reply, 'unavailable');
    const browser = secret();
    const expected = { state: secret(), nonce: secret(), codeVerifier: secret() };
    const address = await opened.client.address(flow.redirectUri(), expected, again === '1');
    await addPending(db, {
      stateDigest: digest(expected.state),
      browserDigest: digest(browser),
      issuer: opened.connection.issuer,
      nonce: expected.nonce,
      codeVerifier: expected.codeVerifier,
      returnTo: typeof returnTo === 'string' && RETURN_TO.test(returnTo) ? returnTo : HOME,
    });
    return reply.header('set-cookie', cookie(browser, COOKIE_SECONDS)).redirect(address.href, 303);
  });

  app.get('/auth/sso/callback', { config: { access: 'public' } }, async (request, reply) => {
    const { state = '', error } = request.query as Record<string, unknown>;
    const browser = cookieOf(request.headers.cookie, name);
    const pending =
      typeof state === 'string' && browser !== null
        ? await consumePendingSignIn(db, { stateDigest: digest(state), browserDigest: digest(browser) })
        : null;
    if (pending === null || typeof state !== 'string') return refuse(reply, 'expired');
    if (error !== undefined) return refuse(reply, error === 'access_denied' ? 'denied' : 'failed');
    try {
      const { connection, client } = await flow.open();
      if (connection.issuer !== pending.issuer) return await refuse(reply, 'expired');
      const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
      const cameBackTo = new URL(`${flow.redirectUri()}${query}`);
      const identity = await client.finish(cameBackTo, { ...pending, state });
      const userId = await admitPerson(parts, connection, identity);
      const { sessionId, cookies } = await parts.beginSession(userId, request);
      const { subject, providerSession } = identity;
      await addSession(db, { sessionId, issuer: connection.issuer, subject, providerSession });
      await parts.catchUp();
      return await reply.header('set-cookie', [cookie('', 0), ...cookies]).redirect(pending.returnTo, 303);
    } catch (failure) {
      return refuse(reply, codeOf(failure, log));
    }
  });

  // Form bodies are accepted only at this URL.
  void app.register(async (inside) => {
    inside.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    inside.post('/auth/sso/logout', { config: { access: 'public' } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        const token = request.body instanceof URLSearchParams ? request.body.get('logout_token') : null;
        const { connection, client } = await flow.open();
        const notice = await client.readLogout(token ?? '');
        // Atomic: a token that ended nothing because of a failure must be accepted when it is sent again.
        await withTransaction({ db }, async (inside) => {
          if (await takeLogoutToken(inside.db, notice.tokenId))
            await endSessions(inside.db, { issuer: connection.issuer, ...notice });
        });
        await parts.catchUp();
        return await reply.code(200).send();
      } catch (failure) {
        log.warn({ event: 'sso_logout_refused', err: failure }, 'a logout token was refused');
        return reply.code(400).send({ error: 'invalid_request' });
      }
    });
  });
}

/** The code that tells the sign-in screen why somebody was not admitted. */
function codeOf(failure: unknown, log: Log): string {
  if (failure instanceof NotAdmitted) return failure.reason;
  if (failure instanceof ApiError) return failure.code === 'seats_full' ? 'seats_full' : 'unavailable';
  log.warn({ event: 'sso_refused', err: failure }, 'an answer of the OpenID provider was refused');
  return 'failed';
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function cookieOf(cookies: string | undefined, name: string): string | null {
  const pair = cookies?.split(';').find((one) => one.trimStart().startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(pair.indexOf('=') + 1).trim();
}
