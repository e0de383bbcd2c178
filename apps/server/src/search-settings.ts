import { z } from 'zod';
import { addressWithLogin, blankIsAbsent, count, entries, webAddress } from './setting-kinds.ts';

/** All search sources, in the order in which they are asked unless `SEARCH_SOURCES` says otherwise. */
const SEARCH_SOURCES = ['serper', 'dataforseo', 'searxng', 'wikipedia'] as const;
export type SearchSourceName = (typeof SEARCH_SOURCES)[number];

const sourceName = z.enum(SEARCH_SOURCES, `must be ${SEARCH_SOURCES.join(', ')} with commas, or none`);
const address = webAddress.transform((url) => url.replace(/\/+$/, ''));
/** A key goes into a header, where nothing else is allowed. */
const key = z.string().regex(/^[\x21-\x7e]+$/, 'must be a key without spaces');
const twoLetters = z
  .string()
  .regex(/^[a-z]{2}$/i, 'must be two letters')
  .toLowerCase();

/** The settings of the search sources as the environment has them. */
export const searchEnvironment = {
  SEARCH_SOURCES: blankIsAbsent(
    z
      .string()
      .transform((list) => (list === 'none' ? [] : entries(list)))
      .pipe(z.array(sourceName))
      .optional(),
  ),
  SEARCH_COUNTRY: blankIsAbsent(twoLetters.default('us')),
  SEARCH_LANGUAGE: blankIsAbsent(twoLetters.default('en')),
  SEARCH_TIMEOUT_MS: blankIsAbsent(count(100, 30_000).default(12_000)),
  SERPER_API_KEY: blankIsAbsent(key.optional()),
  SERPER_URL: blankIsAbsent(address.default('https://google.serper.dev')),
  DATAFORSEO_API_KEY: blankIsAbsent(
    z
      .string()
      .regex(/^[^\s:]+:[^\s]+$/, 'must be login:password')
      .optional(),
  ),
  DATAFORSEO_URL: blankIsAbsent(address.default('https://api.dataforseo.com')),
  // The one address that may hold a user and a password: an instance of one's own often stands behind them.
  SEARXNG_URL: blankIsAbsent(addressWithLogin.transform((url) => url.replace(/\/+$/, '')).optional()),
  WIKIPEDIA_URL: blankIsAbsent(address.optional()),
  PAGEVIEWS_URL: blankIsAbsent(address.optional()),
};
const searchEnvironmentSchema = z.object(searchEnvironment);

/** The search sources of an installation. */
export interface SearchSettings {
  /** In the order in which they are asked; those that are set. */
  readonly sources: readonly SearchSourceName[];
  /** The same with those that need a key of the workspace's own. */
  readonly allowed: readonly SearchSourceName[];
  /** ISO 3166-1 and ISO 639-1, in lower case: who searches, unless a call says otherwise. */
  readonly country: string;
  readonly language: string;
  /** Milliseconds for one attempt to ask one source. */
  readonly timeoutMs: number;
  readonly serper: { readonly url: string; readonly key: string | null };
  /** The key is `login:password`. */
  readonly dataForSeo: { readonly url: string; readonly key: string | null };
  readonly searxng: {
    readonly url: string;
    /** `user:password`; null where the instance asks for none. */
    readonly login: string | null;
  } | null;
  /** Null: the Wikipedia of the language. */
  readonly wikipediaUrl: string | null;
  /** Who counts how often Wikipedia's articles are read; null: nobody, as of another MediaWiki. */
  readonly pageviewsUrl: string | null;
}

/** The search sources that the environment sets. Wikipedia needs nothing, so it is there unless it is left out by name. */
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

/** An address without the user and password that stand in it, and these: a request to such an address is refused. */
function withoutLogin(address: string): { readonly url: string; readonly login: string | null } {
  const url = new URL(address);
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  url.username = '';
  url.password = '';
  const login = user === '' && password === '' ? null : `${user}:${password}`;
  return { url: url.href.replace(/\/+$/, ''), login };
}
