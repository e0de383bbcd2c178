import { sitePath } from '@pagewright/contract/site-path';
import { tagAttributes } from '../../platform/http/analytics-tag.ts';
import { localeTag } from '../../platform/http/pages/locale-tag.ts';
import { jsonData, Markup, markup } from '../../platform/http/pages/markup.ts';
import { withLanguage } from '../../platform/language/current-language.ts';
import { alternatesOf } from './alternates.ts';
import { FIRST_SCRIPT } from './first-script.ts';
import { renderFooter } from './footer.ts';
import { renderHeader } from './header.ts';
import { localizeLinks } from './local-links.ts';
import { siteMessages as say } from './messages.ts';
import type { MarketingPage, PlacedPage } from './page.ts';
import { FEED_PATH } from './pages/blog/articles.ts';
import type { SiteFacts } from './site-facts.ts';

const SITE_NAME = 'Pagewright';
const SOCIAL_SIZE = { width: 1200, height: 630 };

/** Renders the HTML document of a page. */
export function renderDocument(placed: PlacedPage, page: MarketingPage, facts: SiteFacts): string {
  return withLanguage(placed.language, () => documentOf(placed, page, facts));
}

function documentOf(placed: PlacedPage, page: MarketingPage, facts: SiteFacts): string {
  const { origin, assets } = facts;
  const { language } = placed;
  const path = page.canonicalPath ?? placed.page.path;
  const address = origin + sitePath(path, language);
  const image = origin + assets.socialImage(path);
  const title = page.sharedTitle ?? page.title;
  const description = page.sharedDescription ?? page.description;
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${page.title}</title>
<meta name="description" content="${page.description}">
${!page.isIndexed && markup`<meta name="robots" content="noindex">`}
${(page.isIndexed || page.canonicalPath !== undefined) && markup`<link rel="canonical" href="${address}">`}
${page.isIndexed && alternatesOf(placed).map((one) => markup`<link rel="alternate" hreflang="${one.code}" href="${origin}${one.path}">\n`)}<meta property="og:site_name" content="${SITE_NAME}">
${localeTag(language)}
<meta property="og:type" content="${page.publishedOn === undefined ? 'website' : 'article'}">
${page.publishedOn !== undefined && markup`<meta property="article:published_time" content="${page.publishedOn}">`}
<meta property="og:url" content="${address}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:image" content="${image}">
<meta property="og:image:width" content="${SOCIAL_SIZE.width}">
<meta property="og:image:height" content="${SOCIAL_SIZE.height}">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1514">
<script>${new Markup(FIRST_SCRIPT)}</script>
<link rel="icon" sizes="48x48" href="/favicon.ico">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<link rel="alternate" type="application/rss+xml" title="${say.blogName}" href="${sitePath(FEED_PATH, language)}">
${assets.fonts.map((font) => markup`<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`)}
<style>${new Markup(assets.css(page.styles))}</style>
${page.checksSession === true && facts.identityPage && markup`<meta name="identity-provider" content="${JSON.stringify(facts.identityPage.about)}">`}
${facts.analyticsTag && markup`<meta ${new Markup(tagAttributes(facts.analyticsTag, 'pages'))}>`}
${(['every-page', ...(page.scripts ?? [])] as const).map((name) => markup`<script type="module" src="${assets.script(name)}"></script>\n`)}${(page.data ?? []).map(structured)}</head>
<body>
<a class="skip" href="#main">${say.skip}</a>
${localizeLinks(renderHeader(placed.page.path, page.checksSession === true))}
<main id="main" tabindex="-1">
${localizeLinks(page.body)}
</main>
${renderFooter(placed, facts)}
</body>
</html>
`.text;
}

function structured(data: Readonly<Record<string, unknown>>): Markup {
  return markup`<script type="application/ld+json">${jsonData({ '@context': 'https://schema.org', ...data })}</script>\n`;
}
