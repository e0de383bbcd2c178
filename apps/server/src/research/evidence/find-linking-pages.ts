import { createHash } from 'node:crypto';
import type { LinkQuery } from '../../providers/search/port.ts';
import { querySources } from './query-sources.ts';
import { failuresIn, wasAnySourceQueried } from './gathered-evidence.ts';
import type { GatheringContext } from './gathering-context.ts';
import { linksPart } from './search-parts.ts';
import { searchQuery } from './search-query.ts';

/** Pages that link to some hosts, and the source that found them. */
export interface LinkingPages {
  /** Null if no source provides links. */
  readonly urls: readonly string[] | null;
  /** Display name of the source; null if `urls` is null. */
  readonly source: string | null;
  readonly askedAnew: boolean;
  /** Why sources failed, in sentences for the user. */
  readonly failures: readonly string[];
}

/**
 * Asks the sources that provide links which pages link to some hosts.
 * @throws the signal's reason.
 */
export async function findLinkingPages(
  ctx: GatheringContext,
  links: Omit<LinkQuery, 'signal'>,
): Promise<LinkingPages> {
  // Answers are stored by keyword, which must be shorter than a list of hosts may be.
  const keyword = `links ${createHash('sha256').update(JSON.stringify(links)).digest('hex')}`;
  const { answer, source, reports } = await querySources(ctx, linksPart(links), searchQuery(ctx, keyword));
  return {
    urls: answer,
    source: reports.find((report) => report.source === source)?.title ?? null,
    askedAnew: wasAnySourceQueried(reports),
    failures: failuresIn(reports),
  };
}
