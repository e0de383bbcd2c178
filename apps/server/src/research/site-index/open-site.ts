import { computeOrNull, computingUntil, defineTask } from '../../platform/compute/index.ts';
import { tryHttpsThenHttp } from '../../platform/outgoing/index.ts';
import { fetchPolitely } from '../polite-fetch.ts';
import type { Crawler } from '../crawler.ts';
import { PAGE_ACCEPT, requireHtml, validatorsOf } from '../page/page-head.ts';
import { pageRefused } from '../refusals.ts';
import { checkRobots } from '../robots/read-robots.ts';
import { saveFeeds, ensureSite } from './crawl-repository.ts';
import { readPageFacts } from '../evidence/page-facts.ts';
import { addPages, findPage, saveFacts } from './page-repository.ts';

const reading = defineTask(new URL('../evidence/page-facts.ts', import.meta.url), readPageFacts, {
  kind: 'long',
});

/** A reachable site whose start page has been read, ready to be crawled. */
export interface OpenedSite {
  readonly siteId: string;
  readonly origin: string;
}

/**
 * Requests and saves the start page of a site that a user named, so that the user learns at once whether the site can
 * be read.
 * @throws ApiError with a message for the user; the signal's reason.
 */
export async function openForCrawl(
  crawler: Crawler,
  { workspaceId, given, signal }: { workspaceId: string; given: string; signal: AbortSignal },
): Promise<OpenedSite> {
  return tryHttpsThenHttp(given, async (first) => {
    const answer = await fetchPolitely(crawler, {
      url: first,
      accept: PAGE_ACCEPT,
      signal,
      prepare: (hop) => checkRobots(crawler, hop, signal),
      onHead: requireHtml,
    });
    const { url, status, bytes } = answer;
    if (status < 200 || status > 299) throw pageRefused(status);
    const facts = await computingUntil(signal, () =>
      computeOrNull(reading, bytes, url.href, answer.header('content-type'), answer.header('x-robots-tag')),
    );
    const siteId = await ensureSite(crawler.db, workspaceId, url.origin);
    await addPages(crawler.db, siteId, 'start', [url.href, `${url.origin}/`]);
    const page = await findPage(crawler.db, siteId, url.href);
    if (facts !== null && page !== undefined) {
      await saveFacts(crawler.db, { siteId, page, mayAdd: true }, { status, ...validatorsOf(answer) }, facts);
      await saveFeeds(crawler.db, siteId, facts.feeds);
    }
    return { siteId, origin: url.origin };
  });
}
