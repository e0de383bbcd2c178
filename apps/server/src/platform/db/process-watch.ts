import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../context.ts';
import { PROCESS_KEY } from './lease.ts';
import { findLeaseHolders, releaseLeases } from './leased-work.ts';

/** Advisory locks of living processes: any number, the same on every server and different from the other locks. */
const ALIVE = 7_204_140;
const LOOK_MS = 300;
/** A process without its lock is dead after this time: one that lost its connection has a new one by then. */
const GONE_MS = 500;
/** After a database failure, every process has to reconnect, so none counts as dead for this long. */
const RECONNECTING_MS = 3_000;
const RETRY_MS = 200;
/** Maximum time to connect, to read the locks, or to wait for a row that a dead process's last statement locks. */
const ANSWER_MS = 2_000;

/** Shows others that this process lives, and finds out which of the others died. */
export interface ProcessWatch {
  /** Starts to end the leases of processes that died; calls back when work became free. */
  takeOver(onFreed: () => void): void;
  close(): Promise<void>;
}

/**
 * Holds an advisory lock on a dedicated connection for as long as this process lives: PostgreSQL ends it at once when
 * the process is killed. A process that hangs or is cut off keeps its lock or loses it; either way its writes check
 * that it still owns the lease, so nothing is done twice.
 */
export async function watchProcesses({
  pool,
  log,
  isAlone,
}: {
  readonly pool: pg.Pool;
  readonly log: Log;
  /** Whether the database is this process's alone, so that no other one can be reconnecting. */
  readonly isAlone: boolean;
}): Promise<ProcessWatch> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const seenAt = new Map<string, number>();
  const goneMs = isAlone ? 0 : GONE_MS;
  let noneDeadUntil = 0;
  let onFreed: (() => void) | null = null;
  let areHoldersKnown = false;
  let client: pg.Client | null = null;
  let lost: Promise<void>;

  const connect = async (): Promise<pg.Client> => {
    const opened = new pg.Client({
      ...pool.options,
      // The pool hides its password from copies.
      password: pool.options.password,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      lock_timeout: ANSWER_MS / 2,
    });
    // Its next statement fails.
    opened.on('error', () => undefined);
    lost = new Promise((resolve) => opened.once('end', resolve));
    try {
      await opened.connect();
      // Shared, so that a former connection of this process that has not ended yet is no obstacle.
      await opened.query('select pg_advisory_lock_shared($1, $2)', [
        ALIVE,
        Number.parseInt(PROCESS_KEY, 16) | 0,
      ]);
      return opened;
    } catch (error) {
      void opened.end().catch(() => undefined);
      throw error;
    }
  };

  /** Ends the leases of those whose lock is gone. */
  const look = async (open: pg.Client): Promise<void> => {
    const { rows } = await open.query<{ key: string }>(
      `select distinct lpad(to_hex(objid::bigint), 8, '0') as key from pg_locks
       where locktype = 'advisory' and classid = $1 and objsubid = 2 and granted
         and database = (select oid from pg_database where datname = current_database())`,
      [ALIVE],
    );
    // As a pooler in between may do.
    if (!rows.some(({ key }) => key === PROCESS_KEY)) throw new Error('the connection lost its lock');
    const now = performance.now();
    for (const { key } of rows) seenAt.set(key, now);
    if (onFreed === null) return;
    if (!areHoldersKnown) {
      // Those that died before this process started were never seen.
      for (const key of await findLeaseHolders(open)) if (!seenAt.has(key)) seenAt.set(key, now);
      areHoldersKnown = true;
    }
    if (now < noneDeadUntil) return;
    const dead = [...seenAt].flatMap(([key, at]) => (now - at >= goneMs && key !== PROCESS_KEY ? [key] : []));
    if (dead.length === 0) return;
    const leases = await releaseLeases(open, dead);
    for (const key of dead) seenAt.delete(key);
    if (leases === 0) return;
    log.info({ event: 'work_taken_over', leases }, 'work of a dead server is free');
    onFreed();
  };

  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        client ??= await connect();
        await look(client);
        await Promise.race([delay(LOOK_MS, undefined, { signal }).catch(() => undefined), lost]);
      } catch (error) {
        const broken = client;
        client = null;
        void broken?.end().catch(() => undefined);
        if (signal.aborted) return;
        log.warn({ event: 'processes_unreadable', err: error }, 'other servers could not be looked for');
        noneDeadUntil = performance.now() + RECONNECTING_MS;
        await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  };

  client = await connect();
  const watching = watch();
  return {
    takeOver: (then) => (onFreed = then),
    async close() {
      stopping.abort();
      await watching;
      await client?.end().catch(() => undefined);
    },
  };
}
