import { describe, expect, test } from 'vitest';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { holdPauses } from '../../../../../../tests/server/pauses.ts';
import {
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
} from '../../../../../../tests/server/test-server.ts';
import { networkPrefix } from '../../../platform/network/network-prefix.ts';

const server = await openTestServer();

const post = (to: TestServer, path: string, body: unknown, headers: Record<string, string> = {}) =>
  to.send(`/api/auth/${path}`, { method: 'POST', body, headers });
const signIn = (email: string, password = 'Wrong-horse-9', headers: Record<string, string> = {}) =>
  post(server, 'sign-in/email', { email, password }, headers);
const statuses = (answers: readonly { status: number }[]): number[] => answers.map(({ status }) => status);
const sorted = (numbers: number[]): number[] => numbers.toSorted((a, b) => a - b);
const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Every header in which a proxy in front of a server reports the client; none is trusted. */
const forged = (index: number): Record<string, string> => {
  const address = `203.0.113.${index}`;
  return {
    'x-forwarded-for': address,
    forwarded: `for=${address};host=evil.example`,
    'x-real-ip': address,
    'x-client-ip': address,
    'cf-connecting-ip': address,
    'true-client-ip': address,
    'fly-client-ip': address,
    'x-cluster-client-ip': address,
    'x-forwarded-host': `host-${index}.example`,
    'x-forwarded-proto': 'https',
    'user-agent': `agent ${index}`,
  };
};

const spellings = (email: string): string[] => {
  const [name = '', domain = ''] = email.split('@');
  return [
    email,
    email.toUpperCase(),
    ` ${email}`,
    `${email} `,
    `\t${email}\n`,
    `${name}@${domain.toUpperCase()}`,
    email.replace('p', 'ｐ'),
    email.replace('@', '＠'),
  ];
};

test('after ten failures an account is blocked for this network, however the address is spelled', async () => {
  const { email } = await server.signUp();
  const forms = spellings(email);
  for (let index = 0; index < 10; index += 1) {
    expect((await signIn(forms[index % forms.length]!, `Wrong-horse-${index}`, forged(index))).status).toBe(
      401,
    );
  }
  for (const form of forms) {
    // Even the right password does not help: a correct guess must not show.
    const answer = await signIn(form, TEST_PASSWORD, forged(99));
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({
      error: 'Too many failed attempts for this account. Please try again later.',
      code: 'too_many_sign_ins',
    });
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
  }
  const other = await server.signUp();
  expect((await signIn(other.email, TEST_PASSWORD)).status).toBe(200);
  await server.sql.query(
    `update rate_limit set window_ends_at = now() - interval '1 second' where key like 'sign-in:%'`,
  );
  expect((await signIn(email, TEST_PASSWORD)).status).toBe(200);
});

test('an address without an account has the same limit', async () => {
  const answers = [];
  for (let index = 0; index < 11; index += 1) answers.push(await signIn('nobody@example.com'));
  expect(statuses(answers)).toEqual([...times(10, () => 401), 429]);
});

test('of thirty simultaneous attempts, ten are checked', async () => {
  const { email } = await server.signUp();
  const answers = await Promise.all(times(30, (index) => signIn(email, `Wrong-horse-${index}`)));
  expect(sorted(statuses(answers))).toEqual([...times(10, () => 401), ...times(20, () => 429)]);
});

test('a successful sign-in is not a failure', async () => {
  const { email } = await server.signUp();
  for (let index = 0; index < 12; index += 1) expect((await signIn(email, TEST_PASSWORD)).status).toBe(200);
});

test('a wrong current password counts for the account but blocks no sign-in', async () => {
  const person = await server.signUp();
  const change = () =>
    post(
      server,
      'change-password',
      { currentPassword: 'Wrong-horse-9', newPassword: 'New-horse-10' },
      { cookie: person.cookie },
    );
  const first = await change();
  expect([first.status, first.body]).toEqual([
    422,
    { error: 'The current password is incorrect.', code: 'wrong_password' },
  ]);
  for (let index = 0; index < 9; index += 1) await change();
  expect((await change()).status).toBe(429);
  expect((await signIn(person.email, TEST_PASSWORD)).status).toBe(200);
});

