import { RESULTS_FEATURES } from '@pagewright/contract/analytics';
import { z } from 'zod';
import {
  type Interest,
  type KeywordFigures,
  type LinkQuery,
  type ResultsPage,
  type SearchQuery,
  type SearchSource,
  type SourceArticle,
} from '../../providers/search/port.ts';

/** A part that sources are asked for: the function of a source that answers it, and the schema of the stored answer. */
export interface SearchPart<Answer> {
  readonly name: 'results' | 'articles' | 'suggestions' | 'figures' | 'interest' | 'links';
  /** Null if the source does not offer it. */
  readonly of: (source: SearchSource) => ((query: SearchQuery) => Promise<Answer>) | null;
  readonly schema: z.ZodType<Answer>;
  /** Milliseconds for all sources together, so that the client's 90 s also leave time for pages. */
  readonly timeMs: number;
}

const SEARCH_MS = 30_000;
const ARTICLES_MS = 20_000;

const line = z.string();

/** The first page of a web search. */
export const resultsPart: SearchPart<ResultsPage> = {
  name: 'results',
  of: (source) => source.results ?? null,
  timeMs: SEARCH_MS,
  schema: z.object({
    results: z.array(z.object({ position: z.int(), title: line, url: line, snippet: line.nullable() })),
    questions: z.array(line).nullable(),
    related: z.array(line).nullable(),
    features: z.array(z.enum(RESULTS_FEATURES)).nullable(),
  }),
};

/** Articles provided by a source itself. */
export const articlesPart: SearchPart<readonly SourceArticle[]> = {
  name: 'articles',
  of: (source) => source.articles ?? null,
  timeMs: ARTICLES_MS,
  schema: z.array(z.object({ url: line, title: line, html: line })),
};

/** Autocomplete suggestions for the keyword. */
export const suggestionsPart: SearchPart<readonly string[] | null> = {
  name: 'suggestions',
  of: (source) => source.suggestions ?? null,
  timeMs: SEARCH_MS,
  schema: z.array(line).nullable(),
};

/** The search volume of the keyword. */
export const figuresPart: SearchPart<KeywordFigures> = {
  name: 'figures',
  of: (source) => source.figures ?? null,
  timeMs: SEARCH_MS,
  schema: z.object({
    volume: z.number().nullable(),
    difficulty: z.number().nullable(),
    clickPrice: z.number().nullable(),
    months: z.array(z.object({ month: line, volume: z.number() })).nullable(),
  }),
};

/** Pageviews of subjects close to the keyword. */
export const interestPart: SearchPart<readonly Interest[]> = {
  name: 'interest',
  of: (source) => source.interest ?? null,
  timeMs: SEARCH_MS,
  schema: z.array(
    z.object({
      subject: line,
      url: line,
      months: z.array(z.object({ month: line, views: z.number() })),
    }),
  ),
};

/** Pages that link to some sites. */
export const linksPart = (links: Omit<LinkQuery, 'signal'>): SearchPart<readonly string[]> => ({
  name: 'links',
  of: ({ linkingPages }) => (linkingPages ? ({ signal }) => linkingPages({ ...links, signal }) : null),
  timeMs: SEARCH_MS,
  schema: z.array(line),
});
