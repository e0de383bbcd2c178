import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { endpoints } from '@pagewright/contract';
import { readSignInOptions, receiveIdentityEvent } from '@pagewright/contract/auth';
import { takeShare } from '../../../../../../tests/security/take-share.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { TEST_PASSWORD } from '../../../../../../tests/server/test-server.ts';
import { openDatabase } from '../../../platform/db/client.ts';
import { createClient } from './client.ts';

const server = await openTestServer();
const person = await server.signUp();

const ours = endpoints.filter(({ path }) => path.startsWith('/auth/'));
const posts = ours.filter(({ method }) => method === 'POST').map(({ path }) => path);
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const fields = (value: string): string =>
  `{"name":${value},"email":${value},"password":${value},"currentPassword":${value},"newPassword":${value},"token":${value}}`;

const bodies: [name: string, body: string | Uint8Array, type?: string][] = [
  ['incomplete JSON', '{"email":'],
  ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['a NUL', fields(String.raw`"a\u0000b@example.com"`)],
  ['a lone surrogate', fields(String.raw`"\ud800"`)],
  ['200 levels', nested(200)],
  ['100,000 levels', nested(2_000)],
  ['a prototype', '{"__proto__":{"isOperator":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"x":1}}}'],
  ['ten megabytes', `{"email":"${'x'.repeat(10_000_000)}"}`],
  ['seventeen kilobytes', `{"email":"${'x'.repeat(17_000)}"}`],
  ['a list', '[1,2,3]'],
  ['a string', '"text"'],
  ['a number', '1e999'],
  ['null', 'null'],
  ['an empty object', '{}'],
  ['numbers in the fields', fields('1')],
  ['nulls in the fields', fields('null')],
  ['lists in the fields', fields('["a@example.com"]')],
  ['objects in the fields', fields('{"$ne":null}')],
  ['booleans in the fields', fields('true')],
  ['very long fields', fields(`"${'a'.repeat(2_500)}"`)],
  ['a form', 'email=a%40example.com&password=x', 'application/x-www-form-urlencoded'],
  ['plain text', '{"email":"a@example.com"}', 'text/plain'],
  ['XML', '<email/>', 'application/xml'],
  ['an unknown type', '{}', 'application/vnd.unknown'],
  ['a broken type', '{}', 'application'],
];

/** All calls share one parser: `npm test` sends each body to one in so many calls, a full run to all. */
const SHARE_OF_BODIES = 3;

describe.each(posts)('POST %s', (path) => {
  test.each(takeShare(bodies, posts.indexOf(path), SHARE_OF_BODIES))(
    'refuses %s with an API error',
    async (_, body, type: string = 'application/json') => {
      const answer = await server.send(`/api${path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': type, cookie: '' },
      });
      // Signing out needs no body, so any readable body is accepted.
      if (path === '/auth/sign-out' && answer.status === 200) return;
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.body).toMatchObject({
        error: expect.stringMatching(/\S/),
        code: expect.stringMatching(/^[a-z_]+$/),
      });
      expect(JSON.stringify(answer.body)).not.toMatch(/better-auth|node_modules|select |at \w+ \(/i);
      expect(answer.headers.get('x-request-id')).toMatch(/\S/);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );
});

test('an interrupted request body does no harm', async () => {
  const { hostname, port } = new URL(server.url);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        'POST /api/auth/sign-in/email HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\nexpect: 100-continue\r\n\r\n{"email":',
      );
      // The server asks for the body once it has read the head.
      socket.once('data', () => socket.destroy());
    });
    socket.on('close', () => resolve());
  });
  expect((await server.send('/api/health')).status).toBe(200);
});

test('of the identity library’s own endpoints, only those in the contract can be reached', async () => {
  const { api } = createClient({
    db: openDatabase(server.sql),
    log: { error: () => undefined } as never,
    secret: 'a secret of this test, long enough',
    hasSecureCookies: false,
    issuer: 'x',
    audience: 'x',
  });
  // Of the endpoints under /auth, one belongs to the other provider and one is not part of the library.
  const others = new Set<string>([receiveIdentityEvent.path, readSignInOptions.path]);
  const known = new Set(ours.flatMap(({ method, path }) => (others.has(path) ? [] : [`${method} ${path}`])));
  const paths = new Set(
    Object.values(api)
      .map((call) => ('path' in call ? call.path : undefined))
      .filter((path) => typeof path === 'string')
      .map((path) => `/auth${path.replaceAll(/:\w+/g, 'x')}`),
  );
  expect(paths.size).toBeGreaterThan(40);
  expect([...known].filter((call) => !paths.has(call.split(' ')[1]!))).toEqual([]);
  const reached: string[] = [];
  let attempts = 0;
  for (const path of paths) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      if (known.has(`${method} ${path}`)) continue;
      const body = method === 'GET' ? undefined : { email: person.email, password: TEST_PASSWORD };
      const variants = [`${path}/`, path.toUpperCase(), path.replace('/auth/', '/auth//')];
      attempts += 1;
      for (const variant of [path, ...takeShare(variants, attempts, variants.length)]) {
        const answer = await server.send(`/api${variant}`, {
          method,
          body,
          headers: { cookie: person.cookie },
        });
        if (answer.status !== 404 || (answer.body as { code?: string }).code !== 'not_found')
          reached.push(`${method} ${variant} ${answer.status}`);
      }
    }
  }
  expect(reached).toEqual([]);
});
