import { isIP } from 'node:net';
import { ApiError } from '../../../api-error.ts';
import { readAddressField } from '../../../outgoing/index.ts';
import { publishingRefusals } from '../messages.ts';

/** What people copy from their browser beyond the address of the site. */
const OWN_PAGES = /\/(?:wp-admin|wp-json|wp-login\.php|ghost)(?:\/.*)?$/;

/**
 * The address of a site that is published to, without a query or a slash at its end. It must be encrypted; a bare IP
 * address need not be, for only the operator can open the way to one in a private network.
 * @throws ApiError 400 or 422.
 */
export function readSiteAddress(text: string): string {
  const url = readAddressField('url', /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  if (url.protocol !== 'https:' && isIP(url.hostname.replaceAll(/[[\]]/g, '')) === 0)
    throw new ApiError(422, 'address_not_encrypted', publishingRefusals.notEncrypted);
  return url.origin + url.pathname.replace(OWN_PAGES, '').replace(/\/+$/, '');
}
