import { ApiError } from '../../platform/api-error.ts';
import { computeOrNull, computingUntil, defineTask } from '../../platform/compute/index.ts';
import { holdLease } from '../../platform/db/lease.ts';
import type { Crawler } from '../crawler.ts';
import { fetchPolitely } from '../polite-fetch.ts';
import type { Robots } from '../robots/parse-robots.ts';
import { checkRobots, readRobots } from '../robots/read-robots.ts';
import { readSitemaps } from '../sitemap/read-sitemaps.ts';
import { fetchSitePage, isThrottled, type PageAnswer } from './fetch-site-page.ts';
import {
  SCHEDULED_SHARE,
  endCrawl,
  renewCrawl,
  saveTruncated,
  saveSitemapState,
  requeueCrawl,
  type ClaimedCrawl,
  type CrawlProgress,
} from './crawl-repository.ts';
import { judgeSite } from './judge-repository.ts';
import { momentOf, readPageFacts } from '../evidence/page-facts.ts';
import {
  addPages,
  countPages,
  findWaiting,
  saveBlocked,
  saveFacts,
  saveSitemapListing,
  saveRedirect,
  saveUnchanged,
  saveFailed,
  type WaitingPage,
} from './page-repository.ts';
import { parseFeed } from './read-feed.ts';
import { mayBePage, readableAddress } from './read-markup.ts';
import { measureImages } from './measure-images.ts';

const reading = defineTask(new URL('../evidence/page-facts.ts', import.meta.url), readPageFacts, {
  kind: 'long',
});
const feeding = defineTask(new URL('./read-feed.ts', import.meta.url), parseFeed, { kind: 'long' });

/** Results are calculated while the crawl is running: after this many pages, then at these intervals. */
const FIRST_JUDGED = 50;
const JUDGE_MS = 60_000;
/** For a large site less often: calculating may take at most a twentieth of the time. */
const JUDGING_SHARE = 20;
const BATCH = 30;
const ROBOTS_MS = 600_000;
/** Maximum stored addresses as a multiple of the page limit, so that an endless calendar does not fill the database. */
const KNOWN_FACTOR = 5;
const KNOWN_LEAST = 5_000;
/** After this many consecutive addresses without a response, the site is left alone. */
const FAILURES_MAX = 5;
/** How often a page is requested if its site is overloaded. */
const PATIENCE = 3;
const WAIT_MS = 60_000;
/** How often windows are told of a crawl's progress. */
const TELL_MS = 3_000;
const FEEDS_MAX = 3;
const FEED_BYTES_MAX = 2_000_000;

class CrawlLost extends Error {}

/** The part of a context that a crawl needs. */
export interface CrawlContext {
  readonly crawler: Crawler;
  readonly log: { warn(what: object, message: string): void; error(what: object, message: string): void };
}

/**
 * Continues a claimed crawl: reads each address that was not checked since the crawl's start time, or of these the due
 * ones, until its page limit or the site's end. Then ends the crawl, or requeues it if the server stops or the site asks to wait.
 */
export async function crawlSite(
  ctx: CrawlContext,
  crawl: ClaimedCrawl,
  stopping: AbortSignal,
): Promise<void> {
  const { db } = ctx.crawler;
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  const run = new SiteCrawl(ctx, crawl, signal);
  const release = holdLease({
    beat: () => run.beat(),
    onLost: () => lost.abort(new CrawlLost()),
    onError: (error) =>
      ctx.log.warn({ event: 'crawl_lease_failed', err: error }, 'a crawl could not say that it goes on'),
  });
  try {
    const problem = await run.read();
    await judgeSite(db, crawl.siteId);
    await endCrawl(db, crawl, { status: problem === '' ? 'done' : 'failed', problem, ...run.state() });
  } catch (error) {
    release();
    if (lost.signal.aborted) {
      // What was read before the cancellation counts.
      await judgeSite(db, crawl.siteId);
      return;
    }
    if (stopping.aborted) return await requeueCrawl(db, crawl, 0);
    if (error instanceof ApiError && error.code === 'site_asks_to_wait')
      return await requeueCrawl(db, crawl, waitOf(error));
    const problem = error instanceof ApiError ? error.code : 'crawl_failed';
    if (problem === 'crawl_failed')
      ctx.log.error({ event: 'crawl_failed', err: error, crawl: crawl.id }, 'a crawl failed');
    await endCrawl(db, crawl, { status: 'failed', problem, ...run.state() });
  } finally {
    release();
  }
}

