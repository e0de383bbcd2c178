import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { startTestServer, TEST_PASSWORD } from '../../../../../../tests/server/test-server.ts';

test('while the database is down, nobody is told that their password is wrong or that they are signed out', async () => {
  const server = await startTestServer();
  const person = await server.signUp();
  const token = await person.token();
  const name = /\/(test_\w+)\?/.exec(server.databaseUrl)![1]!;
  const admin = new pg.Client({ connectionString: inject('databaseAdmin') });
  await admin.connect();
  server.sql.on('error', () => undefined);

  await admin.query(`alter database ${name} connection limit 0`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  const post = (path: string, body?: unknown) =>
    server.send(`/api/auth/${path}`, { method: 'POST', body, headers: { cookie: person.cookie } });
  const answers = [
    await post('sign-up/email', { name: 'Ada', email: 'ada@example.com', password: TEST_PASSWORD }),
    await post('sign-in/email', { email: person.email, password: TEST_PASSWORD }),
    await post('sign-out'),
    await post('change-password', { currentPassword: TEST_PASSWORD, newPassword: 'New-horse-10' }),
    await post('request-password-reset', { email: person.email }),
    await post('reset-password', { token: 'x', newPassword: 'New-horse-10' }),
    await server.send('/api/auth/token', { headers: { cookie: person.cookie } }),
    await server.send('/api/session', { headers: { authorization: `Bearer ${token}` } }),
  ];
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([503, { error: 'Service temporarily unavailable.', code: 'unavailable' }]);
  }

  await admin.query(`alter database ${name} connection limit -1`);
  await admin.end();
  expect((await server.send('/api/session', { headers: { authorization: `Bearer ${token}` } })).status).toBe(
    200,
  );
  expect((await post('sign-out')).status).toBe(200);
  expect((await server.send('/api/session', { headers: { authorization: `Bearer ${token}` } })).status).toBe(
    401,
  );
  await server.close();
});
