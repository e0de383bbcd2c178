import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';

const server = await openTestServer({ DATABASE_CONNECTIONS: '4', DATABASE_WAITING_MAX: '5' });

test('while too many statements wait, reads are refused at once, health answers, and all goes on afterward', async () => {
  const person = await server.signUp();
  const list = () => server.send('/api/content?authorId=all', { person });
  expect((await list()).status).toBe(200);
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
    expect(page.status).toBe(503);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(health.status).toBe(200);
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set(statuses.includes(503) ? [200, 503] : [200]));
  await expect.poll(async () => (await list()).status).toBe(200);
});
