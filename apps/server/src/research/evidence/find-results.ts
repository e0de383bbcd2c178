import { askedKeyword } from '../research-keyword.ts';
import { askSources } from './ask-sources.ts';
import type { GatheringContext } from './gathering-context.ts';
import { resultsPart } from './search-parts.ts';

/** What a web search found; `urls` is null where no source searches the web. */
export interface FoundAddresses {
  readonly urls: readonly string[] | null;
  readonly askedAnew: boolean;
}

/** Searches the web for some words; a source that fails finds nothing. @throws the signal's reason. */
export async function findResults(ctx: GatheringContext, words: string): Promise<FoundAddresses> {
  const { country, language } = ctx.services.config.search;
  const query = { keyword: askedKeyword(words), country, language, signal: ctx.signal };
  const { answer, reports } = await askSources(ctx, resultsPart, query);
  return {
    urls: answer && answer.results.map(({ url }) => url),
    askedAnew: reports.some(({ condition }) => condition === 'answered'),
  };
}
