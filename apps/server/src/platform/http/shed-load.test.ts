import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { holdPauses } from '../../../../../tests/server/pauses.ts';
import { readPrometheusText } from '../observability/testing/read-prometheus-text.ts';

/** Enough for a backlog. */
const CONNECTIONS = 80;
const METRICS_TOKEN = 'a-token-of-the-monitor';
const server = await openTestServer({
  DATABASE_CONNECTIONS: '4',
  DATABASE_WAITING_MAX: '5',
  BACKLOG_MS: '300',
  METRICS_TOKEN,
});

/** The metric's samples with their values, by the value of their only label. */
async function readMetrics() {
  const { body } = await server.send('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const families = readPrometheusText(String(body));
  return (name: string): Record<string, number> =>
    Object.fromEntries(
      (families.get(`pagewright_${name}`)?.samples ?? []).map(({ labels, value }) => [
        Object.values(labels)[0] ?? '',
        value,
      ]),
    );
}

test('while too many statements wait, reads are refused at once, health and metrics answer, and all goes on afterward', async () => {
  // The metrics wait for the database for so long, and no longer once this is released.
  const { pauses, release } = holdPauses('metrics.ts');
  const person = await server.signUp();
  const list = () => server.send('/api/content?authorId=all', { person });
  expect((await list()).status).toBe(200);
  const before = (await readMetrics())('shed_requests_total');
  const blocker = await server.sql.connect();
  await blocker.query('begin; lock table content in access exclusive mode');
  const waiting = Array.from({ length: 16 }, list);
  try {
    // More than the connections and the places in line are taken.
    await expect.poll(async () => (await server.send('/robots.txt')).status).toBe(503);
    const [refused, page, health] = await Promise.all([
      list(),
      server.send('/sites/none/'),
      server.send('/api/health'),
    ]);
    expect(refused).toMatchObject({ status: 503, body: { code: 'server_busy' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(page.status).toBe(503);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(health.status).toBe(200);
    release();
    const busy = await readMetrics();
    expect(busy('database_connections')).toEqual({
      active: 4,
      idle: 0,
      waiting: expect.any(Number) as number,
    });
    expect(busy('database_connections')['waiting']).toBeGreaterThan(5);
    expect(busy('database_up')).toEqual({ '': 0 });
    expect(new Set(pauses)).toEqual(new Set([5_000]));
    // The first refusal, the list, and the page; lists that were refused at the start come on top.
    const grown = (busy('shed_requests_total')['read'] ?? 0) - (before['read'] ?? 0);
    expect(grown).toBeGreaterThanOrEqual(3);
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set(statuses.includes(503) ? [200, 503] : [200]));
  await expect.poll(async () => (await list()).status).toBe(200);
});

test('while requests come faster than they are handled, a share is refused at once, and all are taken afterward', async () => {
  const answered: string[] = [];
  const sockets: Socket[] = [];
  const statuses = (): string[] =>
    answered.map((text) => text.slice(0, 3)).filter((text) => /^\d+$/.test(text));
  const ask = (socket: Socket, path: string): boolean =>
    socket.write(`GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`);
  // One after the other: each is accepted before the next one.
  for (let number = 0; number < CONNECTIONS; number += 1) {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    sockets.push(socket);
    socket.on('data', (chunk: Buffer) => answered.push(...chunk.toString('latin1').split('HTTP/1.1 ')));
    ask(socket, '/robots.txt');
    await once(socket, 'data');
  }
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  const sendOnEach = (path: string): void => sockets.forEach((socket) => ask(socket, path));
  /** A turn of the event loop that takes far too long, and some that do not. */
  const playLateTurn = async (): Promise<void> => {
    for (let turn = 0; turn < 2; turn += 1) await nextTurn();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
    await nextTurn();
  };
  // What takes long without requests is no reason to refuse any, nor is a single late turn.
  for (let turn = 0; turn < 4; turn += 1) await playLateTurn();
  sendOnEach('/robots.txt');
  await playLateTurn();
  await expect.poll(() => statuses().length).toBe(2 * CONNECTIONS);
  expect(new Set(statuses())).toEqual(new Set(['200']));

  for (let turn = 0; turn < 100 && !statuses().includes('503'); turn += 1) {
    sendOnEach('/robots.txt');
    await playLateTurn();
  }
  expect(statuses()).toContain('503');
  expect(answered.find((text) => text.startsWith('503'))?.toLowerCase()).toContain('retry-after: 2');
  answered.length = 0;
  sendOnEach('/api/health');
  await playLateTurn();
  await expect
    .poll(() => statuses().filter((status) => status === '200').length)
    .toBeGreaterThanOrEqual(CONNECTIONS);
  await expect.poll(async () => (await server.send('/robots.txt')).status).toBe(200);
});
