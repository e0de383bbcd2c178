import { publicPath, sitePath } from '../../content/index.ts';

/** Where the pages of one site are. */
export interface SiteAddress {
  /** The path of a page of the site by its last part; of its list of articles without one. */
  path(page?: string): string;
  /** The same as a whole address. */
  url(page?: string): string;
}

/** The addresses of a workspace's site; `publicUrl` is the server's, without a trailing slash. */
export function siteAddress(publicUrl: string, slug: string): SiteAddress {
  const path = (page?: string): string =>
    page === undefined ? `${sitePath(slug)}/` : publicPath(slug, page);
  return { path, url: (page) => publicUrl + path(page) };
}
