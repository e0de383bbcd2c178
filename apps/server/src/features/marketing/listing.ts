import { z } from 'zod';
import { markup, type Markup } from '../../http/pages/markup.ts';
import type { MarketingPage, PlacedPage } from './page.ts';
import type { SiteFacts } from './site-facts.ts';

/** What somebody looks for in a list of pages. */
export interface ListingQuery {
  /** As they wrote it; empty for everything. */
  readonly term: string;
  /** One of the list's categories; null for all. */
  readonly category: string | null;
}

/** Something that is listed. */
export interface Listed {
  /** What a search looks through, in lower case. */
  readonly words: string;
  readonly category: string | null;
}

/** The words around a list. */
interface ListingWords {
  readonly path: string;
  readonly label: string;
  readonly placeholder: string;
  /** What is counted, for one and for several. */
  readonly one: string;
  readonly several: string;
}

/** Characters of a search; what is longer is cut. */
const LONGEST_TERM = 100;
/** All articles, where nothing else is asked for; it may stand in an address. */
const ALL = 'all';
const querySchema = z.object({ q: z.string().catch(''), category: z.string().catch(ALL) });

/** A page with a list, which the query of its address narrows: then it is no page of its own to search engines. */
export function listingPage(
  path: string,
  categories: readonly string[],
  page: (facts: SiteFacts, asked: ListingQuery) => Omit<MarketingPage, 'isIndexed'>,
): PlacedPage {
  return {
    path,
    make: (facts) => ({ ...page(facts, { term: '', category: null }), isIndexed: true }),
    narrowed: (query) => {
      const asked = readListingQuery(query, categories);
      if (asked === null) return null;
      return { path, make: (facts) => ({ ...page(facts, asked), isIndexed: false, canonicalPath: path }) };
    },
  };
}

/** Reads what the query of an address asks for; null for nothing. A category that nobody knows is as none. */
function readListingQuery(query: unknown, categories: readonly string[]): ListingQuery | null {
  const { data } = querySchema.safeParse(query);
  const term = (data?.q ?? '').slice(0, LONGEST_TERM).trim();
  const category = categories.find((name) => name === data?.category) ?? null;
  return term === '' && category === null ? null : { term, category };
}

/** Whether it is of the category and every word of the term stands in it, in upper or lower case. */
export function isAskedFor({ words, category }: Listed, asked: ListingQuery): boolean {
  if (asked.category !== null && asked.category !== category) return false;
  return asked.term
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}

/** What makes an element an item that the page's script can hide; hidden where it is not asked for. */
export function listedAs(listed: Listed, asked: ListingQuery): Markup {
  const category = listed.category !== null && markup` data-category="${listed.category}"`;
  return markup`data-words="${listed.words}"${category}${!isAskedFor(listed, asked) && markup` hidden`}`;
}

/** The field in which one searches; without a script it asks the server. */
export function searchField(asked: ListingQuery, { path, label, placeholder }: ListingWords): Markup {
  return markup`<form class="find" role="search" action="${path}">
<label for="find">${label}</label>
<div><input id="find" type="search" name="q" value="${asked.term}" placeholder="${placeholder}" maxlength="${LONGEST_TERM}" autocomplete="off">
${asked.category !== null && markup`<input type="hidden" name="category" value="${asked.category}">`}<button class="button plain">Search</button></div>
</form>`;
}

/** How many there are, for eyes and ears. */
export function countLine(count: number, { one, several }: ListingWords): Markup {
  return markup`<p class="quiet" role="status" data-count data-one="${one}" data-several="${several}">${count} ${count === 1 ? one : several}</p>`;
}

/** The address of a list for what is asked. */
export function listingAddress(path: string, { term, category }: ListingQuery): string {
  const query = new URLSearchParams();
  if (category !== null) query.set('category', category);
  if (term !== '') query.set('q', term);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
