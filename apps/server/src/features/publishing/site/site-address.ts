import { publicPath, siteOrigin, sitePath } from '../../content/index.ts';

/** Builds the URLs of one site's pages. */
export interface SiteAddress {
  /** The origin that serves the site. */
  readonly origin: string;
  /** The path of a page from its segments; without any, the article list. */
  path(...parts: readonly string[]): string;
  /** The same as an absolute URL. */
  url(...parts: readonly string[]): string;
}

/**
 * The URLs of a workspace's site, on its custom domain or else on the server. `publicUrl` is the server's, without a
 * trailing slash.
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
