import { publicPath, siteOrigin, sitePath } from '../../content/index.ts';

/** Where the pages of one site are. */
export interface SiteAddress {
  /** The server's address on which they are, without a path. */
  readonly origin: string;
  /** The path of a page of the site by its last parts; of its list of articles without any. */
  path(...parts: readonly string[]): string;
  /** The same as a whole address. */
  url(...parts: readonly string[]): string;
}

/**
 * The addresses of a workspace's site, on the domain that it stands on or else on the server's own; `publicUrl` is the
 * server's, without a trailing slash.
 */
export function siteAddress(publicUrl: string, slug: string, domain: string | null = null): SiteAddress {
  const origin = siteOrigin(publicUrl, domain);
  const path = (...parts: readonly string[]): string => {
    const [first, ...more] = parts;
    if (first === undefined) return domain === null ? `${sitePath(slug)}/` : '/';
    const start = domain === null ? publicPath(slug, first) : `/${encodeURIComponent(first)}`;
    return [start, ...more.map(encodeURIComponent)].join('/');
  };
  return { origin, path, url: (...parts) => origin + path(...parts) };
}
