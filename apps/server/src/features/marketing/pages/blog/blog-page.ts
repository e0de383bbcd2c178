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

/** All articles, filtered by category and words. */
export const blogPage = listingPage(PATH, Object.keys(CATEGORIES), page);

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
  const count = articles.filter((article) => matchesQuery(listed(article), query)).length;
  return markup`<div class="wide listing" data-listing>
<h1>Useful articles, with sources</h1>
<p class="lead">Every figure has a source or shows how we calculated it. Every article shows the score from our own engine.</p>
${searchField(query, WORDS)}
${chips(query)}
${countLine(count, WORDS)}
<ul class="cards articles">${articles.map(
    (article) =>
      markup`<li class="card${article.featured && ' featured'}" ${filterAttributes(listed(article), query)}>${renderCard(article, 'h2')}</li>\n`,
  )}</ul>
<div class="nothing" data-nothing${count > 0 && markup` hidden`}><h2>No article found</h2><p>Try different words or another category.</p><p><a class="button plain" href="${PATH}" data-clear>Clear search</a></p></div>
<p class="quiet"><a href="/blog/feed.xml">Follow by RSS</a></p>
</div>`;
}

function chips(query: ListingQuery): Markup {
  const chip = (name: string, category: string | null): Markup =>
    markup`<li><a href="${listingUrl(PATH, { ...query, category })}" data-chip="${category ?? ''}"${category === query.category && markup` aria-current="true"`}>${name}</a></li>`;
  return markup`<nav class="chips" aria-label="Categories"><ul>${chip('All', null)}${Object.entries(CATEGORIES).map(([category, name]) => chip(name, category))}</ul></nav>`;
}

function listed({ title, excerpt, tags, category }: Article): Listed {
  return { searchText: [title, excerpt, ...tags].join('\n').toLowerCase(), category };
}
