import { dataForSeoSource } from './providers/search/dataforseo/client.ts';
import type { SearchSource } from './providers/search/port.ts';
import { searxngSource } from './providers/search/searxng/client.ts';
import { serperSource } from './providers/search/serper/client.ts';
import { wikipediaSource } from './providers/search/wikipedia/client.ts';
import type { SearchSettings } from './search-settings.ts';

/** The search sources that are set, in the order in which they are asked. `userAgent` is who asks where no key says so. */
export function chooseSearchSources(
  { sources, timeoutMs, serper, dataForSeo, searxngUrl, wikipediaUrl }: SearchSettings,
  userAgent: () => string,
): readonly SearchSource[] {
  const makers = {
    serper: () => (serper.key === null ? [] : [serperSource({ ...serper, key: serper.key, timeoutMs })]),
    dataforseo: () =>
      dataForSeo.key === null ? [] : [dataForSeoSource({ ...dataForSeo, key: dataForSeo.key, timeoutMs })],
    searxng: () => (searxngUrl === null ? [] : [searxngSource({ url: searxngUrl, timeoutMs })]),
    wikipedia: () => [wikipediaSource({ url: wikipediaUrl, userAgent, timeoutMs })],
  };
  return sources.flatMap((name) => makers[name]());
}
