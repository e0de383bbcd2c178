/** What is asked of a source. */
export interface SearchQuery {
  readonly keyword: string;
  /** ISO 3166-1, two letters in lower case: whose searchers. */
  readonly country: string;
  /** ISO 639-1, two letters in lower case: the language that they search in. */
  readonly language: string;
  /** Ends the request at once. */
  readonly signal: AbortSignal;
}

/** What is asked of a source that knows who links to whom. */
export interface LinkQuery {
  /** Host names that the pages link to. */
  readonly targets: readonly string[];
  /** Host names that they do not link to. */
  readonly excluded: readonly string[];
  /** Ends the request at once. */
  readonly signal: AbortSignal;
}

/** One result of a web search. */
export interface FoundResult {
  /** From 1, among the results that are no advertisements. */
  readonly position: number;
  readonly title: string;
  readonly url: string;
  /** Null where the source gives none. */
  readonly snippet: string | null;
}

/** What a results page may show besides plain results; the first six are the engine's words for layouts. */
export const RESULTS_FEATURES = [
  'sitelinks',
  'featuredSnippet',
  'knowledgePanel',
  'ads',
  'shopping',
  'aiOverview',
  'peopleAlsoAsk',
  'topStories',
  'images',
  'videos',
  'localPack',
  'discussions',
] as const;
export type ResultsFeature = (typeof RESULTS_FEATURES)[number];

/** The first page of a web search. Null is what the source cannot know; an empty list is a finding. */
export interface ResultsPage {
  /** Best first, ten at most. */
  readonly results: readonly FoundResult[];
  readonly questions: readonly string[] | null;
  readonly related: readonly string[] | null;
  readonly features: readonly ResultsFeature[] | null;
}

/** What is known of how often a keyword is searched. Null is unknown, never 0. */
export interface KeywordFigures {
  /** Searches a month, on average over a year. */
  readonly volume: number | null;
  /** How hard the first ten places are to reach, 0 to 100, by the source's own reckoning. */
  readonly difficulty: number | null;
  /** US dollars that an advertiser pays for a click. */
  readonly clickPrice: number | null;
  /** Searches of single months, oldest first; `month` is `2026-01`. */
  readonly months: readonly { readonly month: string; readonly volume: number }[] | null;
}

/** How often a subject of the source's own was looked at, month by month. */
export interface Interest {
  /** What was looked at, such as the title of an article. */
  readonly subject: string;
  readonly url: string;
  /** Whole months, oldest first; `month` is `2026-01`. */
  readonly months: readonly { readonly month: string; readonly views: number }[];
}

/** A text of the source's own about the keyword. */
export interface SourceArticle {
  readonly url: string;
  readonly title: string;
  /** A whole HTML page that holds the article alone. */
  readonly html: string;
}

/**
 * One source of search data. It answers what it has a function for.
 * Each of them throws SearchError with the sentence for the user, or the reason of the query's signal.
 */
export interface SearchSource {
  /** Its name in settings and data: `[a-z]+`. */
  readonly name: string;
  /** Its name as people know it. */
  readonly title: string;
  /** Searches the web. */
  readonly results?: (query: SearchQuery) => Promise<ResultsPage>;
  /** What the search box completes a keyword to; null where the source cannot tell. */
  readonly suggestions?: (query: SearchQuery) => Promise<readonly string[] | null>;
  readonly figures?: (query: SearchQuery) => Promise<KeywordFigures>;
  /** Subjects near the keyword, the nearest first, with how often they were looked at in the last five years. */
  readonly interest?: (query: SearchQuery) => Promise<readonly Interest[]>;
  /** Looks into its own articles, the most relevant first. */
  readonly articles?: (query: SearchQuery) => Promise<readonly SourceArticle[]>;
  /** Addresses of pages that link to the targets, those that link to the most of them first. */
  readonly linkingPages?: (query: LinkQuery) => Promise<readonly string[]>;
}
