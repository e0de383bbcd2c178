import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { createContent } from '@pagewright/contract/content';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { loadConfig } from '../../apps/server/src/platform/config/config.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { startTestServer, TEST_PASSWORD, type TestResponse, type TestServer } from '../server/test-server.ts';
import { eventually } from '../eventually.ts';

const SECRET_KEY = 'a-secret-key-of-this-test-and-no-other-0123456789';
const PASSWORDS = {
  atSignUp: TEST_PASSWORD,
  mistyped: 'Mistyped-horse-11',
  changed: 'Changed-horse-12',
  reset: 'Reset-horse-13',
  refused: 'refused by the rule',
};

let server: TestServer;
let email: string;
const log: string[] = [];
const answers: TestResponse<unknown>[] = [];
/** Values that must not appear in the log, by kind. */
const secrets = new Map<string, string>();

async function call(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const method = body === undefined ? 'GET' : 'POST';
  const answer = await server.send(`/api${path}`, {
    method,
    body,
    headers: { origin: server.url, ...headers },
  });
  answers.push(answer);
  return answer;
}

/** Records the cookie that a response sets, and its parts: one part is the session token. */
function keepCookie(name: string, { headers }: TestResponse<unknown>): string {
  const cookie = headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const value = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
  secrets.set(`${name}, session`, value.split('.', 1)[0] ?? '');
  secrets.set(`${name}, cookie`, value);
  secrets.set(`${name}, cookie as sent`, cookie.slice(cookie.indexOf('=') + 1));
  return cookie;
}

/** Account actions that use every secret and trigger every refusal of one. */
async function useAccounts(): Promise<void> {
  const person = await server.signUp('Somebody');
  email = person.email;
  keepSession('at sign-up', person.cookie);
  const right = { email, password: TEST_PASSWORD };
  const cookie = keepCookie('at sign-in', await call('/auth/sign-in/email', right));
  await call('/auth/sign-in/email', { email, password: PASSWORDS.mistyped });
  await call('/auth/sign-in/email', `{"email":"${email}","password":"${PASSWORDS.mistyped}"`);
  await call('/auth/sign-up/email', { name: 'Again', ...right });
  await call('/auth/sign-up/email', { name: 'Weak', email, password: PASSWORDS.refused });
  const { token } = (await call('/auth/token', undefined, { cookie })).body as { token: string };
  secrets.set('bearer token', token);
  const bearer = { authorization: `Bearer ${token}` };
  await call('/session', undefined, bearer);
  await call('/content', { title: 'x'.repeat(1000) }, bearer);
  await call('/session', undefined, { authorization: `Bearer ${token}x` });
  await call(`/nothing-here?token=${token}&password=${PASSWORDS.mistyped}`, undefined, bearer);
  await server.call(person, createContent, { body: { title: 'An item' } });

  await call('/auth/request-password-reset', { email });
  const link = await eventually(async () => {
    const { rows } = await server.sql.query<{ text: string }>('select text from mail');
    const found = /reset-password\?token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1];
    if (found === undefined) throw new Error('there is no mail with a link');
    return found;
  });
  secrets.set('token of a mailed link', link);
  await server.send(`/reset-password?token=${link}`);
  await call('/auth/reset-password', { token: link, newPassword: PASSWORDS.reset });
  await call('/auth/reset-password', { token: link, newPassword: PASSWORDS.reset });
  const again = await call('/auth/sign-in/email', { email, password: PASSWORDS.reset });
  const change = { currentPassword: PASSWORDS.reset, newPassword: PASSWORDS.changed };
  const changed = await call('/auth/change-password', change, {
    cookie: keepCookie('after the reset', again),
  });
  await call('/auth/sign-out', {}, { cookie: keepCookie('after the change', changed) });
}

