import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../platform/api-error.ts';
import { identityMessages } from './messages.ts';

/**
 * Refuses cross-site calls from a visitor's browser. Browsers send the page's origin with each call that changes
 * something; programs send none. The origin must be the address the call itself went to, whatever host name people use
 * for this server, or the public address (a proxy may have changed the Host).
 * @throws ApiError 403.
 */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) {
    if (site === undefined || site === 'same-origin' || site === 'none') return;
  } else if (
    URL.canParse(origin) &&
    (new URL(origin).host === request.host.toLowerCase() || origin === originOf(publicUrl))
  ) {
    return;
  }
  throw new ApiError(403, 'foreign_origin', identityMessages.foreignOrigin);
}

function originOf(url: string): string | null {
  return URL.parse(url)?.origin ?? null;
}
