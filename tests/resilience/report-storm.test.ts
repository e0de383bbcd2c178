import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createGaps } from '../../apps/server/src/features/reports/testing/insert-gaps-run.ts';
import { randomNumbers } from '../random-numbers.ts';
import { startCluster, waitForCount, type Cluster } from './start-cluster.ts';
import { sampleOrAll } from '../run-size.ts';

// `npm run test:storm` runs all of it, `npm test` a part.
const REPORTS = sampleOrAll(20, 500);
const SECONDS = sampleOrAll(5, 90);
const KILLS = sampleOrAll(2, 30);
const RECIPIENTS = 2;
const TIMEOUT_SECONDS = 120;

let cluster: Cluster;

afterEach(() => cluster.end());

test(`${REPORTS} reports due within ${SECONDS} s are mailed once each by two servers that are killed ${KILLS} times`, async () => {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
  console.log(`SEED=${seed}`);
  const random = randomNumbers(seed);
  cluster = await startCluster([0, 0]);
  const { sql } = cluster;
  const document = { summary: '', points: ['Old'], figures: [], sections: [], appendix: [], basis: [] };
  const provenance = { kind: 'measured', method: 'pages read' };
  // For each subject, a report on old data, and a run since then.
  await sql.query(
    `with who as (select m.organization_id as workspace, u.id, u.name from member m join "user" u on u.id = m.user_id limit 1),
      run as (insert into analysis_run (id, workspace_id, author_id, author_name, kind, label, inputs, result, provenance)
        select gen_random_uuid(), workspace, id, name, 'track-gaps', 'subject ' || n, '{}', $2, $3
        from who, generate_series(1, $1::int) n),
      made as (insert into report (id, workspace_id, author_id, author_name, kind, source_id, subject, title, client_name,
          language, document, is_for_clients, data_from)
        select gen_random_uuid(), workspace, id, name, 'track-gaps', '', 'subject ' || n, 'Report ' || n, '', 'en', $4, false,
          now() - interval '8 days' from who, generate_series(1, $1::int) n returning id, workspace_id, author_id),
      planned as (insert into report_schedule (workspace_id, report_id, author_id, cadence, time_zone, due_at)
        select workspace_id, id, author_id, 'weekly', 'UTC',
          clock_timestamp() + make_interval(secs => 1 + $5::float * row_number() over (order by id) / $1::int)
        from made returning id, workspace_id)
     insert into report_recipient (workspace_id, schedule_id, email)
     select workspace_id, id, id || '-' || n || '@example.com' from planned, generate_series(1, $6::int) n`,
    [REPORTS, JSON.stringify({ ...createGaps(2), provenance }), provenance, document, SECONDS, RECIPIENTS],
  );

  const moments = Array.from({ length: KILLS }, () => random() * (SECONDS + 1)).toSorted((a, b) => a - b);
  const began = performance.now();
  for (const moment of moments) {
    await sleep(Math.max(0, moment * 1000 - (performance.now() - began)));
    cluster.killAndReplace(random() < 0.5 ? 0 : 1);
  }
  const mails = "mail where key like 'report:%'";
  expect(await waitForCount(sql, mails, REPORTS * RECIPIENTS, TIMEOUT_SECONDS)).toBe(REPORTS * RECIPIENTS);
  const open = "select key, attempts, last_error from outbox where kind = 'send-report' and done_at is null";
  await expect
    .poll(async () => (await sql.query(open)).rows, { timeout: TIMEOUT_SECONDS * 1000 })
    .toEqual([]);
  const { rows } = await sql.query<{ mails: number; recipients: number; reports: number; links: number }>(`
    select (select count(*)::int from mail where key like 'report:%') as mails,
      (select count(distinct recipient)::int from mail where key like 'report:%') as recipients,
      (select count(*)::int from report) as reports, (select count(*)::int from report_link) as links`);
  // One new report per subject, with one link for all recipients.
  expect(rows).toEqual([
    { mails: REPORTS * RECIPIENTS, recipients: REPORTS * RECIPIENTS, reports: 2 * REPORTS, links: REPORTS },
  ]);
}, 300_000);
