import { z } from 'zod';
import { httpUrlWithLogin, blankAsUndefined, integerBetween, splitList, httpUrl } from './setting-schemas.ts';

/** Search sources in default order; `SEARCH_SOURCES` overrides it. */
const SEARCH_SOURCES = ['serper', 'dataforseo', 'searxng', 'wikipedia'] as const;
export type SearchSourceName = (typeof SEARCH_SOURCES)[number];

const sourceName = z.enum(SEARCH_SOURCES, `must be ${SEARCH_SOURCES.join(', ')} with commas, or none`);
const address = httpUrl.transform((url) => url.replace(/\/+$/, ''));
/** Keys are sent in a header, where no other characters are allowed. */
const key = z.string().regex(/^[\x21-\x7e]+$/, 'must be a key without spaces');
const twoLetters = z
  .string()
  .regex(/^[a-z]{2}$/i, 'must be two letters')
  .toLowerCase();

export const searchEnvironment = {
  SEARCH_SOURCES: blankAsUndefined(
    z
      .string()
      .transform((list) => (list === 'none' ? [] : splitList(list)))
      .pipe(z.array(sourceName))
      .optional(),
  ),
  SEARCH_COUNTRY: blankAsUndefined(twoLetters.default('us')),
  SEARCH_LANGUAGE: blankAsUndefined(twoLetters.default('en')),
  SEARCH_TIMEOUT_MS: blankAsUndefined(integerBetween(100, 30_000).default(12_000)),
  SERPER_API_KEY: blankAsUndefined(key.optional()),
  SERPER_URL: blankAsUndefined(address.default('https://google.serper.dev')),
  DATAFORSEO_API_KEY: blankAsUndefined(
    z
      .string()
      .regex(/^[^\s:]+:[^\s]+$/, 'must be login:password')
      .optional(),
  ),
  DATAFORSEO_URL: blankAsUndefined(address.default('https://api.dataforseo.com')),
  // The only URL that may contain credentials: self-hosted instances are often behind basic auth.
  SEARXNG_URL: blankAsUndefined(httpUrlWithLogin.transform((url) => url.replace(/\/+$/, '')).optional()),
  WIKIPEDIA_URL: blankAsUndefined(address.optional()),
  PAGEVIEWS_URL: blankAsUndefined(address.optional()),
};
const searchEnvironmentSchema = z.object(searchEnvironment);

/** Configuration of the search sources. */
export interface SearchSettings {
  /** Configured sources in the order they are queried. */
  readonly sources: readonly SearchSourceName[];
  /** Also includes sources that need a workspace's own key. */
  readonly allowed: readonly SearchSourceName[];
  /** Default market for searches: ISO 3166-1 and ISO 639-1, lowercase. */
  readonly country: string;
  readonly language: string;
  /** Timeout for one request to a source, in milliseconds. */
  readonly timeoutMs: number;
  readonly serper: { readonly url: string; readonly key: string | null };
  /** The key is `login:password`. */
  readonly dataForSeo: { readonly url: string; readonly key: string | null };
  readonly searxng: {
    readonly url: string;
    /** `user:password`; null if the instance needs none. */
    readonly login: string | null;
  } | null;
  /** Null: Wikipedia in the search language. */
  readonly wikipediaUrl: string | null;
  /** Source of article page views; null: none, as with another MediaWiki. */
  readonly pageviewsUrl: string | null;
}

/**
 * Search sources configured in the environment. Wikipedia needs no key, so it is used unless `SEARCH_SOURCES` omits it.
 */
export function searchSettings(settings: z.output<typeof searchEnvironmentSchema>): SearchSettings {
  const isSet: Readonly<Record<SearchSourceName, boolean>> = {
    serper: settings.SERPER_API_KEY !== undefined,
    dataforseo: settings.DATAFORSEO_API_KEY !== undefined,
    searxng: settings.SEARXNG_URL !== undefined,
    wikipedia: true,
  };
  const wanted = new Set(settings.SEARCH_SOURCES ?? SEARCH_SOURCES);
  return {
    sources: [...wanted].filter((name) => isSet[name]),
    allowed: [...wanted],
    country: settings.SEARCH_COUNTRY,
    language: settings.SEARCH_LANGUAGE,
    timeoutMs: settings.SEARCH_TIMEOUT_MS,
    serper: { url: settings.SERPER_URL, key: settings.SERPER_API_KEY ?? null },
    dataForSeo: { url: settings.DATAFORSEO_URL, key: settings.DATAFORSEO_API_KEY ?? null },
    searxng: settings.SEARXNG_URL === undefined ? null : withoutLogin(settings.SEARXNG_URL),
    wikipediaUrl: settings.WIKIPEDIA_URL ?? null,
    pageviewsUrl:
      settings.PAGEVIEWS_URL ?? (settings.WIKIPEDIA_URL === undefined ? 'https://wikimedia.org' : null),
  };
}

/** Splits the credentials off a URL: `fetch` rejects URLs that contain them. */
function withoutLogin(address: string): { readonly url: string; readonly login: string | null } {
  const url = new URL(address);
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  url.username = '';
  url.password = '';
  const login = user === '' && password === '' ? null : `${user}:${password}`;
  return { url: url.href.replace(/\/+$/, ''), login };
}
