import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startExternalDatabase } from './external-database.ts';
import { startProcess, type ServerProcess } from './server-process.ts';
import { signUp, type Writer } from './writer.ts';
import { temporaryFolder } from './temporary-folders.ts';

/** Servers on one database that can be killed and restarted, and a user who writes. */
export interface Cluster {
  readonly servers: ServerProcess[];
  readonly writer: Writer;
  readonly sql: pg.Pool;
  /** Kills a server as `kill -9` does, and starts a replacement. */
  killAndReplace(index: number): void;
  /** Starts another one with the right time. */
  addServer(): void;
  end(): Promise<void>;
}

const CONCURRENCY = 8;

/**
 * Starts servers on their own PostgreSQL, each with its clock ahead by the given milliseconds. Servers on hosts of their
 * own have a data folder each, and so need S3 and a SECRETS_KEY in the settings.
 */
export async function startCluster(
  clocksAheadMs: readonly number[],
  settings: Readonly<Record<string, string>> = {},
  { ownHosts = false }: { readonly ownHosts?: boolean } = {},
): Promise<Cluster> {
  const database = await startExternalDatabase();
  const environment = {
    DATABASE_URL: database.url,
    SEARCH_SOURCES: 'none',
    OUTGOING_ALLOW: '127.0.0.1',
    CALLS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'fatal',
    ...settings,
  };
  const shared = await temporaryFolder();
  const folders = await Promise.all(
    clocksAheadMs.map(async () => (ownHosts ? await temporaryFolder() : shared)),
  );
  const start = (clockAheadMs: number, folder = shared): ServerProcess =>
    startProcess({ environment: { DATA_DIR: folder, ...environment }, clockAheadMs });
  const servers = clocksAheadMs.map((clockAheadMs, index) => start(clockAheadMs, folders[index]));
  const [address = ''] = await Promise.all(servers.map(({ url }) => url));
  const sql = new pg.Pool({ connectionString: database.url, max: 2 });
  // The database may stop while connections are still closing.
  sql.on('error', () => undefined);
  return {
    servers,
    sql,
    writer: await signUp(address, 'writer'),
    killAndReplace(index) {
      servers[index]?.child.kill('SIGKILL');
      servers[index] = start(clocksAheadMs[index] ?? 0, folders[index]);
    },
    addServer() {
      servers.push(start(0));
    },
    async end() {
      for (const { child } of servers) child.kill('SIGKILL');
      await sql.end();
      await database.server.stop();
    },
  };
}

/** Creates items that come due between `from` and `to` seconds after this returns, by the database's clock. */
export async function scheduleItems(
  { writer, sql }: Cluster,
  count: number,
  from: number,
  to: number,
): Promise<void> {
  const titles = Array.from({ length: count }, (_, number) => `Item ${number}`);
  const waiting = titles.values();
  const draft = { status: 'scheduled', scheduledFor: '2099-01-01T00:00:00Z' };
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const title of waiting) await writer.write(title, draft);
    }),
  );
  await sql.query(
    `update content set scheduled_for = clock_timestamp() + make_interval(secs => $1 + ($2::float - $1::float) * n / $3)
     from (select id, row_number() over (order by id) as n from content) due where content.id = due.id`,
    [from, to, count],
  );
}

/** Waits until the query returns this number, or until the timeout in seconds; returns the last number. */
export async function waitForCount(
  sql: pg.Pool,
  query: string,
  count: number,
  seconds: number,
): Promise<number> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const { rows } = await sql.query<{ n: number }>(`select count(*)::int as n from ${query}`);
    const found = rows[0]?.n ?? 0;
    if (found === count || Date.now() > deadline) return found;
    await sleep(100);
  }
}
