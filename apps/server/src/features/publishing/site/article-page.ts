import { localeTag } from '../../../platform/http/pages/locale-tag.ts';
import { Markup, jsonData, markup, type MarkupValue } from '../../../platform/http/pages/markup.ts';
import type { Article } from '../article-repository.ts';
import type { Site } from '../site-repository.ts';
import type { SiteAddress } from './site-address.ts';
import { beaconScript } from '../../analytics/index.ts';
import { renderByline, isValidSegment, toSegment } from './byline.ts';
import { languageAttribute } from './language-parts.ts';
import { renderLayout } from './layout.ts';
import { siteMessages as say } from './messages.ts';
import { metaDescription, metaTitle } from './meta-tags.ts';
import type { RenderedText } from './render-text.ts';
import { articleData } from './structured-data.ts';

/** The data of an article page. */
export interface ArticlePageData {
  readonly site: Site;
  readonly address: SiteAddress;
  readonly article: Article;
  readonly text: RenderedText;
  /** Absolute URL of the first picture, or else of the site's logo. */
  readonly image: string | null;
}

/** Renders an article's public page, with the beacon that counts its readers. */
export function renderArticlePage(page: ArticlePageData): string {
  const { site, address, article, text } = page;
  const language = languageOf(page);
  return renderLayout({
    title: metaTitle(article),
    language,
    context: { site, address },
    head: head(page),
    main: markup`<article>
<header>
<h1>${article.title}</h1>
${renderByline(article, address, language)}
</header>
<div class="body">
${new Markup(text.html)}
</div>
${article.tags.length > 0 && markup`<ul class="tags" aria-label="${say.tags}"${languageAttribute(site.language, language)}>${article.tags.map((tag) => markup`<li${languageAttribute(language, site.language)}>${tagLink(tag, address)}</li>`)}</ul>`}
</article>
<script data-page="${article.contentId}">${new Markup(beaconScript)}</script>`,
  });
}

/** The language of an article's page: that of its text, or if that is unknown, of the site. */
function languageOf({ site, text }: ArticlePageData): string {
  return text.language ?? site.language;
}

function tagLink(tag: string, address: SiteAddress): Markup {
  return isValidSegment(tag)
    ? markup`<a rel="tag" href="${address.path('tags', toSegment(tag))}">${tag}</a>`
    : markup`<span>${tag}</span>`;
}

function head(page: ArticlePageData): MarkupValue {
  const { site, address, article, text, image } = page;
  const language = languageOf(page);
  const canonical = address.url(article.slug);
  const title = metaTitle(article);
  const description = metaDescription(article, text.beginning);
  return markup`${description !== '' && markup`<meta name="description" content="${description}">`}
<link rel="canonical" href="${canonical}">
<meta name="author" content="${article.authorName}">
<meta property="og:type" content="article">
${localeTag(language)}
<meta property="og:site_name" content="${site.name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${canonical}">
${image !== null && markup`<meta property="og:image" content="${image}">`}
<meta property="article:published_time" content="${article.publishedAt.toISOString()}">
<meta property="article:modified_time" content="${article.updatedAt.toISOString()}">
${article.category !== '' && markup`<meta property="article:section" content="${article.category}">`}
${article.tags.map((tag) => markup`<meta property="article:tag" content="${tag}">\n`)}
<meta name="twitter:card" content="${image === null ? 'summary' : 'summary_large_image'}">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
${image !== null && markup`<meta name="twitter:image" content="${image}">`}
<script type="application/ld+json">${jsonData(articleData({ ...page, language, description }))}</script>`;
}
