import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import {
  countLine,
  matchesQuery,
  filterAttributes,
  listingUrl,
  listingPage,
  searchField,
  type Listed,
  type ListingQuery,
} from '../../listing.ts';
import type { MarketingPage } from '../../page.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { renderCard } from './article-card.ts';
import { articlePath, articles, CATEGORIES, type Article } from './articles.ts';

const PATH = '/blog';
const WORDS = {
  path: PATH,
  label: 'Search articles',
  placeholder: 'Title, summary, or tag',
  one: 'article',
  several: 'articles',
} as const;

type SortKey = (article: Article) => number;
const placeOfTopic: SortKey = ({ category }) => Object.keys(CATEGORIES).indexOf(category);
const highestScore: SortKey = ({ score }) => -score;

/** How articles can be sorted, by the names in URLs. The usual order is the newest first, which also decides ties. */
const ORDERS: Readonly<Record<string, { readonly name: string; readonly sortKey: SortKey }>> = {
  topic: { name: 'Topic', sortKey: placeOfTopic },
  score: { name: 'Score', sortKey: highestScore },
};

/** All articles, filtered by category and words, in the chosen order. */
export const blogPage = listingPage(
  PATH,
  { categories: Object.keys(CATEGORIES), orders: Object.keys(ORDERS) },
  page,
);

function page({ origin }: SiteFacts, query: ListingQuery): Omit<MarketingPage, 'isIndexed'> {
  return {
    title: 'Blog: content and SEO, with sources',
    description:
      'Specific articles on briefs, content gaps, intent, AI answers, refreshes, and measurement. Every figure has a source, and each article shows its score.',
    sharedTitle: 'The Pagewright blog',
    sharedDescription: 'Useful articles, each scored by our own engine.',
    lastModified:
      articles
        .map(({ publishDate, updated }) => updated ?? publishDate)
        .toSorted()
        .at(-1) ?? null,
    scripts: ['listing'],
    data: [
      {
        '@type': 'Blog',
        name: 'The Pagewright blog',
        url: origin + PATH,
        blogPost: articles.map((article) => ({
          '@type': 'BlogPosting',
          headline: article.title,
          url: origin + articlePath(article),
          datePublished: article.publishDate,
        })),
      },
    ],
    body: body(query),
  };
}

function body(query: ListingQuery): Markup {
  const sortKey = ORDERS[query.order ?? '']?.sortKey;
  const sorted = sortKey ? articles.toSorted((a, b) => sortKey(a) - sortKey(b)) : articles;
  const count = articles.filter((article) => matchesQuery(listed(article), query)).length;
  return markup`<div class="wide listing" data-listing>
<h1>Useful articles, with sources</h1>
<p class="lead">Every figure has a source or shows how we calculated it. Every article shows the score from our own engine.</p>
${searchField(query, WORDS)}
${chips(query)}
<div class="sorted">${countLine(count, WORDS)}${orders(query)}</div>
<ul class="cards articles">${sorted.map(
    (article) =>
      // The featured card is wider, which fits only where it comes first.
      markup`<li class="card${article.featured && query.order === null && ' featured'}" ${filterAttributes(listed(article), query)}>${renderCard(article, 'h2')}</li>\n`,
  )}</ul>
<div class="nothing" data-nothing${count > 0 && markup` hidden`}><h2>No article found</h2><p>Try different words or another category.</p><p><a class="button plain" href="${listingUrl(PATH, { order: query.order })}" data-clear>Clear search</a></p></div>
<p class="quiet"><a href="/blog/feed.xml">Follow by RSS</a></p>
</div>`;
}

function chips(query: ListingQuery): Markup {
  const chip = (name: string, category: string | null): Markup =>
    markup`<li><a href="${listingUrl(PATH, { ...query, category })}" data-chip="${category ?? ''}"${category === query.category && markup` aria-current="true"`}>${name}</a></li>`;
  return markup`<nav class="chips" aria-label="Categories"><ul>${chip('All', null)}${Object.entries(CATEGORIES).map(([category, name]) => chip(name, category))}</ul></nav>`;
}

function orders(query: ListingQuery): Markup {
  const link = (name: string, order: string | null): Markup =>
    markup`<li><a href="${listingUrl(PATH, { ...query, order })}" data-order="${order ?? ''}"${order === query.order && markup` aria-current="true"`}>${name}</a></li>`;
  return markup`<nav class="orders" aria-labelledby="sort"><span id="sort">Sort by</span><ul>${link('Newest', null)}${Object.entries(ORDERS).map(([order, { name }]) => link(name, order))}</ul></nav>`;
}

function listed({ title, excerpt, tags, category }: Article): Listed {
  return { searchText: [title, excerpt, ...tags].join('\n').toLowerCase(), category };
}
