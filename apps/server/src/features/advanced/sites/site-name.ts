import { parseUrlField, parseWebUrl } from '../../../outgoing/index.ts';

/** The address of a site or a page as a person named it: `example.com`, `www.example.com/blog` or a whole address. @throws OutgoingError where it is none. */
export function siteUrl(given: string): URL {
  return parseWebUrl(withScheme(given));
}

/** As `siteUrl`, of a field that somebody filled in. @throws ApiError that names the field. */
export function siteUrlOfField(field: string, given: string): URL {
  return parseUrlField(field, withScheme(given));
}

const withScheme = (given: string): string =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(given) ? given : `https://${given}`;

/** What a site is called: its host without `www.`. */
export function siteName({ hostname }: URL): string {
  return hostname.replace(/^www\./, '').replace(/\.$/, '');
}

/** The whole address of a site or a page as a person named it; '' where it is none. */
export function hrefOf(given: string): string {
  try {
    return siteUrl(given).href;
  } catch {
    return '';
  }
}
