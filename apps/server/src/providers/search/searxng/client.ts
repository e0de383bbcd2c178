import { askSource } from '../ask-source.ts';
import type { ResultsPage, SearchQuery, SearchSource } from '../port.ts';
import { readPages } from '../read-pages.ts';
import { toResultsPage, toSuggestions } from './mapper.ts';
import { autocompleteAnswerSchema, searchAnswerSchema } from './schema.ts';

const TITLE = 'SearXNG';

/** Connection settings of a SearXNG instance. */
export interface SearxngSettings {
  /** Without a trailing slash. */
  readonly url: string;
  /** `user:password`; null if it needs none. */
  readonly login: string | null;
  /** Timeout of one attempt in milliseconds. */
  readonly timeoutMs: number;
}

/** Results of several search engines through the operator's SearXNG instance. */
export function searxngSource({ url, login, timeoutMs }: SearxngSettings): SearchSource {
  const headers: Readonly<Record<string, string>> =
    login === null ? {} : { authorization: `Basic ${Buffer.from(login).toString('base64')}` };
  async function readResults(
    { keyword, country, language, signal }: SearchQuery,
    page: number,
  ): Promise<ResultsPage> {
    const address = new URL(`${url}/search`);
    const locale = `${language}-${country.toUpperCase()}`;
    address.search = String(
      new URLSearchParams({
        q: keyword,
        format: 'json',
        language: locale,
        categories: 'general',
        pageno: String(page),
      }),
    );
    const answer = await askSource({
      title: TITLE,
      url: address,
      headers,
      timeoutMs,
      signal,
      schema: searchAnswerSchema,
      faultOfStatus: (status) => (status === 403 ? 'json_off' : null),
    });
    return toResultsPage(answer);
  }
  return {
    name: 'searxng',
    title: TITLE,
    results: (query) => readResults(query, 1),
    // Positions in its own merged list.
    ranking: {
      engine: null,
      devices: [],
      read: (query) => readPages(query, (page) => readResults(query, page)),
    },
    async suggestions({ keyword, signal }) {
      const address = new URL(`${url}/autocompleter`);
      address.search = String(new URLSearchParams({ q: keyword }));
      const schema = autocompleteAnswerSchema;
      return toSuggestions(
        await askSource({ title: TITLE, url: address, headers, timeoutMs, signal, schema }),
      );
    },
  };
}
