/** Messages of the beacon as readers' browsers send them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { autocannon, type LoadResult } from './autocannon.ts';
import { percentile } from './measure-time.ts';

/** Each sends the same number of messages per second. */
export const CONNECTIONS = 40;
/** Milliseconds between checks whether the load is over. */
export const POLL_MS = 50;
/** A browser, since visits of programs are not counted. */
export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Sends page views in turn, each as a new visit, for a number of seconds or messages. */
export function sendViews(
  url: string,
  pages: readonly string[],
  howMany:
    | { duration: number; overallRate?: number }
    | { amount: number; overallRate: number; sampleInt: number },
): Promise<LoadResult> {
  const headers = { 'content-type': 'application/json', 'user-agent': FIREFOX };
  return autocannon({
    url: `${url}/api/beacon`,
    connections: CONNECTIONS,
    ...howMany,
    idReplacement: true,
    requests: pages.map((page) => ({
      method: 'POST',
      headers,
      body: JSON.stringify({ page, load: '[<id>]', number: 0, kind: 'view', source: 'search.example' }),
    })),
  });
}

/** Messages a second beside which updates are measured. */
const RATE = 1_000;
const GOALS = { updateP99: 150, walBytes: 5_000 } as const;
const WRITERS = 2;

/**
 * Sends 1,000 messages a second, first alone to measure the WAL of each, then beside two people who save one article
 * after the other. Prints the figures and returns a line for each missed goal.
 */
export async function measureBesideBeacons({
  url,
  pool,
  pages,
  seconds,
  update,
}: {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly pages: readonly string[];
  readonly seconds: number;
  /** Saves an article as one of the people; `n` is a different number each time. */
  readonly update: (n: number) => Promise<void>;
}): Promise<string[]> {
  const howMany = { amount: RATE * seconds, overallRate: RATE, sampleInt: POLL_MS };
  const before = await readWalPosition(pool);
  const alone = await sendViews(url, pages, howMany);
  // The server writes what is waiting twice a second, and counters soon after.
  await sleep(3_000);
  const walBytes = Math.round(((await readWalPosition(pool)) - before) / Math.max(1, alone['2xx']));

  const times: number[] = [];
  let isOver = false;
  let sent = 0;
  const write = async (): Promise<void> => {
    while (!isOver) {
      const began = performance.now();
      await update((sent += 1));
      times.push(performance.now() - began);
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  // Together, so that a failed update ends the measurement instead of the process.
  const [beside] = await Promise.all([
    sendViews(url, pages, howMany).finally(() => (isOver = true)),
    ...writers,
  ]);
  const [p50, p99] = [0.5, 0.99].map((share) => Math.round(percentile(times, share))) as [number, number];
  const refused = [alone, beside].reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  console.log(
    `${RATE.toLocaleString('en')} beacons a second for ${seconds} s: ${walBytes} B of WAL each (goal: under ${GOALS.walBytes}), ` +
      `p99 ${beside.latency.p99} ms; beside ${times.length} updates: p50 ${p50} ms, p99 ${p99} ms (goal: under ${GOALS.updateP99})`,
  );
  return [
    ...(refused > 0 ? [`${refused} of the beacons at ${RATE} a second were refused`] : []),
    ...(walBytes < GOALS.walBytes ? [] : [`a beacon writes ${walBytes} B of WAL`]),
    ...(p99 < GOALS.updateP99 ? [] : [`updates beside ${RATE} beacons a second have a p99 of ${p99} ms`]),
  ];
}

/** How many bytes of WAL a database has written so far. */
export async function readWalPosition(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes`,
  );
  return Number(rows[0]?.bytes);
}
