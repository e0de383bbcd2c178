import { markup } from '../../platform/http/pages/markup.ts';
import { mapYielding } from '../../platform/async/map-yielding.ts';
import type { PlacedPage } from './page.ts';
import type { SiteFacts } from './site-facts.ts';

/** The URLs of indexable pages with their last changes. Renders all pages while yielding to other requests. */
export async function renderSitemap(pages: readonly PlacedPage[], facts: SiteFacts): Promise<string> {
  for (const { prepare } of pages) await prepare?.();
  const entries = await mapYielding(pages, ({ path, render }) => {
    const { isIndexed, lastModified } = render(facts);
    const changed = lastModified === null ? null : markup`<lastmod>${lastModified}</lastmod>`;
    return isIndexed && markup`<url><loc>${facts.origin}${path}</loc>${changed}</url>\n`;
  });
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</urlset>
`.text;
}
