import { querySources } from './query-sources.ts';
import { failuresIn, wasAnySourceQueried } from './gathered-evidence.ts';
import type { GatheringContext } from './gathering-context.ts';
import { figuresPart } from './search-parts.ts';
import { searchQuery } from './search-query.ts';

/** How often keywords are searched, according to a source. */
export interface KeywordDemand {
  /** Monthly searches by keyword; null if no source knows them. */
  readonly volumes: ReadonlyMap<string, number | null>;
  /** Name of the source that answered; null if none did. */
  readonly source: string | null;
  readonly askedAnew: boolean;
  /** Why sources failed, in sentences for the user. */
  readonly failures: readonly string[];
}

/**
 * Asks the search sources how often keywords are searched. If a source fails, its keywords stay unknown.
 * @throws the signal's reason.
 */
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
