import { readSession } from '@pagewright/contract/auth';
import {
  beginTwoFactor,
  changeMyPassword,
  confirmTwoFactor,
  endOtherSessions,
  endSession,
  proveIdentity,
  readSettings,
  removeTwoFactor,
  renewRecoveryCodes,
  updateSettings,
} from '@pagewright/contract/settings';
import { expect, test } from 'vitest';
import { backdateAuthentication } from '../../../../../../tests/server/backdate-authentication.ts';
import { authenticatorCode } from '../../../../../../tests/server/authenticator-code.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { TEST_PASSWORD, type TestPerson } from '../../../../../../tests/server/test-server.ts';

const SECRETS_KEY = 'the key of this test that seals second factors';
const server = await openTestServer({ SECRETS_KEY });
const NEW_PASSWORD = 'New-horse-10';

const signIn = (email: string, password: string, code?: string) =>
  server.send('/api/auth/sign-in/email', {
    method: 'POST',
    body: { email, password, ...(code === undefined ? {} : { code }) },
    headers: { 'user-agent': 'Firefox on Linux' },
  });
const tokenOf = (cookie: string) => server.send('/api/auth/token', { headers: { cookie } });
const cookieOf = (headers: Headers): string => headers.getSetCookie()[0]!.split(';', 1)[0]!;
/** The person in another session. */
function inSession(person: TestPerson, cookie: string): TestPerson {
  return {
    ...person,
    cookie,
    token: async () => ((await tokenOf(cookie)).body as { token: string }).token,
  };
}
const securityOf = async (person: TestPerson) => (await server.call(person, readSettings, {})).body.security;
const mailsTo = async (person: TestPerson): Promise<string[]> =>
  (
    await server.sql.query<{ subject: string }>(
      'select subject from mail where recipient = $1 order by created_at',
      [person.email],
    )
  ).rows.map(({ subject }) => subject);
/** Makes a used time step valid again. */
const forgetStep = (person: TestPerson) =>
  server.sql.query('update two_factor set last_step = 0 where user_id = $1', [person.userId]);

async function withTwoFactor(name: string) {
  const person = await server.signUp(name);
  const { body: begun } = await server.call(person, beginTwoFactor, {});
  const { body } = await server.call(person, confirmTwoFactor, {
    body: { code: authenticatorCode(begun.secret) },
  });
  return { person, secret: begun.secret, recoveryCodes: body.recoveryCodes };
}

test('changing the password requires the current one, ends every other session, and starts a new one here', async () => {
  const person = await server.signUp('Pat');
  const elsewhere = cookieOf((await signIn(person.email, TEST_PASSWORD)).headers);
  const change = (currentPassword: string, newPassword: string) =>
    server.call(person, changeMyPassword, { body: { currentPassword, newPassword } });
  const wrong = await change('Wrong-horse-9', NEW_PASSWORD);
  expect([wrong.status, wrong.body]).toEqual([
    422,
    { error: 'The current password is incorrect.', code: 'wrong_password' },
  ]);
  expect((await change(TEST_PASSWORD, 'weak')).status).toBe(400);
  const before = (await securityOf(person)).passwordLastChanged!;
  const changed = await change(TEST_PASSWORD, NEW_PASSWORD);
  expect([changed.status, changed.body]).toEqual([200, { success: true }]);
  for (const cookie of [person.cookie, elsewhere]) expect((await tokenOf(cookie)).status).toBe(401);
  const here = inSession(person, cookieOf(changed.headers));
  const { sessions, passwordLastChanged } = await securityOf(here);
  expect(sessions).toMatchObject([{ isCurrent: true, location: null }]);
  expect(Date.parse(passwordLastChanged!)).toBeGreaterThan(Date.parse(before));
  expect((await signIn(person.email, TEST_PASSWORD)).status).toBe(401);
  expect(await mailsTo(person)).toEqual(['Your Pagewright password was changed']);
});

test('sessions are listed and ended one by one or all but this one; no one sees those of others', async () => {
  const person = await server.signUp('Sam');
  const cookies = [1, 2, 3].map(async () => cookieOf((await signIn(person.email, TEST_PASSWORD)).headers));
  const [first, second, third] = (await Promise.all(cookies)) as [string, string, string];
  const { sessions } = await securityOf(person);
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false, false]);
  expect(sessions[1]).toMatchObject({ device: 'Firefox on Linux', location: null });
  const ids = async (who: TestPerson): Promise<string> => (await securityOf(who)).sessions[0]!.id;
  const firstId = await ids(inSession(person, first));
  const stranger = await server.signUp();
  expect((await server.call(stranger, endSession, { params: { id: firstId } })).status).toBe(404);
  expect((await server.call(person, endSession, { params: { id: firstId } })).status).toBe(204);
  expect([(await tokenOf(first)).status, (await tokenOf(second)).status]).toEqual([401, 200]);
  expect((await server.call(person, endOtherSessions, {})).status).toBe(204);
  expect([(await tokenOf(second)).status, (await tokenOf(third)).status]).toEqual([401, 401]);
  expect((await securityOf(person)).sessions).toHaveLength(1);
});

