import { SCREEN_PATHS } from '@pagewright/contract/screen-paths';
import { mapYielding } from '../../../async/map-yielding.ts';
import { markup } from '../../../http/pages/markup.ts';
import type { SiteAddress } from './address.ts';

/** Most addresses that one sitemap may hold, by its protocol. */
export const SITEMAP_ADDRESSES_MAX = 50_000;
/** Articles of one sitemap; its first one also holds the list of articles. */
export const SITEMAP_ARTICLES = SITEMAP_ADDRESSES_MAX - 1;

/** The name of one of the sitemaps of a site that has too many addresses for one, from 1. */
export function sitemapName(number: number): string {
  return `sitemap-${number}.xml`;
}

/** The addresses of a site and when each last changed, made in pieces. `updatedAt`: of the list of articles; null where it is left out. */
export async function sitemap(
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

/** A list of sitemaps, by their whole addresses. */
export function sitemapIndex(addresses: readonly string[]): string {
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((url) => markup`<sitemap><loc>${url}</loc></sitemap>\n`)}</sitemapindex>
`.text;
}

/** What crawlers may visit on the server's own address: the public pages, and nothing of the application. */
export function robots(publicUrl: string): string {
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

/** What crawlers may visit on a domain of its own: all but the searches. */
export function siteRobots(address: SiteAddress): string {
  return `User-agent: *
Disallow: /*?q=
Sitemap: ${address.url('sitemap.xml')}
`;
}
