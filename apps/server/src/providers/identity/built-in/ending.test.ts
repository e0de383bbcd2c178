import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../../../tests/database/test-database.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import {
  startTestServer,
  TEST_PASSWORD,
  type TestPerson,
  type TestServer,
} from '../../../../../../tests/server/test-server.ts';

const here = await openTestServer();
const there = await openTestServer({ DATABASE_URL: here.databaseUrl, DATA_DIR: here.dataDir });

const statusAt = async (server: TestServer, token: string): Promise<number> =>
  (await server.send('/api/session', { headers: { authorization: `Bearer ${token}` } })).status;
const post = (server: TestServer, path: string, cookie: string, body?: unknown) =>
  server.send(`/api/auth/${path}`, { method: 'POST', body, headers: { cookie } });
const signIn = async (
  server: TestServer,
  { email }: TestPerson,
  password = TEST_PASSWORD,
): Promise<string> => {
  const answer = await post(server, 'sign-in/email', '', { email, password });
  return answer.headers.getSetCookie()[0]!.split(';', 1)[0]!;
};
const tokenOf = async (server: TestServer, cookie: string): Promise<string> =>
  ((await server.send('/api/auth/token', { headers: { cookie } })).body as { token: string }).token;

/** A token that both servers have checked and cached. */
async function knownToken(cookie: string): Promise<string> {
  const token = await tokenOf(here, cookie);
  for (const server of [here, there, here, there]) expect(await statusAt(server, token)).toBe(200);
  return token;
}

/** Waits until the server has learned that the token ended. */
async function expectEnded(server: TestServer, token: string): Promise<void> {
  await expect.poll(() => statusAt(server, token), { interval: 5 }).toBe(401);
}

/** Repeatedly breaks the connections on which servers listen until the work is done. */
async function withoutListeners(work: () => Promise<void>): Promise<void> {
  const kill = () =>
    here.sql.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pagewright session_change' and datname = current_database()`,
    );
  await kill();
  const killing = setInterval(() => void kill(), 20);
  try {
    await work();
  } finally {
    clearInterval(killing);
  }
}

test('signing out ends only this session’s tokens, here at once and on other servers once notified', async () => {
  const person = await here.signUp();
  const token = await knownToken(person.cookie);
  const other = await knownToken(await signIn(here, person));
  const out = await post(here, 'sign-out', person.cookie);
  expect([out.status, out.body]).toEqual([200, { success: true }]);
  expect(out.headers.getSetCookie()[0]).toMatch(/^pagewright\.session_token=;.*Max-Age=0/);
  expect(await statusAt(here, token)).toBe(401);
  await expectEnded(there, token);
  expect(await statusAt(there, other)).toBe(200);
  expect((await here.send('/api/auth/token', { headers: { cookie: person.cookie } })).status).toBe(401);
});

test('a new password ends every session and token, and starts a new session for the user who changed it', async () => {
  const person = await here.signUp();
  const elsewhere = await signIn(there, person);
  const tokens = [await knownToken(person.cookie), await knownToken(elsewhere)];
  const answer = await post(here, 'change-password', person.cookie, {
    currentPassword: TEST_PASSWORD,
    newPassword: 'New-horse-10',
  });
  expect([answer.status, answer.body]).toEqual([
    200,
    { user: { id: person.userId, name: person.name, email: person.email } },
  ]);
  for (const token of tokens) {
    expect(await statusAt(here, token)).toBe(401);
    await expectEnded(there, token);
  }
  for (const cookie of [person.cookie, elsewhere]) {
    expect((await here.send('/api/auth/token', { headers: { cookie } })).status).toBe(401);
  }
  const fresh = answer.headers.getSetCookie()[0]!.split(';', 1)[0]!;
  expect(await statusAt(there, await tokenOf(there, fresh))).toBe(200);
  expect(
    (await post(here, 'sign-in/email', '', { email: person.email, password: TEST_PASSWORD })).status,
  ).toBe(401);
  expect(
    (await post(here, 'sign-in/email', '', { email: person.email, password: 'New-horse-10' })).status,
  ).toBe(200);
});

