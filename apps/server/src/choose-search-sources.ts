import { dataForSeoSource } from './providers/search/dataforseo/client.ts';
import type { SearchSource } from './providers/search/port.ts';
import { searxngSource } from './providers/search/searxng/client.ts';
import { serperSource } from './providers/search/serper/client.ts';
import { wikipediaSource } from './providers/search/wikipedia/client.ts';
import type { SearchSettings } from './search-settings.ts';

/** The search sources that are set, in the order in which they are asked. `userAgent` is who asks where no key says so. */
export function chooseSearchSources(
  { sources, timeoutMs, serper, dataForSeo, searxng, wikipediaUrl, pageviewsUrl }: SearchSettings,
  userAgent: () => string,
): readonly SearchSource[] {
  const makers = {
    serper: () => (serper.key === null ? [] : [serperSource({ ...serper, key: serper.key, timeoutMs })]),
    dataforseo: () =>
      dataForSeo.key === null ? [] : [dataForSeoSource({ ...dataForSeo, key: dataForSeo.key, timeoutMs })],
    searxng: () => (searxng === null ? [] : [searxngSource({ ...searxng, timeoutMs })]),
    wikipedia: () => [wikipediaSource({ url: wikipediaUrl, pageviewsUrl, userAgent, timeoutMs })],
  };
  return sources.flatMap((name) => makers[name]());
}

/** The search source that a key of a workspace's own leads to. */
export function searchSourceOf(
  name: 'serper' | 'dataforseo',
  key: string,
  { timeoutMs, serper, dataForSeo }: SearchSettings,
): SearchSource {
  return name === 'serper'
    ? serperSource({ url: serper.url, key, timeoutMs })
    : dataForSeoSource({ url: dataForSeo.url, key, timeoutMs });
}
