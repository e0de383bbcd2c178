import type { CallOutput } from '@pagewright/contract/endpoint';
import {
  cancelCallRun,
  followCallRun,
  listCallRuns,
  readCallRun,
  type Running,
} from '@pagewright/contract/runs';
import { makeApiToken } from '@pagewright/contract/settings';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../../../tests/eventually.ts';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { openSecondServer } from '../../../../../tests/server/second-server.ts';
import { startTestServer, type TestPerson } from '../../../../../tests/server/test-server.ts';
import { openDatabase } from '../../platform/db/client.ts';
import { releaseIdempotencyKeys } from '../../platform/http/runs/run-repository.ts';
import { addTestRuns, doRun, runLog } from './testing/test-runs.ts';

const remove = addTestRuns();
afterAll(remove);
const settings = { DEFAULT_PLAN: 'Entrepreneur' };
const server = await startTestServer(settings);
afterAll(() => server.close());

type Body = Parameters<typeof server.call<typeof doRun>>[2]['body'];
const ASYNC = { prefer: 'respond-async' };
const LONG = { steps: 1_000, stepMs: 20 };

const post = (person: TestPerson, body: Body, headers: Record<string, string> = {}) =>
  server.send('/api/test/run', { method: 'POST', person, body, headers });
async function begin(person: TestPerson, body: Body): Promise<string> {
  return ((await post(person, body, ASYNC)).body as Running).run.id;
}
const read = async (person: TestPerson, id: string): Promise<CallOutput<typeof readCallRun>> =>
  (await server.call(person, readCallRun, { params: { id } })).body;
const cancel = (person: TestPerson, id: string) =>
  server.call(person, cancelCallRun, { params: { id }, body: {} });
const used = async (person: TestPerson): Promise<number> =>
  (await server.call(person, readUsage, {})).body.usage.seoRequests;
const runIn = ({ headers }: { readonly headers: Headers }): string =>
  /^\/api\/runs\/(.+)$/.exec(headers.get('location') ?? '')?.[1] ?? '';
const until = (person: TestPerson, id: string, status: string) =>
  eventually(async () => {
    const run = await read(person, id);
    expect(run.status).toBe(status);
    return run;
  });

test('a call returns its JSON, and its run can be read', async () => {
  const maya = await server.signUp('Maya');
  const answer = await post(maya, { keyword: 'bees' });
  expect(answer).toMatchObject({ status: 200, body: { keyword: 'bees', by: 'Maya' } });
  const run = await read(maya, runIn(answer));
  expect(run).toMatchObject({
    operation: 'POST /test/run',
    label: 'bees',
    status: 'done',
    result: answer.body,
    error: null,
  });
  expect(await used(maya)).toBe(1);
  const { rows } = await server.sql.query('select request from call_run where id = $1', [run.id]);
  expect(rows).toEqual([{ request: null }]);
});

test('with an asynchronous preference, a call returns 202 with the run, which continues', async () => {
  const maya = await server.signUp();
  const answer = await post(maya, { keyword: 'slow', steps: 5, stepMs: 30 }, ASYNC);
  expect(answer.status).toBe(202);
  expect(answer.headers.get('preference-applied')).toBe('respond-async');
  expect(answer.body).toMatchObject({ run: { id: runIn(answer), status: 'queued' } });
  const followed = await server.call(maya, followCallRun, { params: { id: runIn(answer) } });
  expect(followed.body).toMatchObject({ status: 'done', result: { keyword: 'slow' } });
});

test("a run that outlasts the call's wait returns its progress", async () => {
  const maya = await server.signUp();
  const hasty = await openTestServer({
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.dataDir,
    RUN_WAIT_MS: '2000',
  });
  const send = (body: Body, headers = {}) =>
    hasty.send('/api/test/run', { method: 'POST', person: maya, body, headers });
  const answer = await send({ keyword: 'long', steps: 120, stepMs: 20 });
  expect(answer.status).toBe(202);
  expect(answer.body).toMatchObject({ run: { id: runIn(answer), status: 'running' } });
  const stream = await send({ keyword: 'long too', ...LONG }, { accept: 'text/event-stream' });
  expect(stream.body).toContain('event: progress');
  expect(stream.body).toContain('event: running');
  await cancel(maya, runIn(stream));
  expect(await until(maya, runIn(answer), 'done')).toMatchObject({ result: { keyword: 'long' } });
  expect(await used(maya)).toBe(1);
});