function waitOf({ headers }: ApiError): number {
  const seconds = Number(headers?.['retry-after']);
  return seconds > 0 ? seconds * 1_000 : WAIT_MS;
}

/** One server's run of a crawl. */
class SiteCrawl {
  private readonly ctx: CrawlContext;
  private readonly crawl: ClaimedCrawl;
  private readonly signal: AbortSignal;
  private covered = 0;
  private known = 0;
  private added: number;
  private readonly knownMax: number;
  private failures = 0;
  /** What the author's windows were last told. */
  private told = { read: 0, at: 0 };
  private robots: { readonly rules: Robots; readonly at: number } | null = null;

  constructor(ctx: CrawlContext, crawl: ClaimedCrawl, signal: AbortSignal) {
    this.ctx = ctx;
    this.crawl = crawl;
    this.signal = signal;
    this.added = crawl.added;
    const sitePages = crawl.dueOnly === null ? crawl.pagesMax : crawl.pagesMax * SCHEDULED_SHARE;
    this.knownMax = Math.max(KNOWN_LEAST, KNOWN_FACTOR * sitePages);
  }

  state(): CrawlProgress {
    return { read: this.covered, known: this.known, added: this.added };
  }

  /** Renews the lease; false if it was lost. */
  beat(): Promise<boolean> {
    const now = performance.now();
    const isTold = this.covered !== this.told.read && now - this.told.at > TELL_MS;
    if (isTold) this.told = { read: this.covered, at: now };
    return renewCrawl(this.ctx.crawler.db, this.crawl, this.state(), isTold);
  }

  /** Returns the code of the problem that ended it early; '' if there was none. */
  async read(): Promise<string> {
    const { crawler } = this.ctx;
    const { siteId, staleBefore, pagesMax, dueOnly } = this.crawl;
    await this.count();
    if (!this.crawl.isListed) await this.list();
    let judgedAt = performance.now();
    let isJudged = false;
    let judgingMs = 0;
    const begun = this.covered;
    while (this.covered < pagesMax) {
      const pages = await findWaiting(crawler.db, {
        siteId,
        staleBefore,
        dueOnly,
        limit: Math.min(BATCH, pagesMax - this.covered),
      });
      if (pages.length === 0) break;
      if (!(await this.readBatch(pages))) return 'site_unreachable';
      await this.count();
      const begunAt = performance.now();
      const isFirst = !isJudged && this.covered - begun >= FIRST_JUDGED;
      if (isFirst || begunAt - judgedAt > Math.max(JUDGE_MS, JUDGING_SHARE * judgingMs)) {
        await judgeSite(crawler.db, siteId);
        isJudged = true;
        judgedAt = performance.now();
        judgingMs = judgedAt - begunAt;
      }
    }
    await saveTruncated(crawler.db, siteId, this.known >= this.knownMax);
    await measureImages(crawler, this.crawl, this.signal);
    return '';
  }

  private async count(): Promise<void> {
    const { siteId, staleBefore } = this.crawl;
    const { covered, known } = await countPages(this.ctx.crawler.db, siteId, staleBefore);
    this.covered = covered;
    this.known = known;
  }

  /** Reads what the site lists itself: its sitemaps and feeds. */
  private async list(): Promise<void> {
    const { crawler } = this.ctx;
    const { siteId, origin } = this.crawl;
    const site = new URL(origin);
    const listed = await readSitemaps(crawler, site, { pagesMax: this.knownMax, signal: this.signal });
    const pages = listed.pages
      .filter(({ url }) => mayBePage(new URL(url)))
      .slice(0, this.knownMax)
      .map(({ url, changedAt }) => ({ url, changedAt: momentOf(changedAt) }));
    await saveSitemapListing(crawler.db, siteId, pages);
    await saveSitemapState(crawler.db, siteId, {
      sitemapPages: listed.pages.length === 0 ? null : pages.length,
      isSitemapWhole: listed.isWhole && listed.pages.length <= this.knownMax,
    });
    await this.readFeeds();
    await this.count();
    await renewCrawl(crawler.db, this.crawl, { ...this.state(), isListed: true });
  }

