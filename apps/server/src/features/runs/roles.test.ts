import { readHealth, readOperations, readReadiness } from '@pagewright/contract/health';
import { readCallRun, type Running } from '@pagewright/contract/runs';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../../../tests/eventually.ts';
import { freePort } from '../../../../../tests/free-port.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { openSecondServer } from '../../../../../tests/server/second-server.ts';
import { readPrometheusText } from '../../platform/observability/testing/read-prometheus-text.ts';
import { addTestRuns, runRoles } from './testing/test-runs.ts';

const METRICS_TOKEN = 'a-token-for-metrics';
afterAll(addTestRuns());
const web = await openTestServer({ ROLE: 'web', DEFAULT_PLAN: 'Entrepreneur', METRICS_TOKEN });

test('a web process leaves runs to a worker, which only serves health checks and metrics', async () => {
  const maya = await web.signUp();
  const roles = async () => {
    const { status, body } = await web.call(maya, readOperations, {});
    expect(status).toBe(200);
    return body.processes.map(({ role }) => role).toSorted();
  };
  expect(await roles()).toEqual(['web']);
  expect((await web.call(null, readReadiness, {})).status).toBe(200);
  const begun = await web.send('/api/test/run', {
    method: 'POST',
    person: maya,
    body: { keyword: 'bees' },
    headers: { prefer: 'respond-async' },
  });
  const params = { id: (begun.body as Running).run.id };
  const status = async () => (await web.call(maya, readCallRun, { params })).body.status;
  expect(await status()).toBe('queued');

  // Without a worker the queue grows old, and the metrics of the web process tell.
  await web.sql.query(`update call_run set created_at = now() - interval '10 minutes'`);
  await web.sql.query(
    `insert into call_run (workspace_id, author_id, operation, label, language, request_id, status, created_at,
      lease_until, ended_at)
    select workspace_id, author_id, 'POST /of-a-later-version', '', 'en', 'another', other.status, now() - age,
      now() + lease, now() - ended
    from call_run, (values ('running', interval '40 minutes', interval '1 minute', null::interval),
      ('running', interval '30 minutes', -interval '5 minutes', null),
      ('done', interval '50 minutes', null, interval '20 minutes')) as other (status, age, lease, ended)`,
  );
  await web.sql.query(
    `with site as (insert into indexed_site (origin) values ('https://one.example'), ('https://two.example')
      returning id, origin)
    insert into site_crawl (workspace_id, author_id, site_id, pages_max, stale_before, due_at)
    select $1, $2, id, 1, now(), case origin when 'https://one.example' then now() - interval '20 minutes'
      else now() + interval '1 hour' end from site`,
    [maya.workspaceId, maya.userId],
  );
  const { body: text } = await web.send('/metrics', {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const families = readPrometheusText(String(text));
  const valueOf = (name: string) => families.get(`pagewright_${name}`)?.samples[0]?.value ?? Number.NaN;
  // One is queued, and one waits since the lease of its dead server ended.
  expect(valueOf('runs_waiting')).toBe(2);
  expect(valueOf('crawls_waiting')).toBe(2);
  // The test takes less than ten minutes.
  const minutes = (name: string) => Math.floor(valueOf(`${name}_oldest_waiting_seconds`) / 600) * 10;
  expect(['runs', 'crawls'].map(minutes)).toEqual([10, 20]);
  const { body: seen } = await web.call(maya, readOperations, {});
  expect(seen.work).toMatchObject([
    { kind: 'runs', running: 1, waiting: 2 },
    { kind: 'crawls', running: 0, waiting: 2 },
    { kind: 'jobs', running: 0, waiting: 0, oldestWaitingSeconds: 0 },
  ]);
  expect(Math.floor((seen.work[0]?.oldestWaitingSeconds ?? 0) / 600)).toBe(1);
  await web.sql.query(`delete from call_run where request_id = 'another'`);
  await web.sql.query('delete from site_crawl');

  // A worker listens on its own address, not the public one.
  const port = String(await freePort());
  await openSecondServer(web, { ROLE: 'worker', PORT: port, PUBLIC_URL: web.url, METRICS_TOKEN });
  await expect.poll(status).toBe('done');
  // The process that accepted a call answers it. Without a notification of the end, it polls after 500 ms: then no call
  // would ever take less; with it, a busy machine may need several.
  await eventually(async () => {
    const startedAt = performance.now();
    const waited = await web.send('/api/test/run', {
      method: 'POST',
      person: maya,
      body: { keyword: 'ants' },
    });
    expect(waited).toMatchObject({ status: 200, body: { keyword: 'ants' } });
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
  expect(new Set(runRoles)).toEqual(new Set(['worker']));
  expect(await roles()).toEqual(['web', 'worker']);
  const ask = async (path: string) =>
    (
      await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { authorization: `Bearer ${METRICS_TOKEN}` },
      })
    ).status;
  for (const { path } of [readHealth, readReadiness]) expect(await ask(`/api${path}`)).toBe(200);
  expect(await ask('/metrics')).toBe(200);
  for (const path of ['/', '/api/status', '/api/session', '/api/nothing', '/openapi.json'])
    expect(await ask(path)).toBe(404);
});
