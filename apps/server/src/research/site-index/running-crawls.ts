import type { RunningCrawl } from '@pagewright/contract/runs';
import { canManage } from '../../platform/access/ownership.ts';
import type { Context } from '../../platform/context.ts';
import { listAuthorCrawls } from './crawl-list-repository.ts';

/** The caller's active crawls, and those that ended within a day, for the list of running work. */
export async function listRunningCrawls({
  actor,
  db,
}: Pick<Context, 'actor' | 'db'>): Promise<RunningCrawl[]> {
  return (await listAuthorCrawls(db, actor)).map((crawl) => ({
    id: crawl.id,
    site: crawl.origin,
    status: crawl.status === 'waiting' ? 'queued' : crawl.status,
    read: crawl.read,
    total: Math.min(crawl.known, crawl.pagesMax),
    createdAt: crawl.createdAt.toISOString(),
    endedAt: crawl.endedAt?.toISOString() ?? null,
    mayCancel: canManage(actor, crawl),
  }));
}
