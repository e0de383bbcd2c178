import { markup, type Markup } from '../../../http/pages/markup.ts';
import { publishingMessages as say } from '../messages.ts';
import type { Article, Site } from '../repository.ts';
import type { SiteAddress } from './address.ts';
import { describe } from './describe.ts';
import type { RenderedText } from './render-text.ts';
import { wholeAddresses } from './whole-addresses.ts';

/** An article of a feed, with its text. */
export interface FeedEntry {
  readonly article: Article;
  readonly text: RenderedText;
}

/** The newest articles of a site as RSS 2.0, with their whole text. */
export function feed(site: Site, address: SiteAddress, entries: readonly FeedEntry[]): string {
  const changed = entries.reduce((latest, { article }) => Math.max(latest, article.updatedAt.getTime()), 0);
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${site.name}</title>
<link>${address.url()}</link>
<description>${site.tagline || say.feedOf(site.name)}</description>
<lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>
<generator>Pagewright</generator>
<atom:link href="${address.url('rss.xml')}" rel="self" type="application/rss+xml"/>
${entries.map((entry) => item(entry, address))}</channel>
</rss>
`.text;
}

function item({ article, text }: FeedEntry, address: SiteAddress): Markup {
  const url = address.url(article.slug);
  return markup`<item>
<title>${article.title}</title>
<link>${url}</link>
<guid isPermaLink="false">${article.contentId}</guid>
<pubDate>${article.publishedAt.toUTCString()}</pubDate>
<dc:creator>${article.authorName}</dc:creator>
${article.tags.map((tag) => markup`<category>${tag}</category>\n`)}<description>${describe(article, text.beginning)}</description>
<content:encoded>${readElsewhere(text.html, address.origin, url)}</content:encoded>
</item>
`;
}

/** The text without what only the page needs, its addresses whole: a feed is read on other hosts. */
function readElsewhere(html: string, origin: string, url: string): string {
  const bare = html
    .replaceAll(/<a class="anchor"[^>]*>#<\/a>/g, '')
    .replaceAll(/ (?:class="scroll" role="region" aria-label="[^"]*" )?tabindex="0"/g, '');
  return wholeAddresses(bare, origin, url);
}
