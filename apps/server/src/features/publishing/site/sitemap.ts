import {
  RULED_PURPOSES,
  robotsGroup,
  type RuledPurpose,
} from '@pagewright/contract/publishing/crawler-rules';
import { SCREEN_PATHS } from '@pagewright/contract/screen-paths';
import { mapYielding } from '../../../platform/async/map-yielding.ts';
import { markup } from '../../../platform/http/pages/markup.ts';
import type { SiteAddress } from './site-address.ts';

/** Articles per sitemap, and sites per sitemap index, far below the 50,000 of the protocol: each is read in one go. */
export const SITEMAP_PART = 5_000;

/**
 * The path of one of the indexes of all sites, numbered from 1. An index must not list another one, so robots.txt lists
 * them.
 */
function siteIndexPath(number: number): string {
  return `/sites/${number === 1 ? 'sitemap.xml' : sitemapName(number)}`;
}

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

/** What robots.txt keeps out of the server's own host: everything of the application. */
function closedPaths(): string[] {
  const closed = SCREEN_PATHS.flatMap((path) => [`/${path}$`, `/${path}/`, `/${path}?`]);
  return ['/api/', ...closed];
}

/** The paths of a site on the server's own host. */
export function sharedSitePaths(address: SiteAddress): string[] {
  const path = address.path();
  return [path, `${path.replace(/\/$/, '')}$`];
}

/** A site's rules about AI agents, by purpose, with the paths that they are about. */
export interface SharedRules extends Readonly<Record<RuledPurpose, boolean>> {
  readonly paths: readonly string[];
}

/**
 * robots.txt for the server's own host: public pages only, nothing of the application, and the rules of sites about AI
 * agents.
 */
export function serverRobotsTxt(
  publicUrl: string,
  rules: readonly SharedRules[] = [],
  siteIndexes = 1,
): string {
  const closed = closedPaths();
  const groups = RULED_PURPOSES.map((purpose) => {
    const asking = rules.filter((site) => site[purpose]);
    return asking.length === 0
      ? ''
      : robotsGroup(purpose, [...closed, ...asking.flatMap(({ paths }) => paths)]);
  });
  return `User-agent: *
${closed.map((path) => `Disallow: ${path}`).join('\n')}
${Array.from({ length: siteIndexes }, (_, index) => `Sitemap: ${publicUrl}${siteIndexPath(index + 1)}\n`).join('')}Sitemap: ${publicUrl}/sitemap.xml
${groups.join('')}`;
}

/** robots.txt for a custom domain: everything except searches, without the agents that the site asks to stay away. */
export function siteRobotsTxt(
  address: SiteAddress,
  rules: Readonly<Record<RuledPurpose, boolean>> = { training: false, search: false, user: false },
): string {
  const groups = RULED_PURPOSES.map((purpose) => (rules[purpose] ? robotsGroup(purpose, ['/']) : ''));
  return `User-agent: *
Disallow: /*?q=
Sitemap: ${address.url('sitemap.xml')}
${groups.join('')}`;
}
