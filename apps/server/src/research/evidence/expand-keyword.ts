import type { SourceReport } from './gathered-evidence.ts';
import type { GatheringContext } from './gathering-context.ts';
import { querySources } from './query-sources.ts';
import { resultsPart, suggestionsPart } from './search-parts.ts';
import { searchQuery } from './search-query.ts';

/** What search sources suggest for a keyword. A list is empty if no source offers it. */
export interface KeywordExpansions {
  readonly suggestions: readonly string[];
  readonly questions: readonly string[];
  readonly related: readonly string[];
  readonly sources: readonly SourceReport[];
}

/**
 * Asks search sources for suggestions, questions, and related searches of a keyword.
 * @throws the signal's reason.
 */
export async function expandKeyword(ctx: GatheringContext, keyword: string): Promise<KeywordExpansions> {
  const query = searchQuery(ctx, keyword);
  const [suggested, page] = await Promise.all([
    querySources(ctx, suggestionsPart, query),
    querySources(ctx, resultsPart, query),
  ]);
  return {
    suggestions: suggested.answer ?? [],
    questions: page.answer?.questions ?? [],
    related: page.answer?.related ?? [],
    sources: [...suggested.reports, ...page.reports],
  };
}
