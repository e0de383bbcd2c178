import type { SearchSource } from '../providers/search/port.ts';
import { SearchError } from '../providers/search/search-error.ts';

/** A source that is asked with a workspace's own key, so that a refusal says whose key it was. */
export function withOwnRefusals(source: SearchSource): SearchSource {
  const of =
    <Query, Answer>(ask: (query: Query) => Promise<Answer>) =>
    async (query: Query): Promise<Answer> => {
      try {
        return await ask(query);
      } catch (error) {
        if (!(error instanceof SearchError) || error.fault !== 'key_refused') throw error;
        throw new SearchError(source.title, 'own_key_refused', error.detail);
      }
    };
  const { results, suggestions, figures, linkingPages } = source;
  return {
    ...source,
    ...(results && { results: of(results) }),
    ...(suggestions && { suggestions: of(suggestions) }),
    ...(figures && { figures: of(figures) }),
    ...(linkingPages && { linkingPages: of(linkingPages) }),
  };
}
