import type { SearchSource } from '../providers/search/port.ts';
import { SearchError } from '../providers/search/search-error.ts';
import { wrapSource } from './wrap-source.ts';

/** Wraps a source used with a workspace's own key, so that errors say whose key it was. */
export function withOwnKeyErrors(source: SearchSource): SearchSource {
  return wrapSource(source, (ask) => async (query) => {
    try {
      return await ask(query);
    } catch (error) {
      if (!(error instanceof SearchError) || error.fault !== 'key_refused') throw error;
      throw new SearchError(source.title, 'own_key_refused', error.detail);
    }
  });
}
