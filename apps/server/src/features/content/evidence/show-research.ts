import type { KeywordResearchLine } from '@pagewright/contract/content';
import type { Database } from '../../../platform/db/client.ts';
import { findResearchPages } from '../../../research/index.ts';
import { findKeywordResearch } from './keyword-subject.ts';

/** Maps a workspace's research of a keyword to its API form; null if there is none. */
export async function showResearch(
  db: Database,
  workspaceId: string,
  keyword: string,
): Promise<KeywordResearchLine | null> {
  const research = await findKeywordResearch(db, workspaceId, keyword);
  if (!research) return null;
  const pages = await findResearchPages(db, research);
  return {
    gatheredAt: research.gatheredAt.toISOString(),
    source: research.source,
    isFresh: research.isFresh,
    questions: research.questions?.length ?? null,
    pages: pages.map(({ url, title, source, position, wordCount, fetchedAt }) => ({
      url,
      title,
      source,
      position,
      wordCount,
      fetchedAt: fetchedAt.toISOString(),
    })),
  };
}
