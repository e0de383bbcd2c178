import { markup } from '../../platform/http/pages/markup.ts';
import { mapYielding } from '../../platform/async/map-yielding.ts';
import { alternatesOf } from './alternates.ts';
import { preparePlaced, renderPlaced, type PlacedPage } from './page.ts';
import type { SiteFacts } from './site-facts.ts';

/**
 * The URLs of indexable pages with their last changes and translations. Renders all pages while yielding to other
 * requests.
 */
export async function renderSitemap(pages: readonly PlacedPage[], facts: SiteFacts): Promise<string> {
  for (const placed of pages) await preparePlaced(placed);
  const entries = await mapYielding(pages, (placed) => {
    const { isIndexed, lastModified } = renderPlaced(placed, facts);
    const changed = lastModified === null ? null : markup`<lastmod>${lastModified}</lastmod>`;
    const alternates = alternatesOf(placed).map(
      ({ code, path }) =>
        markup`<xhtml:link rel="alternate" hreflang="${code}" href="${facts.origin}${path}"/>`,
    );
    return isIndexed && markup`<url><loc>${facts.origin}${placed.path}</loc>${changed}${alternates}</url>\n`;
  });
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries}</urlset>
`.text;
}
