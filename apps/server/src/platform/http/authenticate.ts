import { UNATTENDED_HEADER, type Endpoint } from '@pagewright/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { Services } from '../context.ts';
import type { VerifiedSession } from '../../providers/identity/port.ts';
import { httpMessages } from './messages.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const API_TOKEN = /^Bearer (pgw_[\w-]{1,100})$/i;

/**
 * Authenticates a request by its bearer token: a session token, or a personal API token, whose ID is then set on the
 * request. There is no other way to authenticate.
 * @throws ApiError 401 without a valid token, 403 if an API token is not enough for the call.
 */
export async function authenticate(
  request: FastifyRequest,
  { identity, apiTokens }: Pick<Services, 'identity' | 'apiTokens'>,
  call: Endpoint,
  isUnattended = request.headers[UNATTENDED_HEADER] !== undefined,
): Promise<VerifiedSession> {
  const { authorization = '' } = request.headers;
  const apiToken = API_TOKEN.exec(authorization)?.[1];
  if (apiToken !== undefined) return byApiToken(request, apiTokens, apiToken, call);
  const token = BEARER.exec(authorization)?.[1];
  const session = token === undefined ? null : await identity.verify(token, { isUnattended });
  if (session) return session;
  if (token !== undefined) await request.server.callLimits.countNetwork('invalidToken', request);
  throw unauthenticated(
    token === undefined ? 'token_missing' : 'token_invalid',
    httpMessages.unauthenticated,
    'Bearer',
  );
}

async function byApiToken(
  request: FastifyRequest,
  apiTokens: Services['apiTokens'],
  text: string,
  { scope }: Endpoint,
): Promise<VerifiedSession> {
  const holder = await apiTokens.find(text);
  if (!holder) {
    await request.server.callLimits.countNetwork('invalidToken', request);
    throw unauthenticated('token_invalid', httpMessages.apiTokenInvalid, 'Bearer error="invalid_token"');
  }
  const { id, actor, scopes, planWithoutApi } = holder;
  if (planWithoutApi !== null)
    throw new ApiError(403, 'plan_without_api', httpMessages.planWithoutApi(planWithoutApi));
  if (scope === undefined) throw new ApiError(403, 'api_token_not_taken', httpMessages.apiTokenNotTaken);
  if (!scopes.includes(scope))
    throw new ApiError(403, 'scope_missing', httpMessages.apiTokenScope(scope), {
      headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
    });
  request.apiToken = { id, workspaceId: actor.workspaceId, scopes };
  return { actor, claims: {} };
}

function unauthenticated(code: string, sentence: string, challenge: string): ApiError {
  return new ApiError(401, code, sentence, { headers: { 'www-authenticate': challenge } });
}
