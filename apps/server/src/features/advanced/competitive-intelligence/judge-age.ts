import {
  freshness,
  isDeadLink,
  keywordPages,
  type DatedStatement,
  type ExtractedArticle,
} from '@pagewright/engine';
import {
  readSerializedArticle,
  type SerializedArticle,
  type SerializedSitePage,
} from '../../../research/evidence/serialized-article.ts';
import {
  readSerializedPage,
  serializePage,
  type SerializedPage,
} from '../../../research/evidence/serialized-page.ts';
import type { CheckedLink } from '../../../research/index.ts';

type FreshnessInput = Parameters<typeof freshness>[0];

const MAX_DATED = 20;
/** UTF-16 units quoted on either side of a statement. */
const QUOTE_SIDE = 150;

/** A link of a page that is dead; the status is null if the server did not respond. */
interface DeadLink {
  readonly href: string;
  readonly status: number | null;
}

/** A dated statement with the surrounding sentence. */
interface Quote extends Pick<DatedStatement, 'kind' | 'year'> {
  readonly phrase: string;
  readonly quote: string;
}

/** What is known about a page. */
export interface AgeInput extends Omit<FreshnessInput, 'paper' | 'competitors' | 'deadLinks'> {
  readonly article: SerializedArticle;
  readonly competitors: readonly SerializedPage[];
  /** Results of the links that were checked, by address. */
  readonly checked: ReadonlyMap<string, CheckedLink>;
}

/** The freshness of a page. */
export interface JudgedAge extends Omit<ReturnType<typeof freshness>, 'dated'> {
  readonly dated: readonly Quote[];
  readonly deadLinks: readonly DeadLink[];
}

/** Judges the freshness of a page in comparison with its competitors. */
export function judgeAge({ article, competitors, checked, ...page }: AgeInput): JudgedAge {
  const { paper, links } = readSerializedArticle(article);
  const deadLinks = findDeadLinks(links, checked);
  const judged = freshness({
    ...page,
    paper,
    competitors: competitors.map(readSerializedPage),
    ...(checked.size > 0 ? { deadLinks } : {}),
  });
  const dated = judged.dated.slice(0, MAX_DATED).map((statement) => quoteOf(paper, statement));
  return { ...judged, dated, deadLinks };
}

function findDeadLinks(
  links: ExtractedArticle['links'],
  checked: ReadonlyMap<string, CheckedLink>,
): readonly DeadLink[] {
  return [...new Set(links.map(({ href }) => href))].flatMap((href) => {
    const { statuses = [] } = checked.get(href) ?? {};
    return isDeadLink(statuses) ? [{ href, status: statuses.at(-1) || null }] : [];
  });
}

function quoteOf(paper: ExtractedArticle['paper'], { kind, year, place }: DatedStatement): Quote {
  const text = paper.blocks[place.block]?.text ?? '';
  const phrase = text.slice(place.start, place.end);
  const start = text.slice(0, place.start).search(/[^.!?\n]*$/);
  const rest = text.slice(place.end).search(/[.!?](?=\s|$)|\n/);
  const end = rest === -1 ? text.length : place.end + rest + 1;
  const quote = text.slice(Math.max(start, place.start - QUOTE_SIDE), Math.min(end, place.end + QUOTE_SIDE));
  return { phrase, quote: quote.trim().toWellFormed(), kind, year };
}

/** The first of the given keywords that the page targets. */
export function findPageKeyword(
  { url, article }: SerializedSitePage,
  keywords: readonly string[],
): string | null {
  const { title, paper } = readSerializedArticle(article);
  const sites = [{ name: '', pages: [{ url, title, paper }] }];
  return keywordPages(sites, keywords).find(({ pages: [found] }) => found)?.keyword ?? null;
}

/** The pages of sites that target a keyword, as evidence pages. */
export function pagesTargeting(
  keyword: string,
  sites: readonly { readonly name: string; readonly pages: readonly SerializedSitePage[] }[],
): SerializedPage[] {
  const read = sites.map(({ name, pages }) => ({
    name,
    pages: pages.map(({ url, article }) => {
      const { title, paper } = readSerializedArticle(article);
      return { url, title, paper, faqs: [] };
    }),
  }));
  const found = new Set(keywordPages(read, [keyword]).flatMap(({ pages }) => pages.map((page) => page?.url)));
  return read.flatMap(({ pages }) =>
    pages.flatMap((page) => (found.has(page.url) ? [serializePage(page)] : [])),
  );
}
