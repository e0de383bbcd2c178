import { Markup, jsonData, markup, type MarkupValue } from '../../../http/pages/markup.ts';
import { publishingMessages as say } from '../messages.ts';
import type { Article, Site } from '../repository.ts';
import type { SiteAddress } from './address.ts';
import { beaconScript } from '../../analytics/index.ts';
import { byline, canBePath, pathWord } from './byline.ts';
import { describe, headTitle } from './describe.ts';
import { layOut } from './layout.ts';
import type { RenderedText } from './render-text.ts';
import { structuredData } from './structured-data.ts';

/** What the page of one article is made of. */
export interface ArticlePage {
  readonly site: Site;
  readonly address: SiteAddress;
  readonly article: Article;
  readonly text: RenderedText;
  /** Address of the first picture, else of the site's logo, whole. */
  readonly image: string | null;
}

/** The public page of an article, with the beacon that counts its readers. */
export function articlePage(page: ArticlePage): string {
  const { site, address, article, text } = page;
  return layOut({
    title: headTitle(article),
    language: text.language,
    place: { site, address },
    head: head(page),
    main: markup`<article>
<header>
<h1>${article.title}</h1>
${byline(article, address)}
</header>
<div class="body">
${new Markup(text.html)}
</div>
${article.tags.length > 0 && markup`<ul class="tags" aria-label="${say.tags}">${article.tags.map((tag) => markup`<li>${tagLink(tag, address)}</li>`)}</ul>`}
</article>
<script data-page="${article.contentId}">${new Markup(beaconScript)}</script>`,
  });
}

function tagLink(tag: string, address: SiteAddress): Markup {
  return canBePath(tag)
    ? markup`<a rel="tag" href="${address.path('tags', pathWord(tag))}">${tag}</a>`
    : markup`<span>${tag}</span>`;
}

function head({ site, address, article, text, image }: ArticlePage): MarkupValue {
  const canonical = address.url(article.slug);
  const title = headTitle(article);
  const description = describe(article, text.beginning);
  return markup`${description !== '' && markup`<meta name="description" content="${description}">`}
<link rel="canonical" href="${canonical}">
<meta name="author" content="${article.authorName}">
<meta property="og:type" content="article">
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
<script type="application/ld+json">${jsonData(structuredData({ site, address, article, text, description, image }))}</script>`;
}
