import { querySources } from './query-sources.ts';
import { failuresIn, wasAnySourceQueried } from './gathered-evidence.ts';
import type { GatheringContext } from './gathering-context.ts';
import { resultsPart } from './search-parts.ts';
import { searchQuery } from './search-query.ts';

/** Results of a web search; `urls` is null if no source searches the web. */
export interface FoundAddresses {
  readonly urls: readonly string[] | null;
  readonly askedAnew: boolean;
  /** Why sources failed, in sentences for the user. */
  readonly failures: readonly string[];
}

/**
 * Searches the web; a failing source reports why and finds nothing.
 * @throws the signal's reason.
 */
export async function findResults(ctx: GatheringContext, words: string): Promise<FoundAddresses> {
  const { answer, reports } = await querySources(ctx, resultsPart, searchQuery(ctx, words));
  return {
    urls: answer && answer.results.map(({ url }) => url),
    askedAnew: wasAnySourceQueried(reports),
    failures: failuresIn(reports),
  };
}
