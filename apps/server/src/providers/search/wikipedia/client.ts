import type { z } from 'zod';
import { limitConcurrency } from '../../../platform/async/limit-concurrency.ts';
import { askSource } from '../ask-source.ts';
import type { Interest, SearchQuery, SearchSource, SourceArticle } from '../port.ts';
import { SearchError, type SearchFault } from '../search-error.ts';
import { toArticle, toInterest } from './mapper.ts';
import { pageviewsSchema, parseAnswerSchema, searchAnswerSchema } from './schema.ts';

const TITLE = 'Wikipedia';
/** Further ones have little to do with the keyword. */
const ARTICLES = 5;
/** Subjects whose readers are counted. */
const SUBJECTS = 3;
const YEARS = 5;
const GONE: ReadonlySet<string> = new Set(['missingtitle', 'nosuchpageid']);

/** How Wikipedia is asked. */
export interface WikipediaSettings {
  /** Without a slash at the end; null for the Wikipedia of the query's language. */
  readonly url: string | null;
  /** Who counts how often its articles are read, without a slash at the end; null: nobody. */
  readonly pageviewsUrl?: string | null;
  /** Who asks, with an address to write to, as Wikipedia demands. */
  readonly userAgent: () => string;
  /** Milliseconds for one attempt. */
  readonly timeoutMs: number;
}

/** Articles of Wikipedia, which needs no key. It is asked for one thing at a time, as it wishes. */
export function wikipediaSource({
  url,
  pageviewsUrl = null,
  userAgent,
  timeoutMs,
}: WikipediaSettings): SearchSource {
  const takeTurn = limitConcurrency(1);
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
  const search = async (query: SearchQuery, limit: number) => {
    const found = await ask(
      query,
      { action: 'query', list: 'search', srsearch: query.keyword, srlimit: String(limit), srprop: '' },
      searchAnswerSchema,
    );
    if (!('query' in found)) throw new SearchError(TITLE, 'source_unreadable');
    return found.query.search.slice(0, limit);
  };
  const viewsOf = async ({ language, signal }: SearchQuery, base: string, title: string) => {
    const { from, to } = lastYears(new Date());
    const article = encodeURIComponent(title.replaceAll(' ', '_'));
    const path = `${language}.wikipedia/all-access/user/${article}/monthly/${from}/${to}`;
    try {
      return await takeTurn(signal, () =>
        askSource({
          title: 'Wikipedia pageviews',
          url: new URL(`${base}/api/rest_v1/metrics/pageviews/per-article/${path}`),
          headers: { 'user-agent': userAgent() },
          timeoutMs,
          signal,
          schema: pageviewsSchema,
          faultOfStatus: (status) => (status === 403 ? 'source_refused' : null),
        }),
      );
    } catch (error) {
      // An article that nobody has read is not there for the counter.
      if (error instanceof SearchError && error.detail === '404') return null;
      throw error;
    }
  };
  return {
    name: 'wikipedia',
    title: TITLE,
    async articles(query) {
      const articles: SourceArticle[] = [];
      for (const { pageid } of await search(query, ARTICLES)) {
        const page = { action: 'parse', pageid: String(pageid), prop: 'text', disableeditsection: '1' };
        const read = await ask(query, { ...page, disabletoc: '1' }, parseAnswerSchema, GONE);
        if ('parse' in read) articles.push(toArticle(siteOf(query.language), read.parse));
      }
      return articles;
    },
    ...(pageviewsUrl !== null && {
      async interest(query: SearchQuery) {
        const found: Interest[] = [];
        for (const { title } of await search(query, SUBJECTS)) {
          const views = await viewsOf(query, pageviewsUrl, title);
          if (views) found.push(toInterest(siteOf(query.language), title, views));
        }
        return found;
      },
    }),
  };
}

/** The last whole months, as the counter names days: the month that runs is not over. */
function lastYears(now: Date): { readonly from: string; readonly to: string } {
  const day = (moment: Date): string => `${moment.toISOString().slice(0, 10).replaceAll('-', '')}00`;
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  return {
    from: day(new Date(Date.UTC(year - YEARS, month, 1))),
    to: day(new Date(Date.UTC(year, month, 0))),
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
