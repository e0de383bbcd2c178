import { afterAll, expect, test } from 'vitest';
import { dayInCalifornia } from '../../apps/server/src/features/analytics/search-connection/pull/days-to-pull.ts';
import { dayBefore, plantProperty } from '../fakes/search-console/planted-property.ts';
import { startSearchConsole } from '../fakes/search-console/start-search-console.ts';
import { sampleOrAll } from '../run-size.ts';
import { plantedDetail, plantedSums, readStoredRows, readStoredSums } from '../server/stored-search-rows.ts';
import { waitUntil } from './server-process.ts';
import { startCluster, type Cluster } from './start-cluster.ts';

/** Kills during the first pull; one more follows while days are replaced that have become final. */
const KILLS = sampleOrAll(1, 20);
/** Days that a part of the pull stores: then Search Console fails. */
const DAYS_OF_PART = 10;
const DAYS = 50 + (KILLS - 1) * DAYS_OF_PART;
/** Days that may still change at first. Those that are 35 days old are packed once they are final. */
const OPEN = 41;
const FIRST_PACKED = 32;
const GAPS = [3, 44];
const SITE = 'https://www.example.com/';
const LOCK = 230_001;
/** Where a server is killed: in the middle of writing the rows of a day into one of these tables. */
const TABLES = [
  'search_page_day',
  'search_market_day',
  'search_named_day',
  'search_detail',
  'search_packed_detail',
] as const;
type Table = (typeof TABLES)[number];

const google = await startSearchConsole();
afterAll(() => google.close());
google.sites.push({ siteUrl: SITE, permissionLevel: 'SITE_OWNER' });
const last = dayInCalifornia(Date.now(), 3);
const rows = plantProperty({ site: SITE, last, days: DAYS, pages: 5, queriesPerPage: 3, gaps: GAPS });

/** Starts further pulls while others are under way; up to three wait or run. */
const PULL = `update search_connection set due_at = now()
  where workspace_id in (select workspace_id from search_connection for update skip locked)
    and (select count(*) from outbox where kind = 'search-pull' and done_at is null and failed_at is null) < 3`;

async function countRows({ sql }: Cluster, from: string): Promise<number> {
  return (await sql.query<{ n: number }>(`select count(*)::int as n from ${from}`)).rows[0]?.n ?? 0;
}

/** Makes a transaction wait that writes rows of a day listed in `stop_at`. */
async function installStops({ sql }: Cluster): Promise<void> {
  await sql.query(
    `create table stop_at (written text, day date);
     create function stop_here() returns trigger language plpgsql as $$ begin
       if exists (select from stop_at s where s.written = tg_table_name and s.day = new.day)
         then perform pg_advisory_xact_lock_shared(${LOCK}); end if;
       return new; end $$`,
  );
  for (const table of TABLES)
    await sql.query(
      `create trigger stop before insert on ${table} for each row execute function stop_here()`,
    );
}

/** Kills the server that is writing the rows of a day into a table. */
async function killWhileWriting(
  cluster: Cluster,
  { table, day, isReplaced }: { table: Table; day: string; isReplaced: boolean },
): Promise<void> {
  const { sql, servers } = cluster;
  const holder = await sql.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [LOCK]);
    await sql.query('insert into stop_at values ($1, $2)', [table, day]);
    const pid = await waitUntil(async () => {
      await sql.query(PULL);
      const { rows: waiting } = await sql.query<{ name: string }>(
        `select application_name as name from pg_locks join pg_stat_activity using (pid)
         where locktype = 'advisory' and objid = $1 and not granted`,
        [LOCK],
      );
      return Number(/^pagewright \S+ \S+ (\d+) /.exec(waiting[0]?.name ?? '')?.[1] ?? 0) || null;
    }, `a server writes ${table} of ${day}`);
    const index = servers.findIndex(({ child }) => child.pid === pid);
    if (isReplaced) cluster.killAndReplace(index);
    else servers[index]?.child.kill('SIGKILL');
    await sql.query('delete from stop_at');
    await holder.query('select pg_advisory_unlock($1)', [LOCK]);
  } finally {
    holder.release(true);
  }
}

