import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
} from '../../../../../../tests/server/test-server.ts';

const email = 'ada@example.com';

let server: TestServer;
let port: number;
let cookie: string;
beforeAll(async () => {
  port = await freePort();
  server = await startTestServer({ PORT: String(port), PUBLIC_URL: 'https://write.example' });
  const answer = await ask('POST', 'sign-up/email', {}, { name: 'Ada', email, password: TEST_PASSWORD });
  cookie = answer.cookie.split(';', 1)[0]!;
});
afterAll(() => server.close());

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });
}

/** Sends a request with exactly these headers, which fetch cannot do. */
function ask(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<{ status: number; body: unknown; cookie: string }> {
  const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path: `/api/auth/${path}`,
      method,
      headers: { ...type, ...headers },
    };
    const sent = request(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => {
        const [set = ''] = answer.headers['set-cookie'] ?? [];
        resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text), cookie: set });
      });
    });
    sent.on('error', reject);
    sent.end(body ? JSON.stringify(body) : undefined);
  });
}

const signIn = (headers: Record<string, string>) =>
  ask('POST', 'sign-in/email', headers, { email, password: TEST_PASSWORD });

test.each([
  ['a program', {}],
  [
    'a page at localhost',
    { host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
  ],
  ['a page at 127.0.0.1', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
  ['a page at [::1]', { host: '[::1]:3000', origin: 'http://[::1]:3000' }],
  ['a page at a local network name', { host: 'Workbench.local:8080', origin: 'http://workbench.local:8080' }],
  ['a page at an https host', { host: 'write.example', origin: 'https://write.example' }],
  [
    'a page at the public address, behind a proxy that names another host',
    { host: '10.0.0.5:3000', origin: 'https://write.example' },
  ],
  ['a page opened by hand', { host: 'localhost:3000', 'sec-fetch-site': 'none' }],
])('%s may sign in', async (_, headers) => {
  expect((await signIn(headers)).status).toBe(200);
});

const strangers: readonly (readonly [string, Record<string, string>])[] = [
  ['a page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a page on another port', { host: 'localhost:3000', origin: 'http://localhost:4000' }],
  ['a page at a longer name', { host: 'localhost:3000', origin: 'http://localhost:3000.evil.example' }],
  [
    'a page at a name containing our name',
    { host: 'write.example', origin: 'https://write.example.evil.example' },
  ],
  [
    'a page with our name as its URL user',
    { host: 'write.example', origin: 'https://write.example@evil.example' },
  ],
  ['a page on a subdomain', { host: 'write.example', origin: 'https://blog.write.example' }],
  ['a sandboxed page', { origin: 'null' }],
  ['a page with an invalid origin', { origin: 'write.example' }],
  ['a page with an empty origin', { origin: '' }],
  ['a browser that sends cross-site without an origin', { 'sec-fetch-site': 'cross-site' }],
  ['a browser that sends same-site', { 'sec-fetch-site': 'same-site' }],
  [
    'a page that forges the forwarded host',
    { host: 'localhost:3000', origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  ],
];
const calls: readonly (readonly [string, string, object?])[] = [
  ['POST', 'sign-up/email', { name: 'Mallory', email: 'mallory@example.com', password: TEST_PASSWORD }],
  ['POST', 'sign-in/email', {}],
  ['POST', 'sign-out'],
  ['POST', 'change-password', { currentPassword: TEST_PASSWORD, newPassword: 'New-horse-10' }],
  ['POST', 'request-password-reset', { email: 'a@example.com' }],
  ['POST', 'reset-password', { token: 'x', newPassword: TEST_PASSWORD }],
  ['GET', 'token'],
];
test.each(strangers)('%s reaches no endpoint and signs nobody out', async (_, headers) => {
  for (const [method, path, body] of calls) {
    const answer = await ask(method, path, { cookie, ...headers }, body);
    expect([path, answer.status]).toEqual([path, 403]);
    expect(answer.body).toEqual({ error: 'This request came from another site.', code: 'foreign_origin' });
  }
  expect((await ask('GET', 'token', { cookie })).status).toBe(200);
});

test('with an https address the cookie is sent over https only', async () => {
  const answer = await signIn({});
  expect(answer.cookie).toMatch(/^__Secure-pagewright\.session_token=.*; Secure/);
});
