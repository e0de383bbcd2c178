import type { SearchSource } from '../providers/search/port.ts';

/** Puts itself around one function of a source. */
type Around = <Query, Answer>(ask: (query: Query) => Promise<Answer>) => (query: Query) => Promise<Answer>;

/** Every function that a source may have; one that is new to the port is missed here by the types. */
type Functions = {
  readonly [Part in Exclude<keyof SearchSource, 'name' | 'title'>]-?: SearchSource[Part] | undefined;
};

/** The same source, each of whose functions is asked through `around`. */
export function askThrough<Source extends SearchSource>(source: Source, around: Around): Source {
  const { results, suggestions, figures, articles, interest, linkingPages } = source;
  const asked: Functions = {
    results: results && around(results),
    suggestions: suggestions && around(suggestions),
    figures: figures && around(figures),
    articles: articles && around(articles),
    interest: interest && around(interest),
    linkingPages: linkingPages && around(linkingPages),
  };
  return { ...source, ...asked };
}
