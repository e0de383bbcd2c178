import { querySources } from './query-sources.ts';
import { failuresIn, wasAnySourceQueried } from './gathered-evidence.ts';
import type { GatheringContext } from './gathering-context.ts';
import { figuresPart } from './search-parts.ts';
import { searchQuery } from './search-query.ts';

/** What sources know of how often keywords are searched. */
export interface KeywordDemand {
  /** Searches a month by keyword; null where no source knows them. */
  readonly volumes: ReadonlyMap<string, number | null>;
  /** Name of the source that answered; null where none did. */
  readonly source: string | null;
  readonly askedAnew: boolean;
  /** Why sources told nothing, in sentences for the user. */
  readonly failures: readonly string[];
}

/** Asks the search sources how often keywords are searched. A source that fails leaves its keywords unknown. @throws the signal's reason. */
export async function keywordDemand(
  ctx: GatheringContext,
  keywords: readonly string[],
): Promise<KeywordDemand> {
  const asked = await Promise.all(
    keywords.map((keyword) => querySources(ctx, figuresPart, searchQuery(ctx, keyword))),
  );
  return {
    volumes: new Map(keywords.map((keyword, index) => [keyword, asked[index]?.answer?.volume ?? null])),
    source: asked.find(({ answer }) => answer?.volume != null)?.source ?? null,
    askedAnew: asked.some(({ reports }) => wasAnySourceQueried(reports)),
    failures: failuresIn(asked.flatMap(({ reports }) => reports)),
  };
}
