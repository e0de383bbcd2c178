import { setTimeout as delay } from 'node:timers/promises';
import { computeOrNull, computingUntil, defineTask } from '../../platform/compute/index.ts';
import type { Database } from '../../platform/db/client.ts';
import { PAGE_SCORE_ENGINE, scorePages } from '../evidence/page-scores.ts';
import type { CrawlContext } from './crawl-site.ts';
import {
  claimScoring,
  endScoring,
  findDuePages,
  saveScores,
  type DuePage,
  type ScoringSite,
} from './score-repository.ts';

const scoring = defineTask(new URL('../evidence/page-scores.ts', import.meta.url), scorePages, {
  kind: 'long',
});
const BATCH = 10;
const LOOK_MS = 2_000;

/** Scores the pages of crawled sites in the background, one site at a time on each server, until it is stopped. */
export function runPageScores({ crawler, log }: CrawlContext): { stop(graceMs: number): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const scoreNext = async (): Promise<boolean> => {
    const site = await claimScoring(crawler.db, PAGE_SCORE_ENGINE);
    if (site === null) return false;
    await scoreSite(crawler, site, signal);
    return true;
  };
  const look = async (): Promise<void> => {
    while (!signal.aborted) {
      const hasScored = await scoreNext().catch((error: unknown) => {
        if (!signal.aborted)
          log.warn({ event: 'page_scores_failed', err: error }, 'pages of a site could not be scored');
        return false;
      });
      if (!hasScored) await delay(LOOK_MS, undefined, { signal }).catch(() => undefined);
    }
  };
  const looking = look();
  return {
    async stop(graceMs) {
      stopping.abort();
      await Promise.race([looking, delay(graceMs, undefined, { ref: false })]);
    },
  };
}

async function scoreSite(
  ctx: { readonly db: Database },
  site: ScoringSite,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const pages = await findDuePages(ctx.db, site.id, PAGE_SCORE_ENGINE, BATCH);
    if (pages.length === 0) return endScoring(ctx.db, site, PAGE_SCORE_ENGINE);
    const scores = await scoresOf(pages, signal);
    await saveScores(
      ctx.db,
      site.id,
      pages.map(({ id, key }, at) => ({ id, key, score: scores[at] ?? null })),
    );
  }
}

/** A page that the engine fails on has no score, and is not retried until it changes. */
async function scoresOf(pages: readonly DuePage[], signal: AbortSignal): Promise<readonly (number | null)[]> {
  const given = pages.map(({ id: _id, key: _key, ...page }) => page);
  const scores = await computingUntil(signal, () => computeOrNull(scoring, given));
  if (scores !== null || pages.length < 2) return scores ?? [];
  const each: (number | null)[] = [];
  for (const page of pages) each.push((await scoresOf([page], signal))[0] ?? null);
  return each;
}
