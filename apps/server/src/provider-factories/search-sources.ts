import { dataForSeoSource } from '../providers/search/dataforseo/client.ts';
import type { SearchSource } from '../providers/search/port.ts';
import { searxngSource } from '../providers/search/searxng/client.ts';
import { serperSource } from '../providers/search/serper/client.ts';
import { wikipediaSource } from '../providers/search/wikipedia/client.ts';
import type { SearchSettings } from '../platform/config/search-settings.ts';

/**
 * The configured search sources, in the order in which they are queried. `userAgent` identifies us to sources without a
 * key.
 */
export function createSearchSources(
  { sources, timeoutMs, serper, dataForSeo, searxng, wikipediaUrl, pageviewsUrl }: SearchSettings,
  userAgent: () => string,
): readonly SearchSource[] {
  const factories = {
    serper: () => (serper.key === null ? [] : [serperSource({ ...serper, key: serper.key, timeoutMs })]),
    dataforseo: () =>
      dataForSeo.key === null ? [] : [dataForSeoSource({ ...dataForSeo, key: dataForSeo.key, timeoutMs })],
    searxng: () => (searxng === null ? [] : [searxngSource({ ...searxng, timeoutMs })]),
    wikipedia: () => [wikipediaSource({ url: wikipediaUrl, pageviewsUrl, userAgent, timeoutMs })],
  };
  return sources.flatMap((name) => factories[name]());
}

/** The search source for a workspace's own key. */
export function createSearchSourceWithKey(
  name: 'serper' | 'dataforseo',
  key: string,
  { timeoutMs, serper, dataForSeo }: SearchSettings,
): SearchSource {
  return name === 'serper'
    ? serperSource({ url: serper.url, key, timeoutMs })
    : dataForSeoSource({ url: dataForSeo.url, key, timeoutMs });
}
