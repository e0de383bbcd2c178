import { jsonData, markup, type Markup, type MarkupValue } from '../../../platform/http/pages/markup.ts';
import { publishingMessages as say } from '../messages.ts';
import { SEARCH_RESULTS_MAX, type Article, type ListFilter, type Site } from '../repository.ts';
import type { SiteAddress } from './site-address.ts';
import { toAuthorSegment, renderByline, toSegment } from './byline.ts';
import { renderLayout, logoPath } from './layout.ts';
import { siteData } from './structured-data.ts';

/** Maximum length of a search in UTF-16 units. */
export const QUERY_LENGTH_MAX = 200;

/** An article in the list with its description. */
export interface ListEntry {
  readonly article: Article;
  readonly description: string;
}

/** One page of a site's article list. */
export interface ListPageData {
  readonly site: Site;
  readonly address: SiteAddress;
  readonly filter: ListFilter;
  readonly entries: readonly ListEntry[];
  /** Number of articles in the whole list. */
  readonly articles: number;
  /** The page number, from 1, and the number of pages. */
  readonly page: number;
  readonly pages: number;
}

/** Renders a list of a site's articles: all, by tag, by author, or search results. */
export function renderListPage(list: ListPageData): string {
  const { site, address, entries, page, pages } = list;
  return renderLayout({
    title: pageTitle(list),
    language: 'en',
    context: { site, address },
    head: renderHead(list),
    main: markup`${renderHeading(list)}
${renderSearchForm(list)}
${
  entries.length === 0
    ? markup`<p>${say.nothingFound}</p>`
    : markup`<ol class="list">
${entries.map((entry) => renderEntry(entry, address))}
</ol>`
}
${pages > 1 && renderPager(list, page, pages)}`,
  });
}

/** The path and query of one page of a list. */
export function listPath(address: SiteAddress, filter: ListFilter, page = 1): string {
  const path =
    filter.by === 'tag' || filter.by === 'author'
      ? filter.by === 'tag'
        ? address.path('tags', toSegment(filter.value))
        : address.path('authors', toAuthorSegment(filter.value))
      : address.path();
  const query = new URLSearchParams({
    ...(filter.by === 'words' ? { q: filter.value } : {}),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}

function listName({ site, filter }: ListPageData): string {
  if (filter.by === 'tag') return say.articlesAbout(filter.value);
  if (filter.by === 'author') return say.articlesBy(filter.value);
  return filter.by === 'words' ? say.resultsFor(filter.value) : site.name;
}

function pageTitle(list: ListPageData): string {
  const { site, filter, page, pages } = list;
  const name = filter.by === 'all' ? site.name : `${listName(list)} · ${site.name}`;
  return page === 1 ? name : `${name}: ${say.pageOf(page, pages)}`;
}

function renderHeading(list: ListPageData): MarkupValue {
  const { site, address, filter, articles } = list;
  if (filter.by === 'all')
    return markup`<h1>${site.name}</h1>
${site.tagline !== '' && markup`<p class="lead">${site.tagline}</p>`}`;
  return markup`<h1>${listName(list)}</h1>
<p class="lead">${filter.by === 'words' && articles >= SEARCH_RESULTS_MAX ? say.newestFound(articles) : say.articleCount(articles)} · <a href="${address.path()}">${say.allArticles}</a></p>`;
}

function renderHead(list: ListPageData): Markup {
  const { site, address, filter, page } = list;
  const canonical = address.origin + listPath(address, filter, page);
  const title = pageTitle(list);
  const description = (filter.by === 'all' && site.tagline) || say.listOf(listName(list), site.name);
  const image = site.logo && `${address.origin}${logoPath(site.logo)}`;
  return markup`<meta name="description" content="${description}">
${filter.by === 'words' ? markup`<meta name="robots" content="noindex,follow">` : markup`<link rel="canonical" href="${canonical}">`}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${site.name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${canonical}">
${image !== null && markup`<meta property="og:image" content="${image}">`}
<meta name="twitter:card" content="summary">
${filter.by === 'all' && page === 1 && markup`<script type="application/ld+json">${jsonData(siteData(site, address, image))}</script>`}`;
}

function renderSearchForm({ address, filter }: ListPageData): Markup {
  const words = filter.by === 'words' ? filter.value : '';
  return markup`<search><form class="find" action="${address.path()}" method="get">
<input type="search" name="q" value="${words}" maxlength="${QUERY_LENGTH_MAX}" aria-label="${say.searchWords}" placeholder="${say.searchWords}" required>
<button>${say.search}</button>
</form></search>`;
}

function renderEntry({ article, description }: ListEntry, address: SiteAddress): Markup {
  return markup`<li><article>
<h2><a href="${address.path(article.slug)}">${article.title}</a></h2>
${description !== '' && markup`<p>${description}</p>`}
${renderByline(article, address)}
</article></li>
`;
}

function renderPager({ address, filter }: ListPageData, page: number, pages: number): Markup {
  return markup`<nav class="pager" aria-label="${say.pages}">
${page > 1 ? markup`<a rel="prev" href="${listPath(address, filter, page - 1)}">${say.newer(filter.by)}</a>` : markup`<span></span>`}
<span class="quiet">${say.pageOf(page, pages)}</span>
${page < pages ? markup`<a rel="next" href="${listPath(address, filter, page + 1)}">${say.older(filter.by)}</a>` : markup`<span></span>`}
</nav>`;
}
