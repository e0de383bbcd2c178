/**
 * An address without its fragment, scheme, `www.`, and trailing slash. Two addresses that are equal then lead to the
 * same page.
 */
export const comparableAddress = (address: string): string =>
  address
    .replace(/#.*$/, '')
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '');