test('a password that violates the rule changes nothing', async () => {
  const person = await here.signUp();
  const token = await knownToken(person.cookie);
  const answer = await post(here, 'change-password', person.cookie, {
    currentPassword: TEST_PASSWORD,
    newPassword: 'weak',
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid', details: [{ path: 'newPassword' }] });
  expect(await statusAt(here, token)).toBe(200);
});

test('a user removed from a workspace loses access to it and returns to their own', async () => {
  const owner = await here.signUp();
  const guest = await here.signUp();
  await here.sql.query(
    `insert into member (id, organization_id, user_id, role) values ('guest', $1, $2, 'basic_member')`,
    [owner.workspaceId, guest.userId],
  );
  await here.sql.query('update session set active_organization_id = $1 where user_id = $2', [
    owner.workspaceId,
    guest.userId,
  ]);
  const token = await knownToken(guest.cookie);
  const session = async (text: string) =>
    (await there.send('/api/session', { headers: { authorization: `Bearer ${text}` } })).body;
  expect(await session(token)).toMatchObject({
    organizationId: owner.workspaceId,
    organizationRole: 'basic_member',
  });
  await here.sql.query(`delete from member where id = 'guest'`);
  await Promise.all([expectEnded(here, token), expectEnded(there, token)]);
  expect(await session(await tokenOf(here, guest.cookie))).toMatchObject({
    organizationId: guest.workspaceId,
    organizationRole: 'admin',
  });
});

test('a changed role, name, or slug shows with tokens issued before', async () => {
  const person = await here.signUp();
  const token = await knownToken(person.cookie);
  await here.sql.query(`update member set role = 'basic_member' where user_id = $1`, [person.userId]);
  await here.sql.query(`update "user" set name = 'Renamed' where id = $1`, [person.userId]);
  await here.sql.query(`update workspace set slug = 'moved', name = 'Moved' where id = $1`, [
    person.workspaceId,
  ]);
  await expect
    .poll(
      async () => (await there.send('/api/session', { headers: { authorization: `Bearer ${token}` } })).body,
      { interval: 5 },
    )
    .toMatchObject({
      organizationRole: 'basic_member',
      fullName: 'Renamed',
      organizationSlug: 'moved',
      organizationName: 'Moved',
    });
});

test.each([
  ['its session is deleted', 'delete from session where user_id = $1'],
  [
    'its session has expired',
    `update session set expires_at = now() - interval '1 second' where user_id = $1`,
  ],
  ['its user is deleted', 'delete from "user" where id = $1'],
  ['the password is set by any means', `update account set password = 'x' where user_id = $1`],
  [
    'its workspace is deleted',
    'delete from workspace where id in (select organization_id from member where user_id = $1)',
  ],
])('a token ends when %s', async (_, statement) => {
  const person = await here.signUp();
  const token = await knownToken(person.cookie);
  await here.sql.query(statement, [person.userId]);
  await Promise.all([expectEnded(here, token), expectEnded(there, token)]);
});

test('while servers cannot listen, sessions still end at once', async () => {
  const people = [await here.signUp(), await here.signUp(), await here.signUp()];
  for (const person of people) {
    const token = await knownToken(person.cookie);
    await withoutListeners(async () => {
      expect(await statusAt(there, token)).toBe(200);
      await post(here, 'sign-out', person.cookie);
      expect(await statusAt(here, token)).toBe(401);
      await expectEnded(there, token);
    });
  }
  // They reconnect on their own, and sessions that ended meanwhile stay ended.
  await expect
    .poll(
      async () =>
        (
          await here.sql.query(
            `select 1 from pg_stat_activity where application_name = 'pagewright session_change' and datname = current_database()`,
          )
        ).rowCount,
    )
    .toBe(2);
  const person = await here.signUp();
  const token = await knownToken(person.cookie);
  await post(there, 'sign-out', person.cookie);
  await expectEnded(here, token);
});

test('removing a key invalidates its tokens', async () => {
  const person = await here.signUp();
  const token = await knownToken(person.cookie);
  await here.sql.query('delete from jwks');
  await Promise.all([expectEnded(here, token), expectEnded(there, token)]);
  expect(await statusAt(there, await tokenOf(here, person.cookie))).toBe(200);
});

test('a changed secret costs one sign-in and no more', async () => {
  const database = await createTestDatabase();
  const settings = { DATABASE_URL: database.url, SECRETS_KEY: 'a-key-that-both-servers-of-this-test-have' };
  const former = await startTestServer(settings);
  const person = await former.signUp();
  await former.close();
  const SECRET_KEY = 'another secret of at least 32 letters';
  const renewed = await startTestServer({ ...settings, SECRET_KEY });
  expect((await renewed.send('/api/auth/token', { headers: { cookie: person.cookie } })).status).toBe(401);
  const cookie = await signIn(renewed, person);
  expect(await statusAt(renewed, await tokenOf(renewed, cookie))).toBe(200);
  await renewed.close();
  await database.drop();
});
