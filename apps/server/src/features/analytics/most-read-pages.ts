import type { Database } from '../../platform/db/client.ts';
import { describePages, rankPages, type PageCounts, type RankedPages, type Ranking } from './repository.ts';

/** Above this number of compared pages, a ranking is reused for a while: adding up 20,000 pages takes half a second. */
const REUSED_FROM = 2_000;
const REUSED_MS = 60_000;
const RANKINGS_MAX = 1_000;

interface ReusedRanking {
  readonly ranked: Promise<RankedPages>;
  readonly until: number;
}

/** Rankings of many pages by what was asked, oldest first. */
const reused = new Map<string, ReusedRanking>();

/**
 * Lists the most viewed pages of a period, most views first. Where more than `REUSED_FROM` pages are compared, order and
 * counts are up to a minute old; titles are always current.
 */
export async function listMostReadPages(db: Database, ranking: Ranking): Promise<PageCounts[]> {
  const { pages } = await rankOrReuse(db, ranking);
  return describePages(db, pages);
}

async function rankOrReuse(db: Database, ranking: Ranking): Promise<RankedPages> {
  const key = JSON.stringify(ranking);
  const known = reused.get(key);
  if (known !== undefined && Date.now() < known.until) return known.ranked;
  const asked = { ranked: rankPages(db, ranking), until: Date.now() + REUSED_MS };
  // Many the last time: others wait for this one instead of adding up the same.
  if (known !== undefined) reused.set(key, asked);
  const isMany = await asked.ranked.then(
    ({ compared }) => compared > REUSED_FROM,
    () => false,
  );
  if (isMany) {
    reused.delete(key);
    reused.set(key, asked);
    for (const oldest of reused.keys()) {
      if (reused.size <= RANKINGS_MAX) break;
      reused.delete(oldest);
    }
  } else reused.delete(key);
  return asked.ranked;
}
