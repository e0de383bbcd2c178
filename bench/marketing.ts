/**
 * Lighthouse on every page of the marketing site that search engines may list, by its sitemap. As on a phone, the median
 * of three runs; the goal is 100 four times on each. `npm run bench:marketing [-- --runs 3 --only /pricing,/blog]`
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBenchDatabase, runBench, startBenchServer } from './bench-server.ts';
import { measurePages, openMeasuringBrowser } from './measure-pages.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});
const only = values.only.split(',').filter((path) => path !== '');

await runBench(async (releases) => {
  const database = await openBenchDatabase(releases);
  const { url } = await startBenchServer(releases, database.url, join(database.dataDir, 'server'));
  const { port } = await openMeasuringBrowser(releases);
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const chosen = only.length > 0 ? only : paths;
  if (chosen.length === 0) throw new Error('the sitemap names no page');
  await measurePages(Object.fromEntries(chosen.map((path) => [path, url + path])), {
    port,
    runs: Number(values.runs),
  });
});
