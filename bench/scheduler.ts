/**
 * Items that come due in the same minute: how many of them one server publishes in that minute, with their notifications
 * and audit entries, and how long it takes for all. Items of several workspaces, written through all triggers and indexes;
 * the server is the product's own process on an embedded PostgreSQL with fsync on.
 * `npm run bench:scheduler [-- --items 10000 --workspaces 20 --words 300]`
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { connectionString, startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded/index.ts';
import { scheduleItems } from './scheduled-items.ts';

const GOAL = 10_000;
const TIMEOUT_SECONDS = 600;
const TICKS_A_SECOND = 100;
/** Time for the server to start and become idle before the minute begins. */
const LEAD_SECONDS = 5;

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: String(GOAL) },
    workspaces: { type: 'string', default: '20' },
    words: { type: 'string', default: '300' },
  },
});
const items = Number(values.items);

const releases: (() => unknown)[] = [];
try {
  await run();
} finally {
  for (const release of releases.toReversed()) await release();
}

async function run(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
  releases.push(() => rm(dataDir, { recursive: true, force: true }));
  const log = { debug: ignore, info: ignore, warn: console.warn, error: console.error };
  const database = await startEmbeddedDatabase({ dataDir, log, purpose: 'bench' });
  releases.push(() => database.stop());
  const url = connectionString(database.connection);
  const server = await startServer(url, join(dataDir, 'server'));
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  releases.push(() => pool.end());

  const written = await scheduleItems(pool, items, Number(values.workspaces), Number(values.words));
  const { rows } = await pool.query<{ due: Date }>(
    `update content set scheduled_for = clock.due from
       (select date_trunc('milliseconds', clock_timestamp() + make_interval(secs => $1)) as due) clock
     where status = 'scheduled' returning scheduled_for as due`,
    [LEAD_SECONDS + items / 5_000],
  );
  await pool.query('vacuum analyze content');
  console.log(
    `${written} items of ${values.workspaces} workspaces come due at ${rows[0]?.due.toISOString()}`,
  );
  const before = processorSeconds(server);
  report(await watch(pool), processorSeconds(server) - before);
}

interface Measured {
  /** Published within a minute of their due time. */
  readonly inTheMinute: number;
  readonly published: number;
  /** Seconds after the due time until half, and all, were published. */
  readonly half: number;
  readonly last: number;
  /** Seconds after the due time until all follow-up work was done. */
  readonly rest: number;
}

async function watch(pool: pg.Pool): Promise<Measured> {
  const deadline = Date.now() + TIMEOUT_SECONDS * 1000;
  for (;;) {
    const { rows } = await pool.query<{ left: number }>(
      `select (select count(*) from content where status = 'scheduled')::int
        + (select count(*) from outbox where done_at is null and failed_at is null)::int as left`,
    );
    if (rows[0]?.left === 0) break;
    if (Date.now() > deadline) throw new Error(`${rows[0]?.left} were left after ${TIMEOUT_SECONDS} s`);
    await sleep(500);
  }
  const { rows } = await pool.query<Measured>(`
    select count(*) filter (where wait <= 60)::int as "inTheMinute", count(*)::int as published,
      percentile_cont(0.5) within group (order by wait) as half, max(wait) as last,
      (select extract(epoch from max(done_at) - (select min(scheduled_for) from content))::float from outbox) as rest
    from (select extract(epoch from published_at - scheduled_for)::float as wait from content where published_at is not null) published`);
  const [measured] = rows;
  if (!measured) throw new Error('nothing was published');
  return measured;
}

function report({ inTheMinute, published, half, last, rest }: Measured, processor: number): void {
  const seconds = (value: number): string => `${value.toFixed(1)} s`;
  console.log(`scheduler: ${cpus().length} processors, ${cpus()[0]?.model.trim() ?? 'unknown'}`);
  console.log(
    `scheduler: half after ${seconds(half)}, all ${published} after ${seconds(last)}, with their notifications after ${seconds(rest)}`,
  );
  console.log(
    `scheduler: ${Math.round(published / last)} a second; the server had ${seconds(processor)} of a processor for all of it`,
  );
  console.log(`scheduler: ${inTheMinute} in the minute (goal: at least ${GOAL})`);
  if (inTheMinute < Math.min(GOAL, items)) process.exitCode = 1;
}

/** Processor time of a process in seconds (Linux; NaN elsewhere). */
function processorSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  } catch {
    return Number.NaN;
  }
}

/** Starts the product's server; returns its process id once it is ready. */
async function startServer(databaseUrl: string, dataDir: string): Promise<number> {
  const main = join(import.meta.dirname, '../apps/server/src/main.ts');
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  releases.push(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('the server did not start'))),
  ]);
  return child.pid ?? 0;
}

function ignore(): void {
  // Nothing of this is worth a line.
}