test(`after ${KILLS + 1} kills of servers that store days, in overlapping pulls of which some fail, each day is stored once and none is missing`, async () => {
  const cluster = await startCluster([0, 0], google.settings);
  try {
    const { sql, writer } = cluster;
    await writer.send('POST', '/analytics/search-connection', { key: google.key });
    await writer.send('PUT', '/analytics/search-connection', { property: SITE });
    const { rows: connections } = await sql.query<{ workspaceId: string }>(
      'select workspace_id as "workspaceId" from search_connection where property_id is not null',
    );
    const workspace = connections[0];
    if (!workspace) throw new Error('not connected');
    await installStops(cluster);

    // A day arrives late, and another one changes before it is final.
    const late = new Set(rows.filter(({ day }, at) => day === dayBefore(last, 1) && at % 2 === 0));
    google.incompleteFrom = dayBefore(last, OPEN - 1);
    google.planted.set(
      SITE,
      rows
        .filter((row) => !late.has(row))
        .map((row) => (row.day === dayBefore(last, 38) ? { ...row, clicks: row.clicks + 5 } : row)),
    );
    const stored = 'search_day where rows_asked_at is not null';
    const knownAmong = (days: number): number => days - GAPS.filter((back) => back < days).length;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const end = (kill + 1) * DAYS_OF_PART;
      const middle = end - DAYS_OF_PART / 2;
      const refused = dayBefore(last, end);
      google.failWith({ status: 503, body: 'oops' }, undefined, ({ text }) => text.includes(refused));
      const detail = middle >= OPEN ? 'search_packed_detail' : 'search_detail';
      await killWhileWriting(cluster, {
        table:
          (['search_market_day', 'search_page_day', detail, 'search_named_day'] as const)[kill % 4] ?? detail,
        day: dayBefore(last, middle),
        isReplaced: true,
      });
      await waitUntil(
        async () => {
          await sql.query(PULL);
          return (await countRows(cluster, stored)) >= knownAmong(end);
        },
        `${end} days are stored after kill ${kill + 1}`,
      );
    }
    google.failWith(null);
    const known = knownAmong(DAYS);
    await waitUntil(async () => {
      await sql.query(PULL);
      return (await countRows(cluster, stored)) === known;
    }, 'all days are stored');

    google.incompleteFrom = null;
    google.planted.set(SITE, rows);
    await killWhileWriting(cluster, {
      table: 'search_packed_detail',
      day: dayBefore(last, 36),
      isReplaced: false,
    });
    await waitUntil(async () => {
      await sql.query(PULL);
      return (await countRows(cluster, 'search_day where rows_are_final')) === known;
    }, 'all days are final');
    const open = "outbox where kind = 'search-pull' and done_at is null and failed_at is null";
    await waitUntil(async () => (await countRows(cluster, open)) === 0, 'pulls that were under way end');

    expect(await readStoredRows(cluster, workspace)).toEqual(plantedDetail(rows));
    expect(await readStoredSums(cluster, workspace)).toEqual(plantedSums(rows));
    const days = async (from: string): Promise<number> =>
      countRows(cluster, `(select distinct day from ${from}) days`);
    expect(await days('search_detail')).toBe(knownAmong(FIRST_PACKED));
    expect(await days('search_packed_detail')).toBe(known - knownAmong(FIRST_PACKED));
    expect(await days('search_detail join search_packed_detail using (day)')).toBe(0);
    // A packed day counts only with the moment of its day.
    const unseen = 'search_packed_detail k join search_day d using (day) where k.asked_at <> d.rows_asked_at';
    expect(await countRows(cluster, unseen)).toBe(0);
    expect(await countRows(cluster, 'search_day where summed_at is distinct from rows_asked_at')).toBe(0);
    const { rows: sums } = await sql.query<{ clicks: number; impressions: number }>(
      `select sum(brand_clicks + other_clicks)::int as clicks,
         sum(brand_impressions + other_impressions)::int as impressions from search_named_day`,
    );
    const named = rows.filter(({ query }) => query !== null);
    expect(sums[0]).toEqual({
      clicks: named.reduce((total, row) => total + row.clicks, 0),
      impressions: named.reduce((total, row) => total + row.impressions, 0),
    });
  } finally {
    await cluster.end();
  }
}, 1_800_000);
