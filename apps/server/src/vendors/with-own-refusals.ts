import type { SearchSource } from '../providers/search/port.ts';
import { SearchError } from '../providers/search/search-error.ts';
import { askThrough } from './ask-through.ts';

/** A source that is asked with a workspace's own key, so that a refusal says whose key it was. */
export function withOwnRefusals(source: SearchSource): SearchSource {
  return askThrough(source, (ask) => async (query) => {
    try {
      return await ask(query);
    } catch (error) {
      if (!(error instanceof SearchError) || error.fault !== 'key_refused') throw error;
      throw new SearchError(source.title, 'own_key_refused', error.detail);
    }
  });
}
