import { markup } from '../../../http/pages/markup.ts';
import type { SiteAddress } from './address.ts';

/** Most addresses that one sitemap may hold, by its protocol. */
export const SITEMAP_ADDRESSES_MAX = 50_000;

/** The addresses of a site and when each last changed. */
export function sitemap(
  address: SiteAddress,
  updatedAt: Date,
  pages: readonly { readonly slug: string; readonly updatedAt: Date }[],
): string {
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${address.url()}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>
${pages.map((page) => markup`<url><loc>${address.url(page.slug)}</loc><lastmod>${page.updatedAt.toISOString()}</lastmod></url>\n`)}</urlset>
`.text;
}

/** The list of all sites' sitemaps. */
export function sitemapIndex(addresses: readonly SiteAddress[]): string {
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => markup`<sitemap><loc>${address.url('sitemap.xml')}</loc></sitemap>\n`)}</sitemapindex>
`.text;
}

/** What crawlers may visit: the public pages, and nothing of the application. */
export function robots(publicUrl: string): string {
  return `User-agent: *
Allow: /sites/
Allow: /files/
Disallow: /api/
Sitemap: ${publicUrl}/sites/sitemap.xml
`;
}
