/**
 * Benchmarks the calls of `/api/analytics` on totals of ten million visits: a year of 1,000 pages with 14 sources. The
 * totals are written as the beacon would write them; the visits of the last 90 days also exist. `npm run
 * bench:analytics [-- --events 10000000 --pages 1000 --rounds 200]`
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { openBenchDatabase, runBench, signUp, startBenchServer } from './bench-server.ts';
import { addItems, type Owner } from './list-rows.ts';
import { createVisitDays } from './scale-visits.ts';

const GOAL_MS = 50;
const DAYS = 365;
const RAW_DAYS = 90;
const SOURCES = 14;
/** Share of the items of `addItems` that are published. */
const PUBLIC_SHARE = 3 / 8;

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '10000000' },
    pages: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '200' },
  },
});
const events = Number(values.events);
const rounds = Number(values.rounds);

await runBench(async (releases) => {
  const database = await openBenchDatabase(releases);
  const { pool } = database;
  const { url } = await startBenchServer(releases, database.url, join(database.dataDir, 'server'));
  const { owner, token } = await signUp(url);
  await addItems(pool, owner, Math.round(Number(values.pages) / PUBLIC_SHARE), 30, () => undefined);
  const page = await writeVisits(pool, owner);
  const { rows } = await pool.query<{ views: string; raw: string }>(
    'select (select sum(views) from visit_site_day) as views, (select count(*) from visit) as raw',
  );
  console.log(
    `${Number(rows[0]?.views).toLocaleString('en')} views in sums, ${Number(rows[0]?.raw).toLocaleString('en')} as they came`,
  );

  const results = [];
  for (const path of [
    '/analytics?timeRange=7d',
    '/analytics?timeRange=12m',
    `/analytics/content/${page}?timeRange=12m`,
    '/analytics/keywords?keyword=keyword%203&timeRange=12m',
    '/analytics/performance?timeRange=30d',
    '/analytics/performance?timeRange=12m',
  ]) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const headers = { authorization: `Bearer ${await token()}` };
      const began = performance.now();
      const answer = await fetch(`${url}/api${path}`, { headers });
      await answer.text();
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
      times.push(performance.now() - began);
    }
    times.sort((one, other) => one - other);
    const at = (share: number): number => Number((times[Math.floor(rounds * share)] ?? 0).toFixed(1));
    results.push({ path: path.replace(page, '{id}'), p50: at(0.5), p99: at(0.99) });
  }
  console.table(results);
  const slowest = Math.max(...results.map(({ p50 }) => p50));
  console.log(`slowest at the median: ${slowest} ms (goal: under ${GOAL_MS} ms)`);
  if (slowest >= GOAL_MS) process.exitCode = 1;
});

/** Spreads the events unevenly over pages, days, and sources; returns the most viewed page. */
async function writeVisits(pool: pg.Pool, { workspaceId }: Owner): Promise<string> {
  const number = `select id, row_number() over (order by id) as n, count(*) over () as pages
    from content where status = 'published'`;
  await pool.query(
    `insert into visit_source_day (content_id, day, source, views)
     select id, current_date - day, case source when 0 then '' else 'source-' || source || '.example' end,
       greatest(1, round($1 * 0.35 / ($2 * (1 + n % 50)) / (1 + source)))
     from (${number}) page, generate_series(0, ${DAYS - 1}) day, generate_series(0, ${SOURCES - 1}) source
     where (n + day + source) % 2 = 0 order by day desc, id`,
    [events / DAYS, Number(values.pages) / 10],
  );
  await pool.query(
    `insert into visit_day (workspace_id, content_id, day, views, engaged_seconds, conversions, is_counted)
     select $1, content_id, day, sum(views), sum(views) * 40, sum(views) / 50, true
     from visit_source_day group by 2, 3 order by 3, 2`,
    [workspaceId],
  );
  await pool.query(
    `insert into visit_month (workspace_id, content_id, month, views, engaged_seconds, conversions)
     select $1, content_id, date_trunc('month', day)::date, sum(views), sum(engaged_seconds), sum(conversions)
     from visit_day group by 2, 3 order by 3, 2`,
    [workspaceId],
  );
  await pool.query(
    `insert into visit_source_month (content_id, month, source, views)
     select content_id, date_trunc('month', day)::date, source, sum(views)
     from visit_source_day group by 1, 2, 3 order by 2, 1, 3`,
  );
  await pool.query(
    `insert into visit_site_day (workspace_id, day, source, views, engaged_seconds, conversions)
     select $1, day, source, sum(views), sum(views) * 40, sum(views) / 50
     from visit_source_day group by 2, 3 order by 2, 3`,
    [workspaceId],
  );
  await createVisitDays(pool, RAW_DAYS);
  await pool.query(
    `insert into visit (content_id, load, number, kind, seconds, source, target, at, day)
     select content_id, gen_random_uuid(), 0, case when n % 50 = 0 then 'conversion' else 'view' end, 0, '',
       'https://shop.example/' || n % 30, day + n * interval '3 seconds', day
     from visit_day, generate_series(1, views) n where day > current_date - ${RAW_DAYS}`,
  );
  await pool.query(
    'vacuum analyze visit, visit_day, visit_month, visit_site_day, visit_source_day, visit_source_month, content',
  );
  const { rows } = await pool.query<{ id: string }>(
    'select content_id as id from visit_day group by 1 order by sum(views) desc limit 1',
  );
  return rows[0]?.id ?? '';
}
