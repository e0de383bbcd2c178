import { sitePath } from '@pagewright/contract/site-path';
import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import { currentLanguage } from '../../../../platform/language/current-language.ts';
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
import { siteMessages as site } from '../../messages.ts';
import type { MarketingPage } from '../../page.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { renderCard } from './article-card.ts';
import { articlePath, articles, CATEGORIES, FEED_PATH, type Article } from './articles.ts';
import { blogMessages as say } from './messages.ts';

const PATH = '/blog';
const labels = () => ({ path: PATH, ...say.list });

type SortKey = (article: Article) => number;
const placeOfTopic: SortKey = ({ category }) => CATEGORIES.indexOf(category);
const highestScore: SortKey = ({ score }) => -score;

/** How articles can be sorted, by the names in URLs. The usual order is the newest first, which also decides ties. */
const ORDERS = { topic: placeOfTopic, score: highestScore } as const;
const ORDER_NAMES = ['topic', 'score'] as const satisfies readonly (keyof typeof ORDERS)[];

/** All articles, filtered by category and words, in the chosen order. */
export const blogPage = listingPage(PATH, { categories: CATEGORIES, orders: ORDER_NAMES }, page);

function page({ origin }: SiteFacts, query: ListingQuery): Omit<MarketingPage, 'isIndexed'> {
  const language = currentLanguage();
  return {
    title: say.title,
    description: say.description,
    sharedTitle: say.name,
    sharedDescription: say.sharedDescription,
    lastModified:
      articles()
        .map(({ publishDate, updated }) => updated ?? publishDate)
        .toSorted()
        .at(-1) ?? null,
    scripts: ['listing'],
    data: [
      {
        '@type': 'Blog',
        name: say.name,
        url: origin + sitePath(PATH, language),
        blogPost: articles().map((article) => ({
          '@type': 'BlogPosting',
          headline: article.title,
          url: origin + sitePath(articlePath(article), language),
          datePublished: article.publishDate,
        })),
      },
    ],
    body: body(query),
  };
}

function body(query: ListingQuery): Markup {
  const order = ORDER_NAMES.find((name) => name === query.order);
  const sorted = order ? articles().toSorted((a, b) => ORDERS[order](a) - ORDERS[order](b)) : articles();
  const count = articles().filter((article) => matchesQuery(listed(article), query)).length;
  return markup`<div class="wide listing" data-listing>
<h1>${say.heading}</h1>
<p class="lead">${say.lead}</p>
${searchField(query, labels())}
${chips(query)}
<div class="sorted">${countLine(count, labels())}${orders(query)}</div>
<ul class="cards articles">${sorted.map(
    (article) =>
      // The featured card is wider, which fits only where it comes first.
      markup`<li class="card${article.featured && query.order === null && ' featured'}" ${filterAttributes(listed(article), query)}>${renderCard(article, 'h2')}</li>\n`,
  )}</ul>
<div class="nothing" data-nothing${count > 0 && markup` hidden`}><h2>${say.noneFound}</h2><p>${say.noneFoundHelp}</p><p><a class="button plain" href="${listingUrl(PATH, { order: query.order })}" data-clear>${site.clearSearch}</a></p></div>
<p class="quiet"><a href="${FEED_PATH}">${say.followByRss}</a></p>
</div>`;
}

function chips(query: ListingQuery): Markup {
  const chip = (name: string, category: string | null): Markup =>
    markup`<li><a href="${listingUrl(PATH, { ...query, category })}" data-chip="${category ?? ''}"${category === query.category && markup` aria-current="true"`}>${name}</a></li>`;
  return markup`<nav class="chips" aria-label="${say.categoriesLabel}"><ul>${chip(say.all, null)}${CATEGORIES.map((category) => chip(say.categories[category], category))}</ul></nav>`;
}

function orders(query: ListingQuery): Markup {
  const link = (name: string, order: string | null): Markup =>
    markup`<li><a href="${listingUrl(PATH, { ...query, order })}" data-order="${order ?? ''}"${order === query.order && markup` aria-current="true"`}>${name}</a></li>`;
  return markup`<nav class="orders" aria-labelledby="sort"><span id="sort">${say.sortBy}</span><ul>${link(say.newest, null)}${ORDER_NAMES.map((order) => link(say.orders[order], order))}</ul></nav>`;
}

function listed({ title, excerpt, tags, category }: Article): Listed {
  return { searchText: [title, excerpt, ...tags].join('\n'), category };
}
