/**
 * What grows with an installation: the same calls on a small and on a large one, in turn, as often on both; then beacons
 * beside updates, and the work of a night. The large one has 1,000,000 items in 10,001 workspaces (200,000 of them in one)
 * and 20,000,000 visits, or as many fewer as `--items` says. Prints p50 and p99 of each call, and a line for each goal
 * that is missed: p99 on the large one at most 1.5 times that on the small one, and those of `send-views.ts` and
 * `scale-nightly.ts`. Exits with 1 then. `--only` measures the calls whose names contain it, and nothing else.
 * `npm run bench:scale -- [--items 1000000] [--small 10000] [--requests 1000] [--seconds 20] [--connections 4] [--only search]`
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openBenchDatabase, runBench, signUp, startBenchServer, type Cleanups } from './bench-server.ts';
import { percentile } from './measure-time.ts';
import { CALLS, readPlaces, type Call, type Installation } from './scale-calls.ts';
import { measureNight } from './scale-nightly.ts';
import { fillInstallation } from './scale-rows.ts';
import { FIREFOX, measureBesideBeacons } from './send-views.ts';

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '1000000' },
    small: { type: 'string', default: '10000' },
    requests: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
  },
});
/** Times that a call may take longer on the large installation, at the 99th percentile. */
const GOAL = 1.5;
/** Requests on one installation before it is the other one's turn. */
const TURN = 20;
/** With fewer requests a 99th percentile is only the slowest one. */
const REQUESTS_MIN = 200;
const BEACON_SECONDS = 15;

await runBench(async (releases) => {
  const small = await openInstallation(releases, 'small', Number(values.small));
  const large = await openInstallation(releases, 'large', Number(values.items));
  const missed: string[] = [];
  const table: Record<string, Record<string, number>> = {};
  for (const [name, call] of Object.entries(CALLS)) {
    if (!name.includes(values.only)) continue;
    const { requests, times } = await measureInTurn([small, large], call);
    const [few, many] = times.map(percentiles);
    if (few === undefined || many === undefined) continue;
    const slower = Math.round((many.p99 / few.p99) * 10) / 10;
    table[name] = {
      requests,
      'small p50': few.p50,
      'small p99': few.p99,
      'large p50': many.p50,
      'large p99': many.p99,
      'times at p99': slower,
    };
    console.log(
      `${name}: ${few.p50}/${few.p99} ms, ${many.p50}/${many.p99} ms, ${slower} times (${requests} requests)`,
    );
    if (many.p99 > GOAL * few.p99) missed.push(`${name}: p99 ${few.p99} → ${many.p99} ms, ${slower} times`);
    if (requests < REQUESTS_MIN) missed.push(`${name}: only ${requests} requests in ${values.seconds} s`);
  }
  console.table(table);
  if (values.only === '') {
    const beacons = { ...large, pages: large.publicIds, seconds: BEACON_SECONDS };
    const update = createSender(large, CALLS['update']);
    missed.push(...(await measureBesideBeacons({ ...beacons, update: await update })));
    missed.push(...(await measureNight(large, large.workspaces)));
  }
  for (const line of missed) console.log(`missed: ${line}`);
  console.log(`${missed.length} goals missed`);
  if (missed.length > 0) process.exitCode = 1;
});

async function openInstallation(
  releases: Cleanups,
  name: string,
  items: number,
): Promise<Installation & { readonly workspaces: number }> {
  const { url: databaseUrl, pool, dataDir } = await openBenchDatabase(releases);
  const settings = { RECURRING_JOBS: 'false', DEFAULT_PLAN: 'Entrepreneur' };
  const stopFirst: Cleanups = [];
  const first = await startBenchServer(stopFirst, databaseUrl, join(dataDir, 'server'), settings);
  const { owner, token } = await signUp(first.url);
  for (const stop of stopFirst) await stop();
  const began = Date.now();
  const filled = await fillInstallation(databaseUrl, owner, items);
  const size = await pool.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  console.log(
    `${name}: ${items.toLocaleString('en')} items in ${(filled.workspaces + 1).toLocaleString('en')} workspaces, ` +
      `${filled.mainItems.toLocaleString('en')} of them in one, ${filled.published.toLocaleString('en')} published, ` +
      `${filled.visits.toLocaleString('en')} visits; ${size.rows[0]?.size}, filled in ${Math.round((Date.now() - began) / 1000)} s`,
  );
  // On the port of the first one, whose address the person's tokens come from.
  const { url } = await startBenchServer(releases, databaseUrl, join(dataDir, 'server'), {
    ...settings,
    PORT: new URL(first.url).port,
  });
  const { workspaces } = filled;
  return { items, url, owner, token, pool, workspaces, ...(await readPlaces(pool, owner)) };
}

/**
 * Sends a call over several connections to one installation after the other, twenty times each, until both have had
 * enough requests or time is up. Returns the milliseconds of each request by installation.
 */
async function measureInTurn(
  installations: readonly Installation[],
  call: Call,
): Promise<{ readonly requests: number; readonly times: readonly number[][] }> {
  const lanes = await Promise.all(
    installations.map(async (one) => ({ one, send: await createSender(one, call), times: [] as number[] })),
  );
  let sent = 0;
  const takeTurn = async ({ one, send, times }: (typeof lanes)[number]): Promise<void> => {
    if (call.isCached) {
      await one.pool.query(`select pg_notify('site_change', $1)`, [one.owner.workspaceId]);
      // Until the server has heard of it.
      await sleep(5);
    }
    let left = TURN;
    let n = sent;
    const connection = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        n += 1;
        const began = performance.now();
        await send(n);
        times.push(performance.now() - began);
      }
    };
    await Promise.all(Array.from({ length: Number(values.connections) }, connection));
  };
  // The first requests warm the caches.
  for (const lane of lanes) await takeTurn(lane);
  for (const { times } of lanes) times.length = 0;
  const until = performance.now() + Number(values.seconds) * 1000;
  while (sent < Number(values.requests) && (sent === 0 || performance.now() < until)) {
    sent += TURN;
    for (const lane of lanes) await takeTurn(lane);
  }
  return { requests: sent, times: lanes.map(({ times }) => times) };
}

async function createSender(
  one: Installation,
  call: Call | undefined,
): Promise<(n: number) => Promise<void>> {
  if (call === undefined) throw new Error('there is no such call');
  const { method = 'GET', path, body, isPublic } = call;
  const headers = {
    'user-agent': FIREFOX,
    ...(isPublic ? {} : { authorization: `Bearer ${await one.token()}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return async (n) => {
    const address = `${one.url}${encodeURI(path(one, n))}`;
    const given = body === undefined ? {} : { body: JSON.stringify(body(one, n)) };
    const answer = await fetch(address, { method, headers, ...given });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}`);
  };
}

function percentiles(times: readonly number[]): { readonly p50: number; readonly p99: number } {
  const at = (share: number): number => Math.round(percentile(times, share) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99) };
}