describe('a stranger who fails to sign in to an account', async () => {
  const proxied = await openTestServer({
    TRUST_PROXY: '127.0.0.1',
    SIGN_IN_FAILURES_PER_15_MINUTES: '2',
    SIGN_IN_FAILURES_OF_ACCOUNT_PER_15_MINUTES: '6',
  });
  const from = (network: number, email: string, password: string, cookie?: string) =>
    post(
      proxied,
      'sign-in/email',
      { email, password },
      {
        'x-forwarded-for': `203.0.113.${network}`,
        ...(cookie === undefined ? {} : { cookie }),
      },
    );
  const deviceOf = (headers: Headers): string =>
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('pagewright.device='))!
      .split(';', 1)[0]!;

  test('blocks only their own network', async () => {
    const { email } = await proxied.signUp();
    const failures = [];
    for (let index = 0; index < 3; index += 1) failures.push(await from(1, email, 'Wrong-horse-9'));
    expect(statuses(failures)).toEqual([401, 401, 429]);
    expect((await from(2, email, TEST_PASSWORD)).status).toBe(200);
  });

  test('does not block a browser that has signed in before, which has ten attempts of its own', async () => {
    const { email } = await proxied.signUp();
    const device = deviceOf((await from(1, email, TEST_PASSWORD)).headers);
    for (let index = 0; index < 3; index += 1) await from(1, email, 'Wrong-horse-9');
    expect((await from(1, email, TEST_PASSWORD)).status).toBe(429);
    expect((await from(1, email, TEST_PASSWORD, device)).status).toBe(200);
    // It is known for this account only, and only up to its own limit of failures.
    const other = await proxied.signUp();
    for (let index = 0; index < 3; index += 1) await from(1, other.email, 'Wrong-horse-9', device);
    expect((await from(1, other.email, TEST_PASSWORD, device)).status).toBe(429);
    const own = [];
    for (let index = 0; index < 3; index += 1) own.push(await from(3, email, 'Wrong-horse-9', device));
    expect(statuses(own)).toEqual([401, 401, 429]);
  });

  test('from many networks makes sign-ins slow and limits how many wait, but blocks nobody', async () => {
    const { email } = await proxied.signUp();
    for (let index = 0; index < 6; index += 1) await from(10 + index, email, 'Wrong-horse-9');
    const delays = holdPauses('sign-in-gate.ts');
    const answers: Awaited<ReturnType<typeof from>>[] = [];
    const burst = times(12, async (index) => answers.push(await from(20 + index, email, 'Wrong-horse-9')));
    await expect.poll(() => answers.length).toBe(8);
    expect(statuses(answers)).toEqual(times(8, () => 429));
    expect(Number(answers[0]?.headers.get('retry-after'))).toBe(2);
    expect(delays.pauses).toEqual(times(4, () => 2_000));
    delays.release();
    await Promise.all(burst);
    expect(statuses(answers.slice(8))).toEqual(times(4, () => 401));
    expect((await from(40, email, TEST_PASSWORD)).status).toBe(200);
    expect(delays.pauses).toHaveLength(5);
  });
});

test('the setting sets the number of failures', async () => {
  const strict = await startTestServer({ SIGN_IN_FAILURES_PER_15_MINUTES: '2' });
  const answers = [];
  for (let index = 0; index < 3; index += 1)
    answers.push(await post(strict, 'sign-in/email', { email: 'a@example.com', password: 'x' }));
  expect(statuses(answers)).toEqual([401, 401, 429]);
  await strict.close();
});

test('one network can sign up sixty times an hour, whatever the requests claim', async () => {
  const strict = await startTestServer({ SIGN_UPS_PER_HOUR: '60' });
  const attempt = (index: number) =>
    post(
      strict,
      `sign-up/email?again=${index}`,
      { name: `Person ${index}`, email: `p${index}@example.com`, password: TEST_PASSWORD, extra: index },
      forged(index),
    );
  const answers: Awaited<ReturnType<typeof attempt>>[] = [];
  // More at once than a busy server can admit would be answered with 503.
  for (let begun = 0; begun < 63; begun += 9)
    answers.push(...(await Promise.all(times(9, (index) => attempt(begun + index)))));
  expect(sorted(statuses(answers))).toEqual([...times(60, () => 200), 429, 429, 429]);
  const refused = await attempt(64);
  expect(refused.body).toEqual({ error: 'Too many requests. Please try again later.', code: 'rate_limited' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  // An invalid request is not a sign-up.
  expect((await post(strict, 'sign-up/email', { name: '', email: 'x', password: 'y' })).status).toBe(400);
  await strict.close();
});

test('behind a trusted proxy the network is the one the proxy saw, not what the caller put before it', async () => {
  const proxied = await startTestServer({ SIGN_UPS_PER_HOUR: '1', TRUST_PROXY: '127.0.0.1' });
  const attempt = (index: number, forwarded: string) =>
    post(
      proxied,
      'sign-up/email',
      { name: 'A', email: `t${index}@example.com`, password: TEST_PASSWORD },
      { 'x-forwarded-for': forwarded },
    );
  const seen = ['203.0.113.1', '203.0.113.2', '198.51.100.9, 203.0.113.1', '203.0.113.2, 203.0.113.3'];
  const answers = [];
  for (const [index, forwarded] of seen.entries()) answers.push(await attempt(index, forwarded));
  expect(statuses(answers)).toEqual([200, 200, 429, 200]);
  await proxied.close();
});

test('a reset link can be requested five times an hour per account, known or not', async () => {
  const { email } = await server.signUp();
  for (const address of [email, 'stranger@example.com']) {
    const answers = [];
    for (const form of spellings(address).slice(0, 6))
      answers.push(await post(server, 'request-password-reset', { email: form }));
    expect(statuses(answers)).toEqual([...times(5, () => 200), 429]);
  }
});

test('all addresses of one subscriber count as one network', () => {
  expect(networkPrefix('192.0.2.7')).toBe('192.0.2.7');
  expect(networkPrefix('::ffff:192.0.2.7')).toBe('192.0.2.7');
  const subscriber = networkPrefix('2001:db8:1:2:3:4:5:6');
  expect(subscriber).toBe('2001:db8:1:2::/64');
  for (const same of ['2001:0db8:0001:0002::1', '2001:DB8:1:2:ffff::', '2001:db8:1:2::1%eth0'])
    expect(networkPrefix(same)).toBe(subscriber);
  expect(networkPrefix('2001:db8:1:3::1')).not.toBe(subscriber);
  expect(networkPrefix('::1')).toBe('0:0:0:0::/64');
  expect(networkPrefix('fe80::1')).toBe('fe80:0:0:0::/64');
});
