import type { z } from 'zod';
import { askSource } from '../ask-source.ts';
import type { SearchQuery, SearchSource } from '../port.ts';
import { toKeywordFigures, toResultsPage, toSuggestions } from './mapper.ts';
import { autocompleteAnswerSchema, organicAnswerSchema, overviewAnswerSchema } from './schema.ts';
import { statusFault } from './status-fault.ts';

const TITLE = 'DataForSEO';
const RESULTS = 10;
const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** How DataForSEO is asked. */
export interface DataForSeoSettings {
  /** Without a slash at the end. */
  readonly url: string;
  /** `login:password`. */
  readonly key: string;
  /** Milliseconds for one attempt. */
  readonly timeoutMs: number;
}

/** Google's results and suggestions, search volume and difficulty through DataForSEO's version 3. */
export function dataForSeoSource({ url, key, timeoutMs }: DataForSeoSettings): SearchSource {
  const authorization = `Basic ${Buffer.from(key).toString('base64')}`;
  const ask = <Answer extends Parameters<typeof statusFault>[0]>(
    path: string,
    { country, language, signal }: SearchQuery,
    task: object,
    schema: z.ZodType<Answer>,
  ): Promise<Answer> =>
    askSource({
      title: TITLE,
      url: new URL(`${url}/v3/${path}`),
      headers: { authorization },
      body: [{ location_name: countryNames.of(country.toUpperCase()), language_code: language, ...task }],
      timeoutMs,
      signal,
      schema,
      faultOfAnswer: statusFault,
    });
  return {
    name: 'dataforseo',
    title: TITLE,
    results: async (query) => {
      const task = { keyword: escaped(query.keyword), depth: RESULTS };
      return toResultsPage(await ask('serp/google/organic/live/advanced', query, task, organicAnswerSchema));
    },
    suggestions: async (query) => {
      const task = { keyword: escaped(query.keyword) };
      const path = 'serp/google/autocomplete/live/advanced';
      return toSuggestions(await ask(path, query, task, autocompleteAnswerSchema));
    },
    figures: async (query) => {
      const task = { keywords: [query.keyword.toLowerCase()] };
      const path = 'dataforseo_labs/google/keyword_overview/live';
      return toKeywordFigures(await ask(path, query, task, overviewAnswerSchema));
    },
  };
}

/** The service decodes `%##` and `+` in this field. */
function escaped(keyword: string): string {
  return keyword.replaceAll('%', '%25').replaceAll('+', '%2B');
}
