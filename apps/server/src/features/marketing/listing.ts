import { foldText } from '@pagewright/contract/fold-text';
import { z } from 'zod';
import { markup, type Markup } from '../../platform/http/pages/markup.ts';
import { siteMessages as say } from './messages.ts';
import { isSingular } from './numbers.ts';
import type { MarketingPage, SitePage } from './page.ts';
import type { SiteFacts } from './site-facts.ts';

/** A search in a list of pages. */
export interface ListingQuery {
  /** The search term as typed; empty for all. */
  readonly term: string;
  /** One of the list's categories; null for all. */
  readonly category: string | null;
  /** One of the list's orders; null for its usual one. */
  readonly order: string | null;
}

/** What a list can be narrowed to and sorted by, as its URLs name them. */
interface ListingChoices {
  readonly categories?: readonly string[];
  readonly orders?: readonly string[];
}

/** An item in a list. */
export interface Listed {
  /** The text that a search looks through. */
  readonly searchText: string;
  readonly category: string | null;
}

/** The labels of a list. */
interface ListingLabels {
  readonly path: string;
  readonly label: string;
  readonly placeholder: string;
  /** Labels for counting, singular and plural. */
  readonly one: string;
  readonly several: string;
}

/** Maximum length of a search; longer ones are cut. */
const TERM_LENGTH_MAX = 100;
/** All items; may be in a URL. */
const ALL = 'all';
const querySchema = z.object({
  q: z.string().catch(''),
  category: z.string().catch(ALL),
  sort: z.string().catch(''),
});

/** A page with a list that the query of its URL filters and sorts. Such pages are not indexed. */
export function listingPage(
  path: string,
  choices: ListingChoices,
  page: (facts: SiteFacts, listingQuery: ListingQuery) => Omit<MarketingPage, 'isIndexed'>,
): SitePage {
  return {
    path,
    render: (facts) => ({ ...page(facts, { term: '', category: null, order: null }), isIndexed: true }),
    filtered: (query) => {
      const listingQuery = readListingQuery(query, choices);
      if (listingQuery === null) return null;
      return {
        path,
        render: (facts) => ({ ...page(facts, listingQuery), isIndexed: false, canonicalPath: path }),
      };
    },
  };
}

/** Parses the query of a URL; null if there is neither a filter nor an order. Unknown names are ignored. */
function readListingQuery(
  query: unknown,
  { categories = [], orders = [] }: ListingChoices,
): ListingQuery | null {
  const { data } = querySchema.safeParse(query);
  const term = (data?.q ?? '').slice(0, TERM_LENGTH_MAX).trim();
  const category = categories.find((name) => name === data?.category) ?? null;
  const order = orders.find((name) => name === data?.sort) ?? null;
  return term === '' && category === null && order === null ? null : { term, category, order };
}

/** Whether an item has the category and contains every word of the term, ignoring case and accents. */
export function matchesQuery({ searchText, category }: Listed, listingQuery: ListingQuery): boolean {
  if (listingQuery.category !== null && listingQuery.category !== category) return false;
  const text = foldText(searchText);
  return foldText(listingQuery.term)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Attributes that let the page's script filter an item; hidden if it does not match. */
export function filterAttributes(listed: Listed, listingQuery: ListingQuery): Markup {
  const category = listed.category !== null && markup` data-category="${listed.category}"`;
  return markup`data-words="${foldText(listed.searchText)}"${category}${!matchesQuery(listed, listingQuery) && markup` hidden`}`;
}

/** The search field. Without a script, it submits to the server. */
export function searchField(listingQuery: ListingQuery, { path, label, placeholder }: ListingLabels): Markup {
  return markup`<form class="find" role="search" action="${path}">
<label for="find">${label}</label>
<div><input id="find" type="search" name="q" value="${listingQuery.term}" placeholder="${placeholder}" maxlength="${TERM_LENGTH_MAX}" autocomplete="off">
${listingQuery.category !== null && markup`<input type="hidden" name="category" value="${listingQuery.category}">`}${listingQuery.order !== null && markup`<input type="hidden" name="sort" value="${listingQuery.order}">`}<button class="button plain">${say.search}</button></div>
</form>`;
}

/** The number of results, also announced to screen readers. */
export function countLine(count: number, { one, several }: ListingLabels): Markup {
  return markup`<p class="quiet" role="status" data-count data-one="${one}" data-several="${several}">${count} ${isSingular(count) ? one : several}</p>`;
}

/** The URL of a list with a filter and an order. */
export function listingUrl(
  path: string,
  { term = '', category = null, order = null }: Partial<ListingQuery>,
): string {
  const query = new URLSearchParams();
  if (category !== null) query.set('category', category);
  if (term !== '') query.set('q', term);
  if (order !== null) query.set('sort', order);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
