import type { SearchSource } from '../providers/search/port.ts';

/** Wraps one function of a source. */
type Around = <Query, Answer>(ask: (query: Query) => Promise<Answer>) => (query: Query) => Promise<Answer>;

/** Every function that a source may have; the types require each new one of the port here. */
type Functions = {
  readonly [Part in Exclude<keyof SearchSource, 'name' | 'title' | 'ranking'>]-?:
    | SearchSource[Part]
    | undefined;
};

/** Returns the source with each function wrapped. */
export function wrapSource<Source extends SearchSource>(source: Source, around: Around): Source {
  const { results, ranking, suggestions, figures, bulkFigures, articles, interest, linkingPages } = source;
  const wrapped: Functions = {
    results: results && around(results),
    suggestions: suggestions && around(suggestions),
    figures: figures && around(figures),
    bulkFigures: bulkFigures && around(bulkFigures),
    articles: articles && around(articles),
    interest: interest && around(interest),
    linkingPages: linkingPages && around(linkingPages),
  };
  return { ...source, ...wrapped, ...(ranking && { ranking: { ...ranking, read: around(ranking.read) } }) };
}
