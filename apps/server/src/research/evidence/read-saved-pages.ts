import { decompressHtml } from '../page-body.ts';
import { normalizeKeyword } from '../research-keyword.ts';
import { readResearchPageRows } from '../research-repository.ts';
import type { ExcludedPage, GatheredPage } from './gathered-evidence.ts';
import type { GatheringContext } from './gathering-context.ts';
import { asEvidence, sortPages, type SortedPages } from './read-given-pages.ts';
import { findResearch } from './read-research.ts';

/** Pages of saved research. */
export interface SavedPages extends SortedPages {
  /** The keyword that was researched. */
  readonly keyword: string;
  readonly gatheredAt: Date;
}

/**
 * Reads the web pages that the workspace's latest research saved for the first of these keywords that has any; null if
 * none has. Encyclopedia articles are no competitors.
 * @throws the signal's reason.
 */
export async function readSavedPages(
  { services, actor }: GatheringContext,
  keywords: readonly string[],
  signal: AbortSignal,
): Promise<SavedPages | null> {
  const { db } = services.crawler;
  for (const keyword of keywords) {
    const research = await findResearch(db, actor.workspaceId, keyword);
    const rows = research ? await readResearchPageRows(db, research) : [];
    const read: (GatheredPage | ExcludedPage)[] = [];
    for (const { url, title, source, position, fetchedAt, ...body } of rows) {
      if (source !== 'web') continue;
      const page = { text: await decompressHtml(body), format: 'html', url, title } as const;
      read.push(await asEvidence(page, { source, position, fetchedAt: fetchedAt.toISOString() }, signal));
    }
    const { pages } = sortPages(read);
    if (!research || pages.length === 0) continue;
    return { pages, leftOut: [], keyword: normalizeKeyword(keyword), gatheredAt: research.gatheredAt };
  }
  return null;
}
