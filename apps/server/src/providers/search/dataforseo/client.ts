import type { z } from 'zod';
import { askSource } from '../ask-source.ts';
import type { KeywordFigures, KeywordsQuery, SearchQuery, SearchSource } from '../port.ts';
import {
  toFiguresByKeyword,
  UNKNOWN_FIGURES,
  toLinkingPages,
  toResultsPage,
  toSuggestions,
} from './mapper.ts';
import {
  autocompleteAnswerSchema,
  organicAnswerSchema,
  overviewAnswerSchema,
  pageIntersectionAnswerSchema,
} from './schema.ts';
import { statusFault } from './status-fault.ts';

const TITLE = 'DataForSEO';
const RESULTS = 10;
const ORGANIC = 'serp/google/organic/live/advanced';
const LINKING_PAGES = 50;
/** Longer keywords make the service refuse the whole task; it knows none of them. */
const KEYWORD_LENGTH_MAX = 80;
const KEYWORD_WORDS_MAX = 10;
const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Connection settings of DataForSEO. */
export interface DataForSeoSettings {
  /** Without a trailing slash. */
  readonly url: string;
  /** `login:password`. */
  readonly key: string;
  /** Timeout of one attempt in milliseconds. */
  readonly timeoutMs: number;
}

/** Google's results and suggestions, search volume, difficulty, and backlinks through DataForSEO's version 3. */
export function dataForSeoSource({ url, key, timeoutMs }: DataForSeoSettings): SearchSource {
  const authorization = `Basic ${Buffer.from(key).toString('base64')}`;
  const ask = <Answer extends Parameters<typeof statusFault>[0]>(
    path: string,
    signal: AbortSignal,
    task: object,
    schema: z.ZodType<Answer>,
  ): Promise<Answer> =>
    askSource({
      title: TITLE,
      url: new URL(`${url}/v3/${path}`),
      headers: { authorization },
      body: [task],
      timeoutMs,
      signal,
      schema,
      faultOfAnswer: statusFault,
    });
  const figuresOf = async ({ keywords, ...query }: KeywordsQuery): Promise<KeywordFigures[]> => {
    const lowered = keywords.map((keyword) => keyword.toLowerCase());
    const known = [...new Set(lowered.filter(mayBeKnown))];
    if (known.length === 0) return keywords.map(() => UNKNOWN_FIGURES);
    const task = { ...placeOf(query), keywords: known };
    const path = 'dataforseo_labs/google/keyword_overview/live';
    const found = toFiguresByKeyword(await ask(path, query.signal, task, overviewAnswerSchema));
    return lowered.map((keyword) => found.get(keyword) ?? UNKNOWN_FIGURES);
  };
  return {
    name: 'dataforseo',
    title: TITLE,
    results: async (query) => {
      const task = { ...placeOf(query), keyword: escaped(query.keyword), depth: RESULTS };
      return toResultsPage(await ask(ORGANIC, query.signal, task, organicAnswerSchema));
    },
    ranking: {
      engine: 'Google',
      devices: ['desktop', 'phone'],
      // One call for all pages; the service charges by page of ten results.
      async read(query) {
        const { device, depth } = query;
        query.onRequest(Math.ceil(depth / RESULTS));
        const task = {
          ...placeOf(query),
          keyword: escaped(query.keyword),
          depth,
          ...(device !== null && { device: device === 'phone' ? 'mobile' : 'desktop' }),
        };
        const answer = await ask(ORGANIC, query.signal, task, organicAnswerSchema);
        return toResultsPage(answer, depth);
      },
    },
    suggestions: async (query) => {
      const task = { ...placeOf(query), keyword: escaped(query.keyword) };
      const path = 'serp/google/autocomplete/live/advanced';
      return toSuggestions(await ask(path, query.signal, task, autocompleteAnswerSchema));
    },
    figures: async ({ keyword, ...query }) => {
      const [figures] = await figuresOf({ ...query, keywords: [keyword] });
      return figures ?? UNKNOWN_FIGURES;
    },
    bulkFigures: figuresOf,
    linkingPages: async ({ targets, excluded, signal }) => {
      const task = {
        targets: Object.fromEntries(targets.map((target, index) => [String(index + 1), target])),
        ...(excluded.length > 0 && { exclude_targets: excluded }),
        // Includes pages that link to only some of the targets.
        intersection_mode: 'partial',
        order_by: ['intersections_count,desc'],
        limit: LINKING_PAGES,
      };
      const path = 'backlinks/page_intersection/live';
      return toLinkingPages(await ask(path, signal, task, pageIntersectionAnswerSchema));
    },
  };
}

/** Country and language of the searchers. */
function placeOf({ country, language }: Pick<SearchQuery, 'country' | 'language'>): object {
  return { location_name: countryNames.of(country.toUpperCase()), language_code: language };
}

function mayBeKnown(keyword: string): boolean {
  return keyword.length <= KEYWORD_LENGTH_MAX && keyword.split(/\s+/).length <= KEYWORD_WORDS_MAX;
}

/** The service decodes `%##` and `+` in this field. */
function escaped(keyword: string): string {
  return keyword.replaceAll('%', '%25').replaceAll('+', '%2B');
}