test('successful and failed sign-ins stay in the history for 90 days', async () => {
  const person = await server.signUp('Hal');
  const outcomes = async () => (await securityOf(person)).loginHistory.map(({ outcome }) => outcome);
  await signIn(person.email, 'Wrong-horse-9');
  // It is recorded after the response is sent.
  await expect.poll(outcomes).toEqual(['wrong_password', 'signed_in']);
  await signIn(person.email, TEST_PASSWORD);
  await expect.poll(outcomes).toHaveLength(3);
  const { loginHistory } = await securityOf(person);
  expect(loginHistory.map(({ outcome, ip, location, device }) => [outcome, ip, location, device])).toEqual([
    ['signed_in', '127.0.0.1', null, 'Firefox on Linux'],
    ['wrong_password', '127.0.0.1', null, 'Firefox on Linux'],
    ['signed_in', '127.0.0.1', null, 'node'],
  ]);
  await server.sql.query(
    `update sign_in_entry set created_at = now() - interval '91 days' where user_id = $1 and outcome = 'signed_in'`,
    [person.userId],
  );
  expect(await outcomes()).toEqual(['wrong_password']);
});

test('the second factor is required at sign-in; each code works once, and recovery codes replace it', async () => {
  const { person, secret, recoveryCodes } = await withTwoFactor('Tess');
  expect(recoveryCodes).toHaveLength(10);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await securityOf(person)).toMatchObject({ twoFactorAuth: true, recoveryCodesLeft: 10 });
  expect((await server.call(person, readSession, {})).body.factorVerificationAge).toEqual([0, 0]);

  const withoutCode = await signIn(person.email, TEST_PASSWORD);
  expect([withoutCode.status, (withoutCode.body as { code: string }).code]).toEqual([
    401,
    'second_factor_required',
  ]);
  expect(withoutCode.headers.getSetCookie()).toEqual([]);
  const guess = await signIn(person.email, 'Wrong-horse-9', authenticatorCode(secret));
  expect((guess.body as { code: string }).code).toBe('wrong_credentials');
  // The code that turned it on is used up.
  const again = await signIn(person.email, TEST_PASSWORD, authenticatorCode(secret));
  expect([again.status, (again.body as { code: string }).code]).toEqual([401, 'wrong_code']);
  await forgetStep(person);
  expect((await signIn(person.email, TEST_PASSWORD, authenticatorCode(secret, 3))).status).toBe(401);
  expect((await signIn(person.email, TEST_PASSWORD, authenticatorCode(secret))).status).toBe(200);
  expect((await signIn(person.email, TEST_PASSWORD, authenticatorCode(secret))).status).toBe(401);

  const recovery = recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ');
  const both = await Promise.all([1, 2].map(() => signIn(person.email, TEST_PASSWORD, recovery)));
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
  expect((await securityOf(person)).recoveryCodesLeft).toBe(9);
  const { rows } = await server.sql.query<{ kept: string }>(
    `select t.secret || coalesce(string_agg(r.digest, ' '), '') kept from two_factor t left join recovery_code r using (user_id)
     where user_id = $1 group by t.secret`,
    [person.userId],
  );
  for (const open of [secret, secret.toLowerCase(), ...recoveryCodes])
    expect(rows[0]!.kept).not.toContain(open);
  expect(await mailsTo(person)).toEqual(['Two-factor sign-in is on']);
});

test('codes cannot be guessed: after ten wrong ones, even a correct one is rejected', async () => {
  const { person, secret } = await withTwoFactor('Gus');
  await forgetStep(person);
  for (let index = 0; index < 10; index += 1)
    expect((await server.call(person, proveIdentity, { body: { code: '000000' } })).status).toBe(422);
  const right = await signIn(person.email, TEST_PASSWORD, authenticatorCode(secret));
  expect([right.status, (right.body as { code: string }).code]).toEqual([429, 'too_many_sign_ins']);
  await server.sql.query(
    `update rate_limit set window_ends_at = now() - interval '1 second' where key like 'second-factor:%'`,
  );
  expect((await signIn(person.email, TEST_PASSWORD, authenticatorCode(secret))).status).toBe(200);
});

