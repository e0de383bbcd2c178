import type { z } from 'zod';
import { takeTurns } from '../../../take-turns.ts';
import { askSource } from '../ask-source.ts';
import type { SearchQuery, SearchSource, SourceArticle } from '../port.ts';
import { SearchError, type SearchFault } from '../search-error.ts';
import { toArticle } from './mapper.ts';
import { parseAnswerSchema, searchAnswerSchema } from './schema.ts';

const TITLE = 'Wikipedia';
/** Further ones have little to do with the keyword. */
const ARTICLES = 5;
const GONE: ReadonlySet<string> = new Set(['missingtitle', 'nosuchpageid']);

/** How Wikipedia is asked. */
export interface WikipediaSettings {
  /** Without a slash at the end; null for the Wikipedia of the query's language. */
  readonly url: string | null;
  /** Who asks, with an address to write to, as Wikipedia demands. */
  readonly userAgent: () => string;
  /** Milliseconds for one attempt. */
  readonly timeoutMs: number;
}

/** Articles of Wikipedia, which needs no key. It is asked for one thing at a time, as it wishes. */
export function wikipediaSource({ url, userAgent, timeoutMs }: WikipediaSettings): SearchSource {
  const takeTurn = takeTurns(1);
  const siteOf = (language: string): string => url ?? `https://${language}.wikipedia.org`;
  const ask = <Answer extends object>(
    { language, signal }: SearchQuery,
    parameters: Record<string, string>,
    schema: z.ZodType<Answer>,
    allowed: ReadonlySet<string> = new Set(),
  ): Promise<Answer> => {
    const address = new URL(`${siteOf(language)}/w/api.php`);
    address.search = String(new URLSearchParams({ ...parameters, format: 'json', formatversion: '2' }));
    return takeTurn(signal, () =>
      askSource({
        title: TITLE,
        url: address,
        headers: { 'user-agent': userAgent() },
        timeoutMs,
        signal,
        schema,
        // It has no keys: it refuses a name without a contact, or an address that asks too much.
        faultOfStatus: (status) => (status === 403 ? 'source_refused' : null),
        faultOfAnswer: (answer) => faultOf(answer, allowed),
      }),
    );
  };
  return {
    name: 'wikipedia',
    title: TITLE,
    async articles(query) {
      const found = await ask(
        query,
        { action: 'query', list: 'search', srsearch: query.keyword, srlimit: String(ARTICLES), srprop: '' },
        searchAnswerSchema,
      );
      if (!('query' in found)) throw new SearchError(TITLE, 'source_unreadable');
      const articles: SourceArticle[] = [];
      for (const { pageid } of found.query.search.slice(0, ARTICLES)) {
        const page = { action: 'parse', pageid: String(pageid), prop: 'text', disableeditsection: '1' };
        const read = await ask(query, { ...page, disabletoc: '1' }, parseAnswerSchema, GONE);
        if ('parse' in read) articles.push(toArticle(siteOf(query.language), read.parse));
      }
      return articles;
    },
  };
}

function faultOf(
  answer: object,
  allowed: ReadonlySet<string>,
): { readonly fault: SearchFault; readonly detail: string } | null {
  const error = 'error' in answer ? (answer.error as { readonly code: string } | undefined) : undefined;
  if (error === undefined || allowed.has(error.code)) return null;
  if (error.code === 'ratelimited' || error.code === 'maxlag')
    return { fault: 'rate_limited', detail: error.code };
  const isInternal = error.code.startsWith('internal_api_error');
  return { fault: isInternal ? 'source_failed' : 'source_refused', detail: error.code };
}
