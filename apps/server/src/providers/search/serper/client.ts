import type { z } from 'zod';
import { askSource } from '../ask-source.ts';
import type { SearchQuery, SearchSource } from '../port.ts';
import { readPages } from '../read-pages.ts';
import { toResultsPage, toSuggestions } from './mapper.ts';
import { autocompleteAnswerSchema, searchAnswerSchema } from './schema.ts';

const TITLE = 'Serper';
const RESULTS = 10;

/** Connection settings of Serper. */
export interface SerperSettings {
  /** Without a trailing slash. */
  readonly url: string;
  readonly key: string;
  /** Timeout of one attempt in milliseconds. */
  readonly timeoutMs: number;
}

/** Google's results and suggestions through Serper. */
export function serperSource({ url, key, timeoutMs }: SerperSettings): SearchSource {
  const ask = <Answer>(
    path: string,
    { keyword, country, language, signal }: SearchQuery,
    more: object,
    schema: z.ZodType<Answer>,
  ): Promise<Answer> =>
    askSource({
      title: TITLE,
      url: new URL(`${url}${path}`),
      headers: { 'x-api-key': key },
      body: { q: keyword, gl: country, hl: language, ...more },
      timeoutMs,
      signal,
      schema,
      // Used-up credits are reported as 400, not 402.
      faultOfStatus: (status, text) => (status === 400 && /credit/i.test(text) ? 'credit_used_up' : null),
    });
  return {
    name: 'serper',
    title: TITLE,
    results: async (query) =>
      toResultsPage(await ask('/search', query, { num: RESULTS }, searchAnswerSchema)),
    ranking: {
      engine: 'Google',
      // The interface has no field for the device.
      devices: [],
      read: (query) =>
        readPages(query, async (page) =>
          toResultsPage(await ask('/search', query, { num: RESULTS, page }, searchAnswerSchema)),
        ),
    },
    suggestions: async (query) =>
      toSuggestions(await ask('/autocomplete', query, {}, autocompleteAnswerSchema)),
  };
}
