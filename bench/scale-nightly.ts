/** The work of a night on a large installation, beside a person who works: weekly reports, clean-up, and a deletion. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { sendWeeklyReports } from '../apps/server/src/features/analytics/weekly-report/send-weekly-reports.ts';
import { loadConfig } from '../apps/server/src/platform/config/config.ts';
import type { Services } from '../apps/server/src/platform/context.ts';
import { openDatabase } from '../apps/server/src/platform/db/client.ts';
import { housekeeping } from '../apps/server/src/platform/jobs/housekeeping.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { sendAs, signUp } from './bench-server.ts';
import { percentile } from './measure-time.ts';
import type { Installation } from './scale-calls.ts';

/** Items that are removed from a million; from fewer, as many fewer. */
const PURGED_SHARE = 0.01;
const GOALS = { purgeSeconds: 60, deletionSeconds: 600, reportsSeconds: 3_600 } as const;
const POLL_MS = 200;
/** Milliseconds between two calls of the person who works meanwhile. */
const LIVE_EVERY_MS = 100;

/** Does the work of a night, prints how long it took, and returns a line for each missed goal. */
export async function measureNight(one: Installation, workspaces: number): Promise<string[]> {
  const began = performance.now();
  const live = await startLiveLoad(one.url);
  await queueReports(one.pool);
  const purge = await measurePurge(one.pool, Math.round(one.items * PURGED_SHARE));
  const deletion = await measureDeletion(one.pool, one.owner.workspaceId);
  const { mails, failed } = await waitForReports(one.pool);
  const reportsSeconds = secondsSince(began);
  const times = await live.stop();
  console.log(
    `${one.items.toLocaleString('en')} items: ${purge.rows.toLocaleString('en')} removed ones purged in ${purge.seconds} s in ${purge.runs} runs (goal: under ${GOALS.purgeSeconds}); ` +
      `workspace of ${deletion.items.toLocaleString('en')} deleted in ${deletion.seconds} s (goal: under ${GOALS.deletionSeconds}); ` +
      `weekly reports of ${workspaces.toLocaleString('en')} workspaces in ${reportsSeconds} s (goal: under ${GOALS.reportsSeconds}; 20 are begun a second), ${mails.toLocaleString('en')} mails`,
  );
  console.log(`beside it, ${times.length} lists and updates of a person: ${times.describe}`);
  return [
    ...(purge.seconds < GOALS.purgeSeconds ? [] : [`purge took ${purge.seconds} s`]),
    ...(deletion.seconds < GOALS.deletionSeconds ? [] : [`deletion took ${deletion.seconds} s`]),
    ...(reportsSeconds < GOALS.reportsSeconds ? [] : [`weekly reports took ${reportsSeconds} s`]),
    ...(mails === workspaces && failed === 0
      ? []
      : [`${mails} of ${workspaces} weekly reports were mailed, ${failed} failed`]),
  ];
}

const secondsSince = (began: number): number => Math.round((performance.now() - began) / 100) / 10;

function jobContext(pool: pg.Pool) {
  const config = loadConfig({});
  const log = createLog(config);
  return { db: openDatabase(pool), services: { config, log } as Services, log };
}

/** Queues the reports as if it were the evening of the last Monday. */
async function queueReports(pool: pg.Pool): Promise<void> {
  const now = new Date();
  const daysSinceMonday = (now.getUTCDay() + 6) % 7;
  const monday = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysSinceMonday, 18),
  );
  await sendWeeklyReports(jobContext(pool), monday);
}

async function waitForReports(pool: pg.Pool): Promise<{ mails: number; failed: number }> {
  for (;;) {
    const { rows } = await pool.query<{ open: number; failed: number; mails: number }>(
      `select count(*) filter (where done_at is null and failed_at is null)::int as open,
         count(*) filter (where failed_at is not null)::int as failed,
         (select count(*)::int from mail where key like 'weekly-report:%') as mails
       from outbox where kind = 'weekly-report-of-workspace'`,
    );
    const [row] = rows;
    if (row?.open === 0) return row;
    await sleep(POLL_MS);
  }
}

/** Removes items of small workspaces as of a month ago, and runs the hourly clean-up until they are gone. */
async function measurePurge(
  pool: pg.Pool,
  count: number,
): Promise<{ rows: number; runs: number; seconds: number }> {
  const { rowCount } = await pool.query(
    `update content set removed_at = now() - interval '31 days'
     where id in (select id from content where workspace_id like 'bench-%' limit $1)`,
    [count],
  );
  const [cleanUp] = housekeeping;
  const began = performance.now();
  for (let runs = 1; ; runs += 1) {
    await cleanUp?.run(jobContext(pool));
    const left = await pool.query('select from content where removed_at is not null limit 1');
    if (left.rowCount === 0) return { rows: rowCount ?? 0, runs, seconds: secondsSince(began) };
  }
}

/** Has the background delete a workspace; it looks for deletions every 2 seconds. */
async function measureDeletion(
  pool: pg.Pool,
  workspaceId: string,
): Promise<{ items: number; seconds: number }> {
  const own = await pool.query<{ items: number }>(
    'select count(*)::int as items from content where workspace_id = $1',
    [workspaceId],
  );
  const began = performance.now();
  await pool.query('insert into deletion (workspace_ids) values (array[$1])', [workspaceId]);
  while ((await pool.query('select from deletion where finished_at is null')).rowCount !== 0)
    await sleep(POLL_MS);
  return { items: own.rows[0]?.items ?? 0, seconds: secondsSince(began) };
}

/** A person of their own workspace lists and saves until told to stop. */
async function startLiveLoad(
  url: string,
): Promise<{ stop: () => Promise<{ readonly length: number; readonly describe: string }> }> {
  const { token } = await signUp(url, 'live@example.com');
  const send = sendAs(url, token);
  const created = await send({ method: 'POST', path: '/content' }, { title: 'Live' });
  const { id } = JSON.parse(created.body) as { id: string };
  const times: number[] = [];
  let isOver = false;
  const work = async (): Promise<void> => {
    for (let n = 1; !isOver; n += 1) {
      const began = performance.now();
      const isUpdate = n % 4 === 0;
      const { status } = isUpdate
        ? await send({ method: 'PUT', path: `/content/${id}` }, { content: `<p>Sentence number ${n}.</p>` })
        : await send({ method: 'GET', path: '/content?authorId=all' }, undefined);
      if (status !== 200) throw new Error(`a call beside the work of the night answered ${status}`);
      times.push(performance.now() - began);
      await sleep(LIVE_EVERY_MS);
    }
  };
  const working = work();
  // Reported by `stop`.
  working.catch(() => undefined);
  return {
    async stop() {
      isOver = true;
      await working;
      const at = (share: number): number => Math.round(percentile(times, share));
      return {
        length: times.length,
        describe: `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, with a new token each`,
      };
    },
  };
}
