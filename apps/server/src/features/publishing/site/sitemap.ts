import { SCREEN_PATHS } from '@pagewright/contract/screen-paths';
import { mapYielding } from '../../../platform/async/map-yielding.ts';
import { markup } from '../../../platform/http/pages/markup.ts';
import type { SiteAddress } from './site-address.ts';

/** Maximum URLs in one sitemap, set by the protocol. */
export const SITEMAP_ADDRESSES_MAX = 50_000;
/** Articles per sitemap; the first also holds the article list. */
export const SITEMAP_ARTICLES = SITEMAP_ADDRESSES_MAX - 1;

/** The name of one of several sitemaps of a large site, numbered from 1. */
export function sitemapName(number: number): string {
  return `sitemap-${number}.xml`;
}

/**
 * Renders the URLs of a site with their last changes, yielding to the event loop. `updatedAt` is that of the article
 * list; null leaves it out.
 */
export async function renderSitemap(
  address: SiteAddress,
  updatedAt: Date | null,
  pages: readonly { readonly slug: string; readonly updatedAt: Date }[],
): Promise<string> {
  const urls = await mapYielding(
    pages,
    (page) =>
      markup`<url><loc>${address.url(page.slug)}</loc><lastmod>${page.updatedAt.toISOString()}</lastmod></url>\n`,
  );
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${updatedAt && markup`<url><loc>${address.url()}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>\n`}${urls}</urlset>
`.text;
}

/** Renders a sitemap index from absolute URLs. */
export function renderSitemapIndex(addresses: readonly string[]): string {
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((url) => markup`<sitemap><loc>${url}</loc></sitemap>\n`)}</sitemapindex>
`.text;
}

/** robots.txt for the server's own host: public pages only, nothing of the application. */
export function serverRobotsTxt(publicUrl: string): string {
  const closed = SCREEN_PATHS.flatMap((path) => [
    `Disallow: /${path}$`,
    `Disallow: /${path}/`,
    `Disallow: /${path}?`,
  ]);
  return `User-agent: *
Disallow: /api/
${closed.join('\n')}
Sitemap: ${publicUrl}/sites/sitemap.xml
Sitemap: ${publicUrl}/sitemap.xml
`;
}

/** robots.txt for a custom domain: everything except searches. */
export function siteRobotsTxt(address: SiteAddress): string {
  return `User-agent: *
Disallow: /*?q=
Sitemap: ${address.url('sitemap.xml')}
`;
}