  /**
   * Reads addresses one after another; each result is saved while the next one is requested. False if the site is gone.
   */
  private async readBatch(pages: readonly WaitingPage[]): Promise<boolean> {
    let keeping: Promise<void> = Promise.resolve();
    try {
      for (const page of pages) {
        const answer = await this.ask(page);
        await keeping;
        const isSilent = answer.kind === 'nothing' && answer.status === 0;
        this.failures = isSilent ? this.failures + 1 : 0;
        if (this.failures === FAILURES_MAX) return false;
        keeping = this.keep(page, answer);
        // It is awaited at the next page; until then, a failure must not count as unhandled.
        keeping.catch(() => undefined);
        if (answer.kind !== 'blocked') this.covered += 1;
        if (answer.kind === 'page' && page.isNew) this.added += 1;
      }
    } finally {
      await keeping;
    }
    return true;
  }

  private async ask(page: WaitingPage): Promise<PageAnswer> {
    const { crawler } = this.ctx;
    for (let tries = 1; ; tries += 1) {
      const answer = await fetchSitePage(crawler, await this.rules(), page, this.signal);
      // The host lock keeps the pause that it asked for.
      if (!isThrottled(answer) || tries === PATIENCE) return answer;
    }
  }

  private async rules(): Promise<Robots> {
    if (this.robots === null || performance.now() - this.robots.at > ROBOTS_MS) {
      const rules = await readRobots(this.ctx.crawler, new URL(this.crawl.origin), this.signal);
      this.robots = { rules, at: performance.now() };
    }
    return this.robots.rules;
  }

  private async keep(page: WaitingPage, answer: PageAnswer): Promise<void> {
    const { crawler } = this.ctx;
    const kept = { siteId: this.crawl.siteId, page, mayAdd: this.known < this.knownMax };
    switch (answer.kind) {
      case 'blocked':
        return saveBlocked(crawler.db, page.id);
      case 'unchanged':
        return saveUnchanged(crawler.db, page.id);
      case 'nothing':
        return saveFailed(crawler.db, page.id, answer);
      case 'redirect': {
        const isOwn = new URL(answer.url).host === new URL(page.url).host;
        return saveRedirect(crawler.db, kept, { ...answer, isOwn });
      }
      case 'page': {
        const facts = await computingUntil(this.signal, () =>
          computeOrNull(reading, answer.bytes, page.url, answer.contentType, answer.robotsHeader),
        );
        if (facts === null)
          return saveFailed(crawler.db, page.id, { status: answer.status, fault: 'page_unreadable' });
        await saveFacts(crawler.db, kept, answer, facts);
      }
    }
  }

  /** Feeds listed on the start page contain pages that nothing links to any more. */
  private async readFeeds(): Promise<void> {
    const { crawler } = this.ctx;
    const { origin, siteId, feeds } = this.crawl;
    const own = feeds.map((feed) => new URL(feed)).filter((url) => url.origin === origin);
    for (const url of own.slice(0, FEEDS_MAX)) {
      try {
        const { status, bytes } = await fetchPolitely(crawler, {
          url,
          accept: 'application/rss+xml, application/atom+xml, application/xml, text/xml',
          signal: this.signal,
          bytesMax: FEED_BYTES_MAX,
          cut: true,
          prepare: (hop) => checkRobots(crawler, hop, this.signal),
        });
        if (status !== 200) continue;
        const entries = await computingUntil(this.signal, () =>
          computeOrNull(feeding, bytes.toString('utf8')),
        );
        const found = (entries ?? []).flatMap((entry) => {
          const page = readableAddress(entry, url);
          return page?.origin === origin && mayBePage(page) ? [page.href] : [];
        });
        await addPages(crawler.db, siteId, 'feed', found);
      } catch (error) {
        // An unreadable feed changes nothing.
        if (!(error instanceof ApiError)) throw error;
      }
    }
  }
}
