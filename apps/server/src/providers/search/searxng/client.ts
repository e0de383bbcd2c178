import { askSource } from '../ask-source.ts';
import type { SearchSource } from '../port.ts';
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
  return {
    name: 'searxng',
    title: TITLE,
    async results({ keyword, country, language, signal }) {
      const address = new URL(`${url}/search`);
      const locale = `${language}-${country.toUpperCase()}`;
      address.search = String(
        new URLSearchParams({
          q: keyword,
          format: 'json',
          language: locale,
          categories: 'general',
          pageno: '1',
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
