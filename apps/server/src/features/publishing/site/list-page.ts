import { jsonData, markup, type Markup, type MarkupValue } from '../../../http/pages/markup.ts';
import { publishingMessages as say } from '../messages.ts';
import { FOUND_MAX, type Article, type Choice, type Site } from '../repository.ts';
import type { SiteAddress } from './address.ts';
import { authorWord, byline, pathWord } from './byline.ts';
import { layOut, logoPath } from './layout.ts';
import { siteData } from './structured-data.ts';

/** Longest search in UTF-16 units. */
export const WORDS_LENGTH_MAX = 200;

/** An article in the list, with the words that describe it. */
export interface ListEntry {
  readonly article: Article;
  readonly description: string;
}

/** One page of a list of a site's articles. */
export interface ListPage {
  readonly site: Site;
  readonly address: SiteAddress;
  readonly choice: Choice;
  readonly entries: readonly ListEntry[];
  /** How many articles the whole list has. */
  readonly articles: number;
  /** Number of the page, from 1, and of all pages. */
  readonly page: number;
  readonly pages: number;
}

/** A list of a site's articles: all of them, those of a tag or an author, or what a search found. */
export function listPage(list: ListPage): string {
  const { site, address, entries, page, pages } = list;
  return layOut({
    title: titleOf(list),
    language: 'en',
    place: { site, address },
    head: head(list),
    main: markup`${heading(list)}
${searchForm(list)}
${
  entries.length === 0
    ? markup`<p>${say.nothingFound}</p>`
    : markup`<ol class="list">
${entries.map((entry) => listEntry(entry, address))}
</ol>`
}
${pages > 1 && pager(list, page, pages)}`,
  });
}

/** The address of a list without its query, and the query of one of its pages. */
export function listPath(address: SiteAddress, choice: Choice, page = 1): string {
  const path =
    choice.by === 'tag' || choice.by === 'author'
      ? choice.by === 'tag'
        ? address.path('tags', pathWord(choice.value))
        : address.path('authors', authorWord(choice.value))
      : address.path();
  const query = new URLSearchParams({
    ...(choice.by === 'words' ? { q: choice.value } : {}),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}

function nameOf({ site, choice }: ListPage): string {
  if (choice.by === 'tag') return say.articlesAbout(choice.value);
  if (choice.by === 'author') return say.articlesBy(choice.value);
  return choice.by === 'words' ? say.resultsFor(choice.value) : site.name;
}

function titleOf(list: ListPage): string {
  const { site, choice, page, pages } = list;
  const name = choice.by === 'all' ? site.name : `${nameOf(list)} · ${site.name}`;
  return page === 1 ? name : `${name}: ${say.pageOf(page, pages)}`;
}

function heading(list: ListPage): MarkupValue {
  const { site, address, choice, articles } = list;
  if (choice.by === 'all')
    return markup`<h1>${site.name}</h1>
${site.tagline !== '' && markup`<p class="lead">${site.tagline}</p>`}`;
  return markup`<h1>${nameOf(list)}</h1>
<p class="lead">${choice.by === 'words' && articles >= FOUND_MAX ? say.newestFound(articles) : say.articleCount(articles)} · <a href="${address.path()}">${say.allArticles}</a></p>`;
}

function head(list: ListPage): Markup {
  const { site, address, choice, page } = list;
  const canonical = address.origin + listPath(address, choice, page);
  const title = titleOf(list);
  const description = (choice.by === 'all' && site.tagline) || say.listOf(nameOf(list), site.name);
  const image = site.logo && `${address.origin}${logoPath(site.logo)}`;
  return markup`<meta name="description" content="${description}">
${choice.by === 'words' ? markup`<meta name="robots" content="noindex,follow">` : markup`<link rel="canonical" href="${canonical}">`}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${site.name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${canonical}">
${image !== null && markup`<meta property="og:image" content="${image}">`}
<meta name="twitter:card" content="summary">
${choice.by === 'all' && page === 1 && markup`<script type="application/ld+json">${jsonData(siteData(site, address, image))}</script>`}`;
}

function searchForm({ address, choice }: ListPage): Markup {
  const words = choice.by === 'words' ? choice.value : '';
  return markup`<search><form class="find" action="${address.path()}" method="get">
<input type="search" name="q" value="${words}" maxlength="${WORDS_LENGTH_MAX}" aria-label="${say.searchWords}" placeholder="${say.searchWords}" required>
<button>${say.search}</button>
</form></search>`;
}

function listEntry({ article, description }: ListEntry, address: SiteAddress): Markup {
  return markup`<li><article>
<h2><a href="${address.path(article.slug)}">${article.title}</a></h2>
${description !== '' && markup`<p>${description}</p>`}
${byline(article, address)}
</article></li>
`;
}

function pager({ address, choice }: ListPage, page: number, pages: number): Markup {
  return markup`<nav class="pager" aria-label="${say.pages}">
${page > 1 ? markup`<a rel="prev" href="${listPath(address, choice, page - 1)}">${say.newer(choice.by)}</a>` : markup`<span></span>`}
<span class="quiet">${say.pageOf(page, pages)}</span>
${page < pages ? markup`<a rel="next" href="${listPath(address, choice, page + 1)}">${say.older(choice.by)}</a>` : markup`<span></span>`}
</nav>`;
}
