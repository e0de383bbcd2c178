import {
  createConnection,
  listConnections,
  updateConnection,
} from '@pagewright/contract/publishing/connections';
import {
  createWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
} from '@pagewright/contract/publishing/webhooks';
import {
  beginTwoFactor,
  confirmTwoFactor,
  listApiTokens,
  makeApiToken,
  proveIdentity,
  readSettings,
  updateApiKeys,
} from '@pagewright/contract/settings';
import { afterAll, expect, test } from 'vitest';
import { GHOST_KEY, startGhost } from '../fakes/ghost/start-ghost.ts';
import { backdateAuthentication } from '../server/backdate-authentication.ts';
import { authenticatorCode } from '../server/authenticator-code.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { TEST_PASSWORD, type TestPerson } from '../server/test-server.ts';

const ghost = await startGhost();
afterAll(() => ghost.close());
const server = await openTestServer({
  DEFAULT_PLAN: 'Entrepreneur',
  OUTGOING_ALLOW: '127.0.0.0/8',
  DATABASE_CONNECTIONS: '6',
});

const HOOK = 'https://hooks.example/one';
const OTHER_HOOK = 'https://hooks.example/two';
const token = { name: 'Export', scopes: ['content:read' as const], expiresInDays: 7 as const };
const site = { kind: 'ghost' as const, name: 'Blog', url: ghost.url, userName: '', secret: GHOST_KEY };
const STRICT = 10;
const MODERATE = 60;

async function withThings(name: string) {
  const person = await server.signUp(name);
  const [hook, connection] = await Promise.all([
    server.call(person, createWebhook, { body: { url: HOOK } }),
    server.call(person, createConnection, { body: site }),
  ]);
  expect([hook.status, connection.status]).toEqual([201, 201]);
  return { person, hook: { id: hook.body.id }, connection: { id: connection.body.id } };
}
type Owned = Awaited<ReturnType<typeof withThings>>;

/** Sensitive calls: minutes for which an authentication is valid, the call, and its status afterwards. */
const DANGEROUS: readonly [
  string,
  number,
  (owned: Owned) => Promise<{ status: number; body: unknown }>,
  number,
][] = [
  ['a token is made', STRICT, ({ person }) => server.call(person, makeApiToken, { body: token }), 201],
  [
    'a key is given',
    MODERATE,
    ({ person }) => server.call(person, updateApiKeys, { body: { openaiKey: 'sk-key-of-a-test' } }),
    200,
  ],
  [
    'a webhook is added',
    MODERATE,
    ({ person }) => server.call(person, createWebhook, { body: { url: OTHER_HOOK } }),
    201,
  ],
  [
    'a webhook gets another address',
    MODERATE,
    ({ person, hook }) => server.call(person, updateWebhook, { params: hook, body: { url: OTHER_HOOK } }),
    200,
  ],
  [
    'a webhook gets another secret',
    MODERATE,
    ({ person, hook }) => server.call(person, rotateWebhookSecret, { params: hook }),
    200,
  ],
  [
    'a site is connected',
    MODERATE,
    ({ person }) => server.call(person, createConnection, { body: site }),
    201,
  ],
  [
    'a connection gets another secret',
    MODERATE,
    ({ person, connection }) =>
      server.call(person, updateConnection, { params: connection, body: { secret: GHOST_KEY } }),
    200,
  ],
];

/** The state that such a call would change. */
async function stateOf(person: TestPerson) {
  const [tokens, hooks, sites, settings] = await Promise.all([
    server.call(person, listApiTokens, {}),
    server.call(person, listWebhooks, {}),
    server.call(person, listConnections, {}),
    server.call(person, readSettings, {}),
  ]);
  return [tokens.body.tokens, hooks.body, sites.body, settings.body.api];
}

test('a session alone cannot create a token, key, webhook, or connection; after reauthentication it can', async () => {
  const owned = await withThings('Mia');
  const { person } = owned;
  const before = await stateOf(person);
  for (const [what, minutes, call] of DANGEROUS) {
    await backdateAuthentication(server, person, minutes);
    expect([what, await call(owned)]).toMatchObject([
      what,
      { status: 403, body: { code: 'password_again' } },
    ]);
  }
  expect(await stateOf(person)).toEqual(before);
  const proved = await server.call(person, proveIdentity, { body: { password: TEST_PASSWORD } });
  expect(proved.status).toBe(200);
  for (const [what, , call, status] of DANGEROUS)
    expect([what, (await call(owned)).status]).toEqual([what, status]);
});

test('with a second factor enabled, a code is required', async () => {
  const owned = await withThings('Tess');
  const { person } = owned;
  const { body: begun } = await server.call(person, beginTwoFactor, {});
  const code = authenticatorCode(begun.secret);
  expect((await server.call(person, confirmTwoFactor, { body: { code } })).status).toBe(200);
  for (const [what, minutes, call, status] of DANGEROUS) {
    await backdateAuthentication(server, person, minutes);
    expect([what, await call(owned)]).toMatchObject([what, { status: 403, body: { code: 'code_again' } }]);
    await backdateAuthentication(server, person, minutes - 1);
    expect([what, (await call(owned)).status]).toEqual([what, status]);
  }
});

test('other calls require nothing, and many concurrent ones do not deadlock', async () => {
  const { person, hook, connection } = await withThings('Pam');
  await backdateAuthentication(server, person, 1440);
  const events = ['content.published' as const];
  const answers = await Promise.all([
    server.call(person, updateWebhook, { params: hook, body: { url: HOOK, events } }),
    server.call(person, updateConnection, { params: connection, body: { name: 'Journal', userName: '' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await backdateAuthentication(server, person, 0);
  // Each holds one of six database connections while its permission is checked.
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      server.send('/api/settings/api-tokens', {
        method: 'POST',
        person,
        body: token,
        headers: { 'idempotency-key': `at-once-${index}` },
      }),
    ),
  );
  expect(made.map(({ status }) => status)).toEqual(Array<number>(12).fill(201));
});
