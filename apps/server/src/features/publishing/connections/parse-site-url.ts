import { isIP } from 'node:net';
import { ApiError } from '../../../platform/api-error.ts';
import { parseUrlField } from '../../../platform/outgoing/index.ts';
import { publishingRefusals } from '../messages.ts';

/** Paths that people copy from their browser along with the site's URL. */
const ADMIN_PATHS = /\/(?:wp-admin|wp-json|wp-login\.php|ghost)(?:\/.*)?$/;

/**
 * Parses the URL of a site to publish to, dropping the query and trailing slash. It must be HTTPS unless it is a bare
 * IP address: only the operator can allow requests to a private network.
 * @throws ApiError 400 or 422.
 */
export function parseSiteUrl(text: string): string {
  const url = parseUrlField('url', /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  if (url.protocol !== 'https:' && isIP(url.hostname.replaceAll(/[[\]]/g, '')) === 0)
    throw new ApiError(422, 'address_not_encrypted', publishingRefusals.notEncrypted);
  return url.origin + url.pathname.replace(ADMIN_PATHS, '').replace(/\/+$/, '');
}
