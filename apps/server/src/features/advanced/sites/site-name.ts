import { parseUrlField, parseWebUrl } from '../../../platform/outgoing/index.ts';

/**
 * Parses the address of a site or page as a person typed it: `example.com`, `www.example.com/blog`, or a full URL.
 * @throws OutgoingError if it is not an address.
 */
export function siteUrl(given: string): URL {
  return parseWebUrl(withScheme(given));
}

/** Like `siteUrl`, for an input field. @throws ApiError that names the field. */
export function siteUrlOfField(field: string, given: string): URL {
  return parseUrlField(field, withScheme(given));
}

const withScheme = (given: string): string =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(given) ? given : `https://${given}`;

/** Name of a site: its host without `www.`. */
export function siteName({ hostname }: URL): string {
  return hostname.replace(/^www\./, '').replace(/\.$/, '');
}

/** Full URL of a site or page as a person typed it; '' if it is not an address. */
export function hrefOf(given: string): string {
  try {
    return siteUrl(given).href;
  } catch {
    return '';
  }
}
