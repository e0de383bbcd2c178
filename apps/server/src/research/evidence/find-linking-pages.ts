import { createHash } from 'node:crypto';
import type { LinkQuery } from '../../providers/search/port.ts';
import { querySources } from './query-sources.ts';
import { failuresIn, wasAnySourceQueried } from './gathered-evidence.ts';
import type { GatheringContext } from './gathering-context.ts';
import { linksPart } from './search-parts.ts';
import { searchQuery } from './search-query.ts';

/** Who knows links, and which pages it names. */
export interface LinkingPages {
  /** Null where no source knows who links to whom. */
  readonly urls: readonly string[] | null;
  /** The source as people know it; null with `urls`. */
  readonly source: string | null;
  readonly askedAnew: boolean;
  /** Why sources named nothing, in sentences for the user. */
  readonly failures: readonly string[];
}

/** Asks the sources that know links which pages link to some hosts. @throws the signal's reason. */
export async function findLinkingPages(
  ctx: GatheringContext,
  links: Omit<LinkQuery, 'signal'>,
): Promise<LinkingPages> {
  // Answers are kept by their keyword, which is shorter than a list of hosts may be.
  const keyword = `links ${createHash('sha256').update(JSON.stringify(links)).digest('hex')}`;
  const { answer, source, reports } = await querySources(ctx, linksPart(links), searchQuery(ctx, keyword));
  return {
    urls: answer,
    source: reports.find((report) => report.source === source)?.title ?? null,
    askedAnew: wasAnySourceQueried(reports),
    failures: failuresIn(reports),
  };
}
