import { markup, type Markup } from '../../../http/pages/markup.ts';
import { publishingMessages as say } from '../messages.ts';
import type { Article, Site } from '../repository.ts';
import type { SiteAddress } from './address.ts';
import { byline } from './byline.ts';
import { layOut } from './layout.ts';

/** An article in the list, with the words that describe it. */
export interface IndexEntry {
  readonly article: Article;
  readonly description: string;
}

/** One page of a site's list of articles. */
export interface IndexPage {
  readonly site: Site;
  readonly address: SiteAddress;
  readonly entries: readonly IndexEntry[];
  /** Number of the page, from 1, and of all pages. */
  readonly page: number;
  readonly pages: number;
}

/** The list of a site's articles, newest first. */
export function indexPage({ site, address, entries, page, pages }: IndexPage): string {
  const pathOf = (number: number): string =>
    number === 1 ? address.path() : `${address.path()}?page=${number}`;
  const canonical = address.url() + (page === 1 ? '' : `?page=${page}`);
  const title = page === 1 ? site.name : `${site.name}: ${say.pageOf(page, pages)}`;
  return layOut({
    title,
    language: 'en',
    site: { name: site.name, address },
    head: [
      markup`<meta name="description" content="${say.feedOf(site.name)}">
<link rel="canonical" href="${canonical}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${site.name}">
<meta property="og:title" content="${title}">
<meta property="og:url" content="${canonical}">
<meta name="twitter:card" content="summary">`,
    ],
    main: markup`<h1>${site.name}</h1>
<ol class="list">
${entries.map((entry) => listEntry(entry, address))}
</ol>
${pages > 1 && pager(page, pages, pathOf)}`,
  });
}

function listEntry({ article, description }: IndexEntry, address: SiteAddress): Markup {
  return markup`<li><article>
<h2><a href="${address.path(article.slug)}">${article.title}</a></h2>
${description !== '' && markup`<p>${description}</p>`}
${byline(article)}
</article></li>
`;
}

function pager(page: number, pages: number, pathOf: (page: number) => string): Markup {
  return markup`<nav class="pager" aria-label="${say.pages}">
${page > 1 ? markup`<a rel="prev" href="${pathOf(page - 1)}">${say.newer}</a>` : markup`<span></span>`}
<span class="quiet">${say.pageOf(page, pages)}</span>
${page < pages ? markup`<a rel="next" href="${pathOf(page + 1)}">${say.older}</a>` : markup`<span></span>`}
</nav>`;
}