test('sensitive actions require the password again, or a code if a second factor is on', async () => {
  const person = await server.signUp('Dana');
  await backdateAuthentication(server, person, 10);
  const asked = await server.call(person, beginTwoFactor, {});
  expect([asked.status, asked.body]).toEqual([
    403,
    { error: 'Enter your password again to continue.', code: 'password_again' },
  ]);
  const prove = (body: { password?: string; code?: string }) => server.call(person, proveIdentity, { body });
  expect((await prove({ password: 'Wrong-horse-9' })).status).toBe(422);
  expect((await server.call(person, beginTwoFactor, {})).status).toBe(403);
  expect((await prove({ password: TEST_PASSWORD })).status).toBe(200);
  const { body: begun } = await server.call(person, beginTwoFactor, {});
  expect(begun.uri).toBe(
    `otpauth://totp/Pagewright:${encodeURIComponent(person.email)}?secret=${begun.secret}&issuer=Pagewright`,
  );
  // An unfinished setup requires nothing.
  expect((await signIn(person.email, TEST_PASSWORD)).status).toBe(200);
  expect((await server.call(person, confirmTwoFactor, { body: { code: '000000' } })).status).toBe(422);
  const code = authenticatorCode(begun.secret);
  expect((await server.call(person, confirmTwoFactor, { body: { code } })).status).toBe(200);
  expect((await server.call(person, beginTwoFactor, {})).status).toBe(409);

  await backdateAuthentication(server, person, 10);
  expect((await prove({ password: TEST_PASSWORD })).status).toBe(200);
  const removed = await server.call(person, removeTwoFactor, {});
  expect([removed.status, removed.body]).toMatchObject([403, { code: 'code_again' }]);
  await forgetStep(person);
  expect((await prove({ code: authenticatorCode(begun.secret) })).status).toBe(200);
  const { body: renewed } = await server.call(person, renewRecoveryCodes, {});
  expect(renewed.recoveryCodes).toHaveLength(10);
  expect((await server.call(person, removeTwoFactor, {})).status).toBe(204);
  expect(await securityOf(person)).toMatchObject({ twoFactorAuth: false, recoveryCodesLeft: null });
  expect((await signIn(person.email, TEST_PASSWORD)).status).toBe(200);
});

test('a session expires after the chosen idle time; automatic requests do not count as use', async () => {
  const person = await server.signUp('Ida');
  const idle = (minutes: number) =>
    server.sql.query(
      'update session set last_seen_at = now() - make_interval(mins => $2) where user_id = $1',
      [person.userId, minutes],
    );
  const status = async (headers: Record<string, string> = {}) =>
    (await server.send('/api/session', { person, headers })).status;
  /** Clears the session caches of the servers. */
  const forget = () => server.sql.query(`select pg_notify('session_change', 'user:' || $1)`, [person.userId]);
  const lastSeen = async (): Promise<number> => {
    const { rows } = await server.sql.query<{ ago: string }>(
      'select extract(epoch from now() - last_seen_at) ago from session where user_id = $1',
      [person.userId],
    );
    return Number(rows[0]!.ago);
  };
  const wrong = await server.send('/api/settings', {
    method: 'PUT',
    person,
    body: { security: { sessionTimeout: 20 } },
  });
  expect(wrong.status).toBe(400);
  expect((await securityOf(person)).sessionTimeout).toBe(30);
  const chosen = await server.call(person, updateSettings, { body: { security: { sessionTimeout: 15 } } });
  expect(chosen.body.security.sessionTimeout).toBe(15);
  await expect.poll(async () => (await server.call(person, readSession, {})).body.idleMinutes).toBe(15);

  await idle(14);
  await forget();
  await expect
    .poll(async () => [await status({ 'x-unattended': '1' }), (await lastSeen()) > 800])
    .toEqual([200, true]);
  await expect.poll(async () => [await status(), (await lastSeen()) < 60]).toEqual([200, true]);
  await idle(15);
  await forget();
  await expect.poll(() => status()).toBe(401);
  expect(await lastSeen()).toBeGreaterThan(800);
  const token = await tokenOf(person.cookie);
  expect([token.status, token.body]).toEqual([
    401,
    { error: 'You were signed out after 15 minutes without activity.', code: 'session_idle' },
  ]);
  expect((await server.send('/', { headers: { cookie: person.cookie } })).headers.get('location')).not.toBe(
    '/content',
  );
});
