import { sitePath } from '@pagewright/contract/site-path';
import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import { currentLanguage } from '../../../../platform/language/current-language.ts';
import { localizeLinks } from '../../local-links.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { articlePath, articles, articleText, FEED_PATH, type Article } from './articles.ts';
import { blogMessages as say } from './messages.ts';

/** All articles as RSS 2.0 with their full text, newest first. */
export function blogFeed({ origin }: Pick<SiteFacts, 'origin'>): string {
  const language = currentLanguage();
  const newest = articles().toSorted((a, b) => b.publishDate.localeCompare(a.publishDate));
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${say.name}</title>
<link>${origin}${sitePath('/blog', language)}</link>
<description>${say.feedDescription}</description>
<language>${language}</language>
<atom:link href="${origin}${sitePath(FEED_PATH, language)}" rel="self" type="application/rss+xml"/>
${newest.map((article) => item(article, origin))}</channel>
</rss>
`.text;
}

function item(article: Article, origin: string): Markup {
  const url = origin + sitePath(articlePath(article), currentLanguage());
  return markup`<item>
<title>${article.title}</title>
<link>${url}</link>
<guid>${url}</guid>
<pubDate>${new Date(article.publishDate).toUTCString()}</pubDate>
<dc:creator>${article.author}</dc:creator>
<category>${say.categories[article.category]}</category>
<description>${article.excerpt}</description>
<content:encoded>${toFeedHtml(article, origin, url)}</content:encoded>
</item>
`;
}

/** The text without page-only markup and with absolute URLs, since feeds are read on other hosts. */
function toFeedHtml(article: Article, origin: string, url: string): string {
  return localizeLinks(articleText(article).body)
    .text.replaceAll(/ tabindex="0" role="region" aria-label="[^"]*"/g, '')
    .replaceAll('href="/', `href="${origin}/`)
    .replaceAll('href="#', `href="${url}#`);
}
