import { localeTag } from '../../../platform/http/pages/locale-tag.ts';
import { jsonData, markup, type Markup, type MarkupValue } from '../../../platform/http/pages/markup.ts';
import type { Article, ListFilter } from '../article-repository.ts';
import type { Site } from '../site-repository.ts';
import { LIST_PAGE_SIZE, writePlace, type ListPosition, type ReadList } from './read-list.ts';
import type { SiteAddress } from './site-address.ts';
import { toAuthorSegment, renderByline, toSegment } from './byline.ts';
import { languageAttributes } from './language-parts.ts';
import { renderLayout, logoPath } from './layout.ts';
import { siteMessages as say } from './messages.ts';
import { siteData } from './structured-data.ts';

/** Maximum length of a search in UTF-16 units. */
export const QUERY_LENGTH_MAX = 200;

/** An article in the list with its description. */
export interface ListEntry {
  readonly article: Article;
  readonly description: string;
  /** The language of its text; null if unknown. */
  readonly language: string | null;
}

/** One page of a site's article list. */
export interface ListPageData extends Omit<ReadList, 'articles'> {
  readonly site: Site;
  readonly address: SiteAddress;
  readonly filter: ListFilter;
  readonly entries: readonly ListEntry[];
  readonly position: ListPosition;
}

/** Renders a list of a site's articles: all, by tag, by author, or search results. */
export function renderListPage(list: ListPageData): string {
  const { site, address, entries, newer, older } = list;
  return renderLayout({
    title: pageTitle(list),
    context: { site, address },
    head: renderHead(list),
    main: markup`${renderHeading(list)}
${renderSearchForm(list)}
${
  entries.length === 0
    ? markup`<p>${say.nothingFound}</p>`
    : markup`<ol class="list">
${entries.map((entry) => renderEntry(entry, list))}
</ol>`
}
${(newer !== null || older !== null) && renderPager(list)}`,
  });
}

/** The path and query of one page of a list. */
export function listPath(
  address: SiteAddress,
  filter: ListFilter,
  position: ListPosition = { page: 1 },
): string {
  const path =
    filter.by === 'tag' || filter.by === 'author'
      ? filter.by === 'tag'
        ? address.path('tags', toSegment(filter.value))
        : address.path('authors', toAuthorSegment(filter.value))
      : address.path();
  const query = new URLSearchParams({
    ...(filter.by === 'words' ? { q: filter.value } : {}),
    ...positionQuery(position),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}

function positionQuery(position: ListPosition): Record<string, string> {
  if ('after' in position) return { after: writePlace(position.after) };
  if ('before' in position) return { before: writePlace(position.before) };
  return position.page === 1 ? {} : { page: String(position.page) };
}

/** The number of a page, and how many there are if they are counted; null for a page without a number. */
function pageName({ position, filter, count, isMore }: ListPageData): string | null {
  if (!('page' in position)) return null;
  const pages = Math.max(1, Math.ceil(count / LIST_PAGE_SIZE));
  // Only so many results of a search can be paged, whether or not there are more.
  const isOpen = isMore && filter.by !== 'words';
  return isOpen ? say.page(position.page) : say.pageOf(position.page, pages);
}

function listName({ site, filter }: ListPageData): string {
  if (filter.by === 'tag') return say.articlesAbout(filter.value);
  if (filter.by === 'author') return say.articlesBy(filter.value);
  return filter.by === 'words' ? say.resultsFor(filter.value) : site.name;
}

function pageTitle(list: ListPageData): string {
  const { site, filter, position } = list;
  const name = filter.by === 'all' ? site.name : `${listName(list)} · ${site.name}`;
  return isFirst(position) ? name : say.titleOfPage(name, pageName(list) ?? say.more);
}

const isFirst = (position: ListPosition): boolean => 'page' in position && position.page === 1;

function renderHeading(list: ListPageData): MarkupValue {
  const { site, address, filter, count, isMore } = list;
  if (filter.by === 'all')
    return markup`<h1>${site.name}</h1>
${site.tagline !== '' && markup`<p class="lead">${site.tagline}</p>`}`;
  return markup`<h1>${listName(list)}</h1>
<p class="lead">${filter.by === 'words' && isMore ? say.newestFound(count) : say.articleCount(count, isMore)} · <a href="${address.path()}">${say.allArticles}</a></p>`;
}

function renderHead(list: ListPageData): Markup {
  const { site, address, filter, position } = list;
  const canonical = address.origin + listPath(address, filter, position);
  const title = pageTitle(list);
  const description =
    filter.by === 'all' ? site.tagline || say.articlesOf(site.name) : say.listOn(listName(list), site.name);
  const image = site.logo && `${address.origin}${logoPath(site.logo)}`;
  return markup`<meta name="description" content="${description}">
${filter.by === 'words' ? markup`<meta name="robots" content="noindex,follow">` : markup`<link rel="canonical" href="${canonical}">`}
<meta property="og:type" content="website">
${localeTag(site.language)}
<meta property="og:site_name" content="${site.name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${canonical}">
${image !== null && markup`<meta property="og:image" content="${image}">`}
<meta name="twitter:card" content="summary">
${filter.by === 'all' && isFirst(position) && markup`<script type="application/ld+json">${jsonData(siteData(site, address, image))}</script>`}`;
}

function renderSearchForm({ address, filter }: ListPageData): Markup {
  const words = filter.by === 'words' ? filter.value : '';
  return markup`<search><form class="find" action="${address.path()}" method="get">
<input type="search" name="q" value="${words}" maxlength="${QUERY_LENGTH_MAX}" aria-label="${say.searchWords}" placeholder="${say.searchWords}" required>
<button>${say.search}</button>
</form></search>`;
}

function renderEntry({ article, description, language }: ListEntry, { site, address }: ListPageData): Markup {
  return markup`<li${languageAttributes(language, site.language)}><article>
<h2><a href="${address.path(article.slug)}">${article.title}</a></h2>
${description !== '' && markup`<p>${description}</p>`}
${renderByline(article, address, language ?? site.language)}
</article></li>
`;
}

function renderPager(list: ListPageData): Markup {
  const { address, filter, newer, older } = list;
  return markup`<nav class="pager" aria-label="${say.pages}">
${newer ? markup`<a rel="prev" href="${listPath(address, filter, newer)}">${say.newer(filter.by)}</a>` : markup`<span></span>`}
<span class="quiet">${pageName(list) ?? ''}</span>
${older ? markup`<a rel="next" href="${listPath(address, filter, older)}">${say.older(filter.by)}</a>` : markup`<span></span>`}
</nav>`;
}
