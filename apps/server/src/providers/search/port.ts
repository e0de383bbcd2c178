import type { ResultsFeature } from '@pagewright/contract/analytics';

/** A query to a search source. */
export interface SearchQuery {
  readonly keyword: string;
  /** Country of the searchers: ISO 3166-1, two lowercase letters. */
  readonly country: string;
  /** Language of the searchers: ISO 639-1, two lowercase letters. */
  readonly language: string;
  /** Aborts the request. */
  readonly signal: AbortSignal;
}

/** Devices whose results some sources can ask for. */
export type SearchDevice = 'desktop' | 'phone';

/** A query for the positions of pages. */
export interface RankingQuery extends SearchQuery {
  /** Null: whatever the source uses. Other values only for sources that list them. */
  readonly device: SearchDevice | null;
  /** Number of results to read, a multiple of ten. */
  readonly depth: number;
  /** Whether the results so far suffice, so that no further page is asked for. */
  readonly isEnough: (results: readonly FoundResult[]) => boolean;
  /** Called before each request with the number of results pages it asks for. */
  readonly onRequest: (pages: number) => void;
}

/** The first results for a keyword, and what else their page shows. */
export interface Ranking {
  /** Best first, each URL once. Fewer than asked for if the search engine has no more, or these were enough. */
  readonly results: readonly FoundResult[];
  /** Features of the first results page; null if the source cannot know. */
  readonly features: readonly ResultsFeature[] | null;
}

/** How a source reads positions. */
export interface RankingSource {
  /** Whose positions these are; null if the source merges several search engines. */
  readonly engine: 'Google' | null;
  /** Devices that it can ask for; none if it does not say. */
  readonly devices: readonly SearchDevice[];
  readonly read: (query: RankingQuery) => Promise<Ranking>;
}

/** A query for the figures of several keywords. */
export interface KeywordsQuery extends Omit<SearchQuery, 'keyword'> {
  /** At most `BULK_KEYWORDS_MAX`. */
  readonly keywords: readonly string[];
}
export const BULK_KEYWORDS_MAX = 700;

/** A query for pages that link to targets. */
export interface LinkQuery {
  /** Host names the pages link to. */
  readonly targets: readonly string[];
  /** Host names the pages do not link to. */
  readonly excluded: readonly string[];
  /** Aborts the request. */
  readonly signal: AbortSignal;
}

/** One result of a web search. */
export interface FoundResult {
  /** From 1, not counting ads. */
  readonly position: number;
  readonly title: string;
  readonly url: string;
  /** Null if the source provides none. */
  readonly snippet: string | null;
}

/** The first page of a web search. Null means the source cannot know; an empty list means there are none. */
export interface ResultsPage {
  /** Best first, at most ten. */
  readonly results: readonly FoundResult[];
  readonly questions: readonly string[] | null;
  readonly related: readonly string[] | null;
  readonly features: readonly ResultsFeature[] | null;
}

/** Search figures of a keyword. Null is unknown, never 0. */
export interface KeywordFigures {
  /** Monthly searches, averaged over a year. */
  readonly volume: number | null;
  /** How hard it is to rank in the top ten, 0 to 100, by the source's own metric. */
  readonly difficulty: number | null;
  /** US dollars per ad click. */
  readonly clickPrice: number | null;
  /** Searches by month, oldest first; `month` is `2026-01`. */
  readonly months: readonly { readonly month: string; readonly volume: number }[] | null;
}

/** Monthly views of one of the source's own subjects. */
export interface Interest {
  /** What was viewed, such as the title of an article. */
  readonly subject: string;
  readonly url: string;
  /** Whole months, oldest first; `month` is `2026-01`. */
  readonly months: readonly { readonly month: string; readonly views: number }[];
}

/** One of the source's own texts about the keyword. */
export interface SourceArticle {
  readonly url: string;
  readonly title: string;
  /** A complete HTML page with only the article. */
  readonly html: string;
}

/**
 * A source of search data. It supports the queries it has a function for. Each function throws SearchError with the
 * sentence for the user, or the reason of the query's signal.
 */
export interface SearchSource {
  /** Its name in settings and data: `[a-z]+`. */
  readonly name: string;
  /** Display name. */
  readonly title: string;
  /** Searches the web. */
  readonly results?: (query: SearchQuery) => Promise<ResultsPage>;
  /** Reads positions beyond the first page of results. */
  readonly ranking?: RankingSource;
  /** Autocomplete suggestions for a keyword; null if the source has none to offer. */
  readonly suggestions?: (query: SearchQuery) => Promise<readonly string[] | null>;
  readonly figures?: (query: SearchQuery) => Promise<KeywordFigures>;
  /** Figures of several keywords in one request, in their order. */
  readonly bulkFigures?: (query: KeywordsQuery) => Promise<readonly KeywordFigures[]>;
  /** Subjects related to the keyword, closest first, with their views in the past five years. */
  readonly interest?: (query: SearchQuery) => Promise<readonly Interest[]>;
  /** Searches its own articles, the most relevant first. */
  readonly articles?: (query: SearchQuery) => Promise<readonly SourceArticle[]>;
  /** URLs of pages linking to the targets, those linking to most targets first. */
  readonly linkingPages?: (query: LinkQuery) => Promise<readonly string[]>;
}
