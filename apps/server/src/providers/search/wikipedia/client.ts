import type { z } from 'zod';
import { limitConcurrency } from '../../../platform/async/limit-concurrency.ts';
import { computeOrNull, computingUntil, defineTask } from '../../../platform/compute/index.ts';
import { askSource } from '../ask-source.ts';
import type { Interest, SearchQuery, SearchSource, SourceArticle } from '../port.ts';
import { SearchError, type SearchFault } from '../search-error.ts';
import { toArticle, toInterest } from './mapper.ts';
import { pageviewsSchema, parseAnswerSchema, searchAnswerSchema } from './schema.ts';

/** An article has up to a megabyte of HTML. */
const converting = defineTask(new URL('./mapper.ts', import.meta.url), toArticle, { kind: 'long' });
const TITLE = 'Wikipedia';
/** Further ones have little relation to the keyword. */
const ARTICLES = 5;
/** Subjects whose views are loaded. */
const SUBJECTS = 3;
const YEARS = 5;
const GONE: ReadonlySet<string> = new Set(['missingtitle', 'nosuchpageid']);

/** Connection settings of Wikipedia. */
export interface WikipediaSettings {
  /** Without a trailing slash; null for the Wikipedia of the query's language. */
  readonly url: string | null;
  /** The pageviews API, without a trailing slash; null: none. */
  readonly pageviewsUrl?: string | null;
  /** Identifies us with a contact address, as Wikipedia requires. */
  readonly userAgent: () => string;
  /** Timeout of one attempt in milliseconds. */
  readonly timeoutMs: number;
}

/** Wikipedia articles, which need no key. Requests run one at a time, as Wikipedia requests. */
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
        // There are no keys: it refuses a user agent without a contact, or an address with too many requests.
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
      // The pageviews API does not know articles without views.
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
        const article =
          'parse' in read
            ? await computingUntil(query.signal, () =>
                computeOrNull(converting, siteOf(query.language), read.parse),
              )
            : null;
        if (article) articles.push(article);
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

/** The past whole months, in the pageviews API's format: the current month is incomplete. */
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
