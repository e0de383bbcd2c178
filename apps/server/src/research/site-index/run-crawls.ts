import { setTimeout as delay } from 'node:timers/promises';
import { newLeaseOwner } from '../../platform/db/lease.ts';
import { runInWorkContext } from '../../platform/observability/work-context.ts';
import { claimCrawl } from './crawl-repository.ts';
import { crawlSite, type CrawlContext } from './crawl-site.ts';

/** Sites that one server crawls concurrently; each costs it a page per second. */
const AT_ONCE = 4;
/** Of these, crawls that a schedule started. */
const SCHEDULED_AT_ONCE = 2;
const LOOK_MS = 1_000;

/** Runs the workspaces' crawls until it is stopped; active ones are then requeued for another server. */
export function runCrawls(ctx: CrawlContext & { readonly hasRoom: () => boolean }): {
  stop(graceMs: number): Promise<void>;
} {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Set<Promise<void>>();
  let scheduled = 0;

  const beginNext = async (): Promise<boolean> => {
    if (running.size >= AT_ONCE || !ctx.hasRoom()) return false;
    const crawl = await claimCrawl(ctx.crawler.db, newLeaseOwner(), {
      scheduled: scheduled < SCHEDULED_AT_ONCE,
    });
    if (crawl === null) return false;
    const counts = crawl.dueOnly === null ? 0 : 1;
    scheduled += counts;
    const work = runInWorkContext({ requestId: crawl.requestId ?? crawl.id }, () =>
      crawlSite(ctx, crawl, signal),
    )
      .catch((error: unknown) =>
        ctx.log.error({ event: 'crawl_left', err: error, crawl: crawl.id }, 'a crawl was left'),
      )
      .finally(() => {
        running.delete(work);
        scheduled -= counts;
      });
    running.add(work);
    return true;
  };
  const look = async (): Promise<void> => {
    while (!signal.aborted) {
      const hasBegun = await beginNext().catch((error: unknown) => {
        if (!signal.aborted)
          ctx.log.warn({ event: 'crawls_unreadable', err: error }, 'crawls could not be looked for');
        return false;
      });
      if (!hasBegun) await delay(LOOK_MS, undefined, { signal }).catch(() => undefined);
    }
  };
  const looking = look();
  return {
    async stop(graceMs) {
      stopping.abort();
      const all = Promise.all([looking, ...running]);
      await Promise.race([all, delay(graceMs, undefined, { ref: false })]);
    },
  };
}