/** The same calls on a database that refuses every statement about users: failures are logged. */
async function useBrokenAccounts(): Promise<void> {
  const signIn = async (name: string) =>
    keepCookie(name, await call('/auth/sign-in/email', { email, password: PASSWORDS.changed }));
  for (const table of ['session', 'account', 'verification', '"user"']) {
    const cookie = await signIn(`before the failure of ${table}`);
    await server.sql.query(`alter table ${table} rename to gone`);
    await call('/auth/sign-in/email', { email, password: PASSWORDS.changed });
    await call('/auth/sign-up/email', { name: 'New', email: 'new@example.com', password: PASSWORDS.changed });
    await call('/auth/token', undefined, { cookie });
    await call(
      '/auth/change-password',
      { currentPassword: PASSWORDS.changed, newPassword: PASSWORDS.changed },
      { cookie },
    );
    await call('/auth/request-password-reset', { email });
    await call('/auth/reset-password', { token: 'token-of-a-failed-reset', newPassword: PASSWORDS.reset });
    await call('/auth/sign-out', {}, { cookie });
    await server.sql.query(`alter table gone rename to ${table}`);
  }
  secrets.set('token of a failed reset', 'token-of-a-failed-reset');
  secrets.set('text of an item', 'what-somebody-wrote');
  const cookie = await signIn('before the failure of content');
  const { token } = (await call('/auth/token', undefined, { cookie })).body as { token: string };
  secrets.set('later bearer token', token);
  await server.sql.query('alter table content rename to gone');
  const written = { title: 'what-somebody-wrote', content: 'what-somebody-wrote at length' };
  await call('/content', written, { authorization: `Bearer ${token}` });
  await server.sql.query('alter table gone rename to content');
}

function keepSession(name: string, cookie: string): void {
  const value = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
  secrets.set(`${name}, cookie`, value);
  secrets.set(`${name}, session`, value.split('.', 1)[0] ?? '');
}

beforeAll(async () => {
  const destination = { write: (line: string) => void log.push(line) };
  server = await startTestServer(
    { SECRET_KEY, SIGN_IN_FAILURES_PER_15_MINUTES: '1000' },
    createLog({ logLevel: 'debug' }, destination),
  );
  // The identity library logs some failures there itself.
  vi.spyOn(console, 'error').mockImplementation(
    (...told: unknown[]) => void log.push(inspect(told, { depth: 9 })),
  );
  secrets.set('secret key', SECRET_KEY);
  for (const [name, password] of Object.entries(PASSWORDS)) secrets.set(`password ${name}`, password);
  await useAccounts();
  await useBrokenAccounts();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const found = (lines: readonly string[]): string[] =>
  [...secrets].flatMap(([name, secret]) => {
    const line = lines.find((one) => one.includes(secret));
    return line === undefined ? [] : [`${name}: ${line.slice(0, 600)}`];
  });

test('the log records calls and failures, and no secret', () => {
  expect([...secrets.values()].every((secret) => secret.length > 8)).toBe(true);
  expect(log.some((line) => line.includes('/api/auth/sign-in/email'))).toBe(true);
  expect(log.some((line) => line.includes('call failed'))).toBe(true);
  expect(found(log)).toEqual([]);
  expect(log.filter((line) => /\$argon2|"authorization"|"cookie"|Bearer /.test(line))).toEqual([]);
});

test('no response repeats a secret, except for the requested token', () => {
  const bodies = answers
    .map(({ body }) => JSON.stringify(body))
    .filter((body) => !body.startsWith('{"token":'));
  expect(answers.map(({ status }) => status)).toEqual(
    expect.arrayContaining([200, 400, 401, 404, 409, 422, 500]),
  );
  expect(found(bodies)).toEqual([]);
  expect(bodies.filter((body) => /\$argon2|PRIVATE KEY|select |relation|Failed query/i.test(body))).toEqual(
    [],
  );
});

test('a session is in a cookie that scripts and other sites cannot use', () => {
  const cookies = answers.flatMap(({ headers }) => headers.getSetCookie());
  expect(cookies.length).toBeGreaterThan(3);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=(?:Lax|Strict)/i);
    expect(cookie).toMatch(/; Path=\//i);
  }
});

test('the built application contains no setting, key, local path, or source map', ({ skip }) => {
  const { webDir } = loadConfig({});
  skip(!existsSync(webDir), 'the application is not built');
  const files = readdirSync(webDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.map(({ name }) => name).filter((name) => name.endsWith('.map'))).toEqual([]);
  const given = ['SECRET_KEY', 'DATABASE_URL', 'SMTP_URL'].flatMap((name) => process.env[name] ?? []);
  const telling = /SECRET_KEY|DATABASE_URL|SMTP_URL|PRIVATE KEY|postgres(?:ql)?:\/\/|sourceMappingURL/;
  for (const { parentPath, name } of files.filter((file) =>
    /\.(?:js|css|html|json|webmanifest|svg)$/.test(file.name),
  )) {
    const text = readFileSync(join(parentPath, name), 'utf8');
    expect([name, telling.exec(text)?.[0]]).toEqual([name, undefined]);
    expect([name, given.filter((value) => text.includes(value))]).toEqual([name, []]);
    expect([name, text.includes(join(import.meta.dirname, '../..'))]).toEqual([name, false]);
  }
});
