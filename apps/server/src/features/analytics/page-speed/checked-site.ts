import type { EffectContext } from '../../../platform/jobs/define.ts';
import { listCrawls } from '../../../research/index.ts';
import { findOwnSite, findWebsite } from '../../advanced/index.ts';
import { matchesSite } from '../sites/crawled-sites.ts';

/**
 * Finds the crawled site that counts as a workspace's own, by its final address; null until it was crawled. If the
 * workspace names no site, it is the website in the profile of the member who connected.
 */
export async function findCheckedSite(
  ctx: Pick<EffectContext, 'db'>,
  { workspaceId, authorId }: { readonly workspaceId: string; readonly authorId: string | null },
): Promise<{ readonly siteId: string; readonly origin: string } | null> {
  const { liveSite, domain } = await findOwnSite(ctx.db, workspaceId);
  const named = liveSite ?? domain ?? (authorId === null ? '' : await findWebsite(ctx.db, authorId));
  if (named === '') return null;
  const crawls = await listCrawls(ctx.db, workspaceId);
  return crawls.find(({ origin }) => matchesSite(origin, named)) ?? null;
}
