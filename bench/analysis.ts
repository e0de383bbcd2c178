/**
 * Benchmarks the comprehensive analysis of one article of 3,000 words with 5 keywords and 5 competitors of 20 pages,
 * all of which were fetched before: how long the call takes, and how much of it is our own processor time rather than
 * waiting. Competitors run at 127.0.0.x and are called only in the first round, without a crawl delay. `npm run
 * bench:analysis [-- --rounds 10]`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startWebHost } from '../tests/fakes/web/start-web-host.ts';
import { joinArticles, readWikiArticles, toHtml, type BenchArticle } from './bench-articles.ts';
import { openBenchDatabase, runBench, signUp, startBenchServer, type Cleanups } from './bench-server.ts';
import { median } from './measure-time.ts';

const GOAL_MS = 3000;
const WORDS = 3000;
const COMPETITORS = 5;
const PAGES = 20;
const KEYWORDS = 5;
/** Processor ticks per second, as Linux counts them for processes. */
const TICKS = 100;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });

await runBench(async (releases) => {
  const articles = readWikiArticles();
  if (articles.length === 0) return;
  const database = await openBenchDatabase(releases);
  const { url, child } = await startBenchServer(releases, database.url, join(database.dataDir, 'server'), {
    OUTGOING_ALLOW: '127.0.0.0/8',
    CRAWLER_PAUSE_MS: '0',
    SEARCH_SOURCES: 'none',
    DEFAULT_PLAN: 'Entrepreneur',
  });
  const { token } = await signUp(url);
  const competitors = await startCompetitors(articles, releases);
  const [text] = joinArticles(articles, WORDS);
  const titles = articles.map(({ title }) => title);
  const body = JSON.stringify({
    content: text ? toHtml(text) : '',
    primaryKeyword: titles[0],
    keywords: titles.slice(1, KEYWORDS),
    competitors,
  });

  const ask = async (): Promise<{ ms: number; ownMs: number | null }> => {
    const headers = { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' };
    const [begin, ownBefore] = [performance.now(), processorMs(child.pid)];
    const answer = await fetch(`${url}/api/comprehensive-analysis`, { method: 'POST', headers, body });
    const result = (await answer.json()) as { parts?: Record<string, { state: string }>; sites?: unknown };
    const [ms, ownAfter] = [performance.now() - begin, processorMs(child.pid)];
    const states = Object.values(result.parts ?? {}).map(({ state }) => state);
    if (answer.status !== 200 || states.some((state) => state !== 'done'))
      throw new Error(`the analysis answered ${answer.status}: ${states.join(', ')}`);
    return { ms, ownMs: ownBefore === null || ownAfter === null ? null : ownAfter - ownBefore };
  };

  const cold = await ask();
  const rounds: { ms: number; ownMs: number | null }[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) rounds.push(await ask());
  const ms = median(rounds.map((round) => round.ms));
  const own = rounds.flatMap(({ ownMs }) => (ownMs === null ? [] : [ownMs]));
  const times = rounds.map((round) => round.ms);
  console.log(`${COMPETITORS} competitors of ${PAGES} pages, ${KEYWORDS} keywords, ${WORDS} words`);
  console.log(`first read: ${cold.ms.toFixed(0)} ms`);
  console.log(
    `pages known: median ${ms.toFixed(0)} ms of ${rounds.length} (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}); goal under ${GOAL_MS} ms: ${ms < GOAL_MS ? 'met' : 'MISSED'}`,
  );
  console.log(
    own.length === 0
      ? 'our own code: not known on this system'
      : `our own code: ${median(own).toFixed(0)} ms of processor time, ${((100 * median(own)) / ms).toFixed(0)} % of the call`,
  );
});

/** Starts the competitors, each with its own pages listed in its sitemap, and returns their URLs. */
async function startCompetitors(articles: readonly BenchArticle[], releases: Cleanups): Promise<string[]> {
  const hosts = await Promise.all(
    Array.from({ length: COMPETITORS }, (_, index) => startWebHost({}, { address: `127.0.0.${index + 2}` })),
  );
  for (const [index, host] of hosts.entries()) {
    releases.push(() => host.close());
    const paths = Array.from({ length: PAGES }, (_, page) => (page === 0 ? '/' : `/page-${page}`));
    for (const [page, path] of paths.entries()) {
      const article = articles[(index * PAGES + page) % articles.length];
      if (article) host.answers.set(path, { body: pageOf(article) });
    }
    host.answers.set('/sitemap.xml', {
      headers: { 'content-type': 'application/xml' },
      body: `<urlset>${paths.map((path) => `<url><loc>${host.url}${path}</loc></url>`).join('')}</urlset>`,
    });
  }
  return hosts.map(({ url }) => url);
}

function pageOf(article: BenchArticle): string {
  return `<!doctype html><html lang="en"><head><title>${article.title}</title></head><body><article><h1>${article.title}</h1>${toHtml(article)}</article></body></html>`;
}

/** A process's processor time in milliseconds; null if the system does not report it. */
function processorMs(pid: number | undefined): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
  } catch {
    return null;
  }
}
