import { readStatus } from '@pagewright/contract/health';
import { createReport, scheduleReport, shareReport } from '@pagewright/contract/reports';
import { answerReview, readAddress } from '@pagewright/contract/settings/address';
import { expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { TEST_PASSWORD, type TestPerson } from '../../../../../../tests/server/test-server.ts';
import { insertGapsRun } from '../../../features/reports/testing/insert-gaps-run.ts';

const NEW_PASSWORD = 'New-horse-10';

const server = await openTestServer({ DEFAULT_PLAN: 'Entrepreneur' });

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.send(`/api/auth/${path}`, { method: 'POST', body, headers });
const signIn = ({ email }: TestPerson, password: string) => post('sign-in/email', { email, password });

async function mailsTo(email: string) {
  const { rows } = await server.sql.query<{ subject: string; text: string; sent_at: Date | null }>(
    'select subject, text, sent_at from mail where recipient = $1 order by created_at',
    [email],
  );
  return rows;
}

async function linkTokenOf({ email }: TestPerson): Promise<string> {
  expect(
    (await post('request-password-reset', { email, redirectTo: 'https://evil.example/steal' })).status,
  ).toBe(200);
  const [link = ''] = (await mailsTo(email)).at(-1)!.text.match(/https?:\S+/g)!;
  const url = new URL(link);
  expect(`${url.origin}${url.pathname}`).toBe(`${server.url}/reset-password`);
  return url.searchParams.get('token')!;
}

test('response and timing are the same for known and unknown addresses, and only known ones get an email', async () => {
  const { email } = await server.signUp();
  const ask = async (address: string) => {
    const began = performance.now();
    const { status, body } = await post(
      'request-password-reset',
      { email: address },
      { host: 'evil.example' },
    );
    return { status, body, ms: performance.now() - began };
  };
  const known = await ask(email);
  const unknown = await ask('nobody@example.com');
  expect([known.status, known.body]).toEqual([200, { success: true }]);
  expect([unknown.status, unknown.body]).toEqual([200, { success: true }]);
  // Both wait longer than the work takes.
  for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThan(190);
  expect(await mailsTo(email)).toEqual([
    { subject: 'Choose a new password for Pagewright', text: expect.any(String), sent_at: null },
  ]);
  expect(await mailsTo('nobody@example.com')).toEqual([]);
});

test('the emailed link sets a new password, ends every session, and works once', async () => {
  const person = await server.signUp();
  const bearer = await person.token();
  const token = await linkTokenOf(person);
  const weak = await post('reset-password', { token, newPassword: 'weak' });
  expect(weak.status).toBe(400);
  const done = await post('reset-password', { token, newPassword: NEW_PASSWORD });
  expect([done.status, done.body]).toEqual([200, { success: true }]);
  expect((await server.send('/api/session', { headers: { authorization: `Bearer ${bearer}` } })).status).toBe(
    401,
  );
  expect((await server.send('/api/auth/token', { headers: { cookie: person.cookie } })).status).toBe(401);
  expect((await signIn(person, TEST_PASSWORD)).status).toBe(401);
  expect((await signIn(person, NEW_PASSWORD)).status).toBe(200);
  const again = await post('reset-password', { token, newPassword: 'Other-horse-11' });
  expect(again.status).toBe(422);
  expect(again.body).toEqual({
    error: 'This link is no longer valid. Please request a new one.',
    code: 'link_invalid',
  });
});

test('a second request invalidates the first link, and a password change invalidates both', async () => {
  const person = await server.signUp();
  const first = await linkTokenOf(person);
  const second = await linkTokenOf(person);
  expect((await post('reset-password', { token: first, newPassword: NEW_PASSWORD })).status).toBe(422);
  const changed = await post(
    'change-password',
    { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD },
    { cookie: person.cookie },
  );
  expect(changed.status).toBe(200);
  for (const token of [first, second])
    expect((await post('reset-password', { token, newPassword: 'Other-horse-11' })).body).toMatchObject({
      code: 'link_invalid',
    });
  expect((await signIn(person, NEW_PASSWORD)).status).toBe(200);
});

test('of links requested at the same time, one works, and none after it', async () => {
  const person = await server.signUp();
  await Promise.all(Array.from({ length: 4 }, () => post('request-password-reset', { email: person.email })));
  const tokens = (await mailsTo(person.email)).map(({ text }) => /token=([\w-]+)/.exec(text)![1]!);
  expect(new Set(tokens).size).toBe(4);
  const answers = [];
  for (const token of tokens)
    answers.push(await post('reset-password', { token, newPassword: NEW_PASSWORD }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a leaked password is refused at sign-up, change, and reset, with the reason; the link stays valid', async () => {
  const refusal = (path: string) => ({
    error: expect.stringContaining('public lists of leaked passwords'),
    code: 'leaked_password',
    details: [{ path, message: expect.any(String) }],
  });
  const signUp = await post('sign-up/email', {
    name: 'A',
    email: 'leaked@example.com',
    password: 'Password1!',
  });
  expect([signUp.status, signUp.body]).toEqual([422, refusal('password')]);
  const person = await server.signUp();
  const changed = await post(
    'change-password',
    { currentPassword: TEST_PASSWORD, newPassword: 'Qwerty123!' },
    { cookie: person.cookie },
  );
  expect([changed.status, changed.body]).toEqual([422, refusal('newPassword')]);
  const token = await linkTokenOf(person);
  const reset = await post('reset-password', { token, newPassword: '!!Iloveyou1!!' });
  expect([reset.status, reset.body]).toEqual([422, refusal('newPassword')]);
  expect((await post('reset-password', { token, newPassword: NEW_PASSWORD })).status).toBe(200);
  // The link is removed from the outbox once it was used.
  expect((await mailsTo(person.email)).map(({ text }) => text.includes('token='))).toEqual([false, false]);
});

test('of ten simultaneous uses of one link, one succeeds', async () => {
  const token = await linkTokenOf(await server.signUp());
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      post('reset-password', { token, newPassword: `New-horse-${index}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
});

test('a link is valid for an hour', async () => {
  const person = await server.signUp();
  const token = await linkTokenOf(person);
  const { rows } = await server.sql.query<{ seconds: number }>(
    'select extract(epoch from expires_at - now())::int as seconds from verification order by created_at desc limit 1',
  );
  expect(rows[0]!.seconds).toBeGreaterThan(3580);
  expect(rows[0]!.seconds).toBeLessThanOrEqual(3600);
  await server.sql.query(`update verification set expires_at = now() - interval '1 second'`);
  expect((await post('reset-password', { token, newPassword: NEW_PASSWORD })).status).toBe(422);
  expect((await signIn(person, TEST_PASSWORD)).status).toBe(200);
});

test('the database does not contain what a link needs', async () => {
  const token = await linkTokenOf(await server.signUp());
  const { rows } = await server.sql.query<{ identifier: string; value: string }>(
    'select identifier, value from verification',
  );
  for (const row of rows) expect(JSON.stringify(row)).not.toContain(token);
});

test('an account blocked after failures can sign in with the new password', async () => {
  const person = await server.signUp();
  for (let index = 0; index < 11; index += 1) await signIn(person, 'Wrong-horse-9');
  expect((await signIn(person, TEST_PASSWORD)).status).toBe(429);
  await post('reset-password', { token: await linkTokenOf(person), newPassword: NEW_PASSWORD });
  expect((await signIn(person, NEW_PASSWORD)).status).toBe(200);
});

test.each(['', 'x', '../../x', "' or 1=1", 'x'.repeat(200), 'x'.repeat(201)])(
  'the made-up link %j is refused',
  async (token) => {
    const { status } = await post('reset-password', { token, newPassword: NEW_PASSWORD });
    expect([400, 422]).toContain(status);
  },
);

test('without email, a reset closes every way in, confirms no address, and keeps the second factor on', async () => {
  const { providers } = (await server.call(null, readStatus, {})).body.parts;
  expect(providers.find(({ kind }) => kind === 'mail')).toMatchObject({
    name: 'outbox',
    condition: 'off',
    outcome: 'no mail server is set up: mail waits in the outbox, and addresses are not confirmed',
  });
  const person = await server.signUp();
  const teammate = await signUpTeammate(server, person, 'admin');
  const made = await server.send('/api/settings/api-tokens', {
    method: 'POST',
    person,
    body: { name: 'A script', scopes: ['content:read'], expiresInDays: 30 },
  });
  const { token: apiToken } = made.body as { token: string };
  await server.sql.query(
    `insert into two_factor (user_id, secret, confirmed_at) values ($1, 'a secret', now())`,
    [person.userId],
  );
  const byToken = async () =>
    (await server.send('/api/content', { headers: { authorization: `Bearer ${apiToken}` } })).status;
  const asTeammate = async () =>
    (
      await server.send(`/api/auth/token?workspace=${person.workspaceId}`, {
        headers: { cookie: teammate.cookie },
      })
    ).status;
  const { id } = (
    await server.call(person, createReport, { body: { runId: await insertGapsRun(server, person) } })
  ).body;
  const { url } = (await server.call(person, shareReport, { params: { id }, body: {} })).body;
  const recipients = ['outsider@example.com'];
  await server.call(person, scheduleReport, { params: { id }, body: { cadence: 'weekly', recipients } });
  await server.sql.query(
    `with property as (insert into search_property (workspace_id, url) values ($1, 'https://ours.example/') returning id)
     insert into search_connection (workspace_id, key, email, brand_terms, due_at, is_pulling, property_id)
     select $1, 'sealed', 'robot@ours.example', '{bees}', now() + interval '1 day', true, id from property`,
    [person.workspaceId],
  );
  const connections = async () =>
    (
      await server.sql.query(
        `select c.key, c.email, c.brand_terms as terms, c.is_pulling as "isPulling", p.url
         from search_connection c join search_property p on p.id = c.property_id where c.workspace_id = $1`,
        [person.workspaceId],
      )
    ).rows;
  const connection = {
    key: 'sealed',
    email: 'robot@ours.example',
    terms: ['bees'],
    url: 'https://ours.example/',
  };
  expect(await connections()).toEqual([{ ...connection, isPulling: true }]);
  const byLink = async () => (await fetch(url)).status;
  const isMailed = async () =>
    (await server.sql.query('select from report_schedule where stopped_at is null')).rowCount === 1;
  expect([await byToken(), await asTeammate(), await byLink(), await isMailed()]).toEqual([
    200,
    200,
    200,
    true,
  ]);

  const reset = { token: await linkTokenOf(person), newPassword: NEW_PASSWORD };
  expect((await post('reset-password', reset)).status).toBe(200);
  expect([await byToken(), await asTeammate(), await byLink(), await isMailed()]).toEqual([
    401,
    403,
    410,
    false,
  ]);
  expect(await connections()).toEqual([]);
  expect((await signIn(person, NEW_PASSWORD)).body).toMatchObject({ code: 'second_factor_required' });

  await server.sql.query('delete from two_factor where user_id = $1', [person.userId]);
  const entered = await signIn(person, NEW_PASSWORD);
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const owner: TestPerson = {
    ...person,
    cookie,
    token: async () =>
      ((await server.send('/api/auth/token', { headers: { cookie } })).body as { token: string }).token,
  };
  const { body: state } = await server.call(owner, readAddress, {});
  expect(state).toMatchObject({ isVerified: false, isRequired: false });
  expect(state.review.map(({ kind, state: what }) => [kind, what])).toEqual([
    ['api_token', 'suspended'],
    ['member', 'suspended'],
    ['report_link', 'suspended'],
    ['report_schedule', 'suspended'],
    ['search_connection', 'suspended'],
  ]);
  for (const { id } of state.review)
    await server.call(owner, answerReview, { params: { id }, body: { keep: true } });
  expect([await byToken(), await asTeammate(), await byLink(), await isMailed()]).toEqual([
    200,
    200,
    200,
    true,
  ]);
  expect(await connections()).toEqual([{ ...connection, isPulling: false }]);
});
