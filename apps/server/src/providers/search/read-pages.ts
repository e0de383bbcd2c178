import type { FoundResult, Ranking, RankingQuery, ResultsPage } from './port.ts';

const PAGE = 10;

/** Reads one results page after another until there are enough results, or no more. Positions count across pages. */
export async function readPages(
  { depth, isEnough, onRequest }: Pick<RankingQuery, 'depth' | 'isEnough' | 'onRequest'>,
  readPage: (page: number) => Promise<ResultsPage>,
): Promise<Ranking> {
  const byUrl = new Map<string, FoundResult>();
  let features: ResultsPage['features'] = null;
  for (let page = 1; page <= Math.ceil(depth / PAGE); page += 1) {
    onRequest(1);
    const answer = await readPage(page);
    if (page === 1) features = answer.features;
    const before = byUrl.size;
    for (const result of answer.results)
      if (byUrl.size < depth && !byUrl.has(result.url))
        byUrl.set(result.url, { ...result, position: byUrl.size + 1 });
    // A page that repeats earlier ones is the end: some engines do so past their last page.
    if (byUrl.size === before || isEnough([...byUrl.values()])) break;
  }
  return { results: [...byUrl.values()], features };
}