test('a closed connection cancels nothing', async () => {
  const maya = await server.signUp();
  const gone = new AbortController();
  const call = fetch(`${server.url}/api/test/run`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await maya.token()}` },
    body: JSON.stringify({ keyword: 'closed', steps: 10, stepMs: 20 }),
    signal: gone.signal,
  });
  await eventually(() => expect(runLog).toContain('closed started'));
  gone.abort();
  await expect(call).rejects.toThrow(/abort/i);
  const { runs } = (await server.call(maya, listCallRuns, {})).body;
  await until(maya, runs[0]?.id ?? '', 'done');
  expect(await used(maya)).toBe(1);
});

test('a canceled run stops and is refunded, and its call reports it', async () => {
  const maya = await server.signUp();
  const call = post(maya, { keyword: 'canceled', ...LONG });
  const run = await eventually(async () => {
    const [first] = (await server.call(maya, listCallRuns, {})).body.runs;
    if (first?.progress.step !== 'Working') throw new Error('it has not begun');
    return first;
  });
  expect(await used(maya)).toBe(1);
  expect((await cancel(maya, run.id)).body.status).toBe('canceled');
  expect(await call).toMatchObject({ status: 409, body: { code: 'run_canceled' } });
  expect(await used(maya)).toBe(0);
  // Canceling again changes nothing.
  expect((await cancel(maya, run.id)).body.status).toBe('canceled');
  expect(runLog).not.toContain('canceled finished');
});

test.each([
  ['refused', 502, 'source_failed'],
  ['broken', 500, 'server_error'],
] as const)('a run that ends %s answers so, and is given back', async (end, status, code) => {
  const maya = await server.signUp();
  const answer = await post(maya, { end });
  expect(answer).toMatchObject({ status, body: { code } });
  expect(await read(maya, runIn(answer))).toMatchObject({
    status: 'failed',
    error: { status, code },
    result: null,
  });
  expect(JSON.stringify(answer.body)).not.toContain('secret');
  expect(await used(maya)).toBe(0);
});

test('a key refers to one run, whatever the body, until the run fails', async () => {
  const maya = await server.signUp();
  const key = { 'idempotency-key': 'one' };
  const both = await Promise.all([1, 2].map(() => post(maya, { keyword: 'key', steps: 3 }, key)));
  expect(new Set(both.map(runIn)).size).toBe(1);
  expect(both.map(({ body }) => body)).toEqual([both[0]?.body, both[0]?.body]);
  expect(await used(maya)).toBe(1);
  expect((await post(maya, { keyword: 'other' }, key)).status).toBe(422);
  const failing = { 'idempotency-key': 'two' };
  const failed = await post(maya, { end: 'refused' }, failing);
  expect(runIn(await post(maya, { end: 'refused' }, failing))).not.toBe(runIn(failed));
});

test('only its author and admins can access a run', async () => {
  const maya = await server.signUp();
  const [ben, eve] = [await signUpTeammate(server, maya, 'basic_member'), await server.signUp()];
  const ours = runIn(await post(ben, {}));
  const mine = runIn(await post(maya, {}));
  const statusOf = async (person: TestPerson, id: string) =>
    (await server.call(person, readCallRun, { params: { id } })).status;
  expect(await statusOf(maya, ours)).toBe(200);
  expect(await statusOf(ben, mine)).toBe(404);
  expect(await statusOf(eve, mine)).toBe(404);
  expect((await cancel(eve, mine)).status).toBe(404);
  // An API token can read runs within its scopes.
  const make = async (...scopes: ('analyses:read' | 'briefs:read')[]) =>
    (await server.call(maya, makeApiToken, { body: { name: 'token', scopes, expiresInDays: 30 } })).body
      .token;
  const readWith = async (token: string) =>
    (await server.send(`/api/runs/${mine}`, { headers: { authorization: `Bearer ${token}` } })).status;
  // The test’s own operation is not in the contract, so no token may read it.
  expect(await readWith(await make('analyses:read'))).toBe(404);
  expect(await readWith(await make('briefs:read'))).toBe(403);
});

test('a workspace has at most four active runs and does not delay other workspaces', async () => {
  const [many, few] = [await server.signUp(), await server.signUp()];
  const ids = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((at) => begin(many, { keyword: `many ${at}`, ...LONG })),
  );
  const statuses = async () =>
    (await Promise.all(ids.map((id) => read(many, id)))).map(({ status }) => status);
  await eventually(async () =>
    expect((await statuses()).filter((status) => status === 'running')).toHaveLength(4),
  );
  await until(few, await begin(few, { keyword: 'few' }), 'done');
  expect((await statuses()).filter((status) => status === 'queued')).toHaveLength(2);
  // Runs with first results, which only read more pages, do not count.
  await server.sql.query(
    `update call_run set answer = '{}', answer_status = 200 where workspace_id = $1 and status = 'running'`,
    [many.workspaceId],
  );
  await eventually(async () => expect(await statuses()).not.toContain('queued'));
  for (const id of ids) await cancel(many, id);
});

test('another server restarts a run of a lost server, and it is charged once', async () => {
  const maya = await server.signUp();
  // What the second server finds in the cache, the first one fetched for this run.
  const id = await begin(maya, { keyword: 'lost', steps: 100, stepMs: 20, end: 'cached' });
  await eventually(() => expect(runLog).toContain('lost started'));
  // As after a kill: the lease has expired, and a server that is still working finds that it lost the run.
  await server.sql.query(
    `update call_run set owner = gen_random_uuid(), lease_until = now() - interval '1 second' where id = $1`,
    [id],
  );
  expect(await until(maya, id, 'done')).toMatchObject({ result: { keyword: 'lost' } });
  expect(runLog.filter((line) => line === 'lost finished')).toHaveLength(1);
  expect(runLog.filter((line) => line === 'lost started')).toHaveLength(2);
  expect(await used(maya)).toBe(1);
  // Nor of a run that was canceled while starting.
  await eventually(async () =>
    expect((await server.sql.query('select from usage_reservation')).rows).toHaveLength(0),
  );
});

test('a stopping server releases its runs to another one immediately', async () => {
  const first = await startTestServer({
    ...settings,
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.dataDir,
  });
  const second = await openSecondServer(server);
  expect(second.url).not.toBe(first.url);
  const maya = await server.signUp();
  const ids = await Promise.all(
    [1, 2, 3, 4].map((at) => begin(maya, { keyword: `put back ${at}`, steps: 200, stepMs: 20 })),
  );
  await first.close();
  for (const id of ids) await until(maya, id, 'done');
  expect(await used(maya)).toBe(4);
});

test('the notification stream reports runs', async () => {
  const maya = await server.signUp();
  await post(maya, { keyword: 'told' });
  const { body } = await server.send('/api/notifications/stream', { person: maya });
  expect(body).toMatch(/^event: runs\ndata: \{"runs":\[\{[^}]*"label":"told"[^}]*"status":"done"/);
});

test('a key can be reused a day after its run has ended', async () => {
  const maya = await server.signUp();
  const key = { 'idempotency-key': 'kept' };
  const first = runIn(await post(maya, { keyword: 'kept' }, key));
  await server.sql.query(`update call_run set ended_at = now() - interval '25 hours' where id = $1`, [first]);
  await releaseIdempotencyKeys(openDatabase(server.sql));
  expect((await post(maya, { keyword: 'another' }, key)).status).toBe(200);
  expect((await read(maya, first)).status).toBe('done');
});
