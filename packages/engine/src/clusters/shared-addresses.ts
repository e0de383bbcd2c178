/** Number of addresses of a results page that count. */
const TOP = 10;
const PROTOCOL = /^[a-z][a-z0-9+.-]{0,20}:\/\//;
const AFTER_PATH = /[?#].*$/s;

/** The top ten addresses of a keyword's results, normalized and without duplicates. */
export function topAddresses(urls: readonly string[]): ReadonlySet<string> {
  return new Set(
    urls
      .slice(0, TOP)
      .map((url) => plainAddress(url))
      .filter((address) => address !== ''),
  );
}

function plainAddress(url: string): string {
  const address = url
    .trim()
    .replace(AFTER_PATH, '')
    .replace(/^HTTPS?:/i, (text) => text.toLowerCase());
  const withoutProtocol = address.replace(PROTOCOL, '');
  const slash = withoutProtocol.indexOf('/');
  const host = (slash === -1 ? withoutProtocol : withoutProtocol.slice(0, slash)).toLowerCase();
  const path = slash === -1 ? '' : withoutProtocol.slice(slash);
  return `${host.startsWith('www.') ? host.slice(4) : host}${path.endsWith('/') ? path.slice(0, -1) : path}`;
}

/** Number of addresses that two sets share. */
export function sharedAddresses(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const address of a) if (b.has(address)) shared += 1;
  return shared;
}
