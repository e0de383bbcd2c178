import type { FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { IdentityProvider, VerifiedSession } from '../providers/identity/port.ts';
import { httpMessages } from './messages.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * The session of a request's bearer token: the only way into the API.
 * @throws ApiError 401 where there is no valid token of a living session.
 */
export async function authenticate(
  request: FastifyRequest,
  identity: IdentityProvider,
): Promise<VerifiedSession> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const session = token === undefined ? null : await identity.verify(token);
  if (session) return session;
  throw new ApiError(
    401,
    token === undefined ? 'token_missing' : 'token_invalid',
    httpMessages.unauthenticated,
    {
      headers: { 'www-authenticate': 'Bearer' },
    },
  );
}
