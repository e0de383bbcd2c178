import { markup, type Markup } from '../../../platform/http/pages/markup.ts';
import type { Article } from '../article-repository.ts';
import type { Site } from '../site-repository.ts';
import type { SiteAddress } from './site-address.ts';
import { siteMessages as say } from './messages.ts';
import { metaDescription } from './meta-tags.ts';
import type { RenderedText } from './render-text.ts';
import { toAbsoluteUrls } from './to-absolute-urls.ts';

/** An article in a feed, with its text. */
export interface FeedEntry {
  readonly article: Article;
  readonly text: RenderedText;
}

/** Renders the newest articles of a site as RSS 2.0 with their full text. */
export function renderFeed(site: Site, address: SiteAddress, entries: readonly FeedEntry[]): string {
  const changed = entries.reduce((latest, { article }) => Math.max(latest, article.updatedAt.getTime()), 0);
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${site.name}</title>
<link>${address.url()}</link>
<description>${site.tagline || say.articlesOf(site.name)}</description>
<language>${site.language}</language>
<lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>
<generator>Pagewright</generator>
<atom:link href="${address.url('rss.xml')}" rel="self" type="application/rss+xml"/>
${entries.map((entry) => renderItem(entry, address))}</channel>
</rss>
`.text;
}

function renderItem({ article, text }: FeedEntry, address: SiteAddress): Markup {
  const url = address.url(article.slug);
  return markup`<item>
<title>${article.title}</title>
<link>${url}</link>
<guid isPermaLink="false">${article.contentId}</guid>
<pubDate>${article.publishedAt.toUTCString()}</pubDate>
<dc:creator>${article.authorName}</dc:creator>
${article.tags.map((tag) => markup`<category>${tag}</category>\n`)}<description>${metaDescription(article, text.beginning)}</description>
<content:encoded>${toFeedHtml(text.html, address.origin, url)}</content:encoded>
</item>
`;
}

/** The text without page-only markup and with absolute URLs, since feeds are read on other hosts. */
function toFeedHtml(html: string, origin: string, url: string): string {
  const bare = html
    .replaceAll(/<a class="anchor"[^>]*>#<\/a>/g, '')
    .replaceAll(/ (?:class="scroll" role="region" aria-label="[^"]*"(?: lang="[^"]*")? )?tabindex="0"/g, '');
  return toAbsoluteUrls(bare, origin, url);
}
