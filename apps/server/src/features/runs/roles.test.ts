import { readHealth, readOperations, readReadiness } from '@pagewright/contract/health';
import { readCallRun, type Running } from '@pagewright/contract/runs';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../../../tests/eventually.ts';
import { freePort } from '../../../../../tests/free-port.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { openSecondServer } from '../../../../../tests/server/second-server.ts';
import { addTestRuns, runRoles } from './testing/test-runs.ts';

const METRICS_TOKEN = 'a-token-for-metrics';
afterAll(addTestRuns());
const web = await openTestServer({ ROLE: 'web', DEFAULT_PLAN: 'Entrepreneur' });

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
