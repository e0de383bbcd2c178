import { setImmediate as nextTurn } from 'node:timers/promises';
import { markup, type Markup } from '../../http/pages/markup.ts';
import type { PlacedPage } from './page.ts';
import type { SiteFacts } from './site-facts.ts';

/**
 * The addresses of the pages that search engines may list, and when each last changed. Each is made for it, and others are
 * served between two of them.
 */
export async function marketingSitemap(pages: readonly PlacedPage[], facts: SiteFacts): Promise<string> {
  const entries: Markup[] = [];
  for (const { path, prepare, make } of pages) {
    await prepare?.();
    await nextTurn();
    const { isIndexed, lastModified } = make(facts);
    const changed = lastModified === null ? null : markup`<lastmod>${lastModified}</lastmod>`;
    if (isIndexed) entries.push(markup`<url><loc>${facts.origin}${path}</loc>${changed}</url>\n`);
  }
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</urlset>
`.text;
}
