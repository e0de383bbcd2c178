import { endpoints } from '@pagewright/contract';
import type { Endpoint } from '@pagewright/contract/endpoint';
import { inviteMember } from '@pagewright/contract/team';
import { makeApiToken, updateApiKeys } from '@pagewright/contract/settings';
import { createWebhook } from '@pagewright/contract/publishing/webhooks';
import { createContent } from '@pagewright/contract/content';
import { beforeAll, expect, test } from 'vitest';

import { createLog } from '../../apps/server/src/platform/log.ts';
import { signUpTeammate } from '../server/join-workspace.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { resourceIdForPath, createOwnedResources } from './owned-resources.ts';
import { ROUTE_EXPECTATIONS } from './route-expectations.ts';

const log: string[] = [];
const server = await openTestServer(
  {
    DEFAULT_PLAN: 'Entrepreneur',
    OUTGOING_PUBLIC: 'false',
    SEARCH_SOURCES: 'serper',
    SERPER_URL: 'http://127.0.0.1:9',
  },
  createLog({ logLevel: 'debug' }, { write: (line: string) => void log.push(line) }),
);
const operator = await server.signUp();
const ada = await server.signUp('Ada');
const mate = await signUpTeammate(server, ada, 'basic_member');
/** Secrets that were stored or shown once, by kind. */
const secrets = new Map<string, string>();
/** Every response after that, with the URL of the call. */
const answers: (readonly [call: string, text: string])[] = [];

beforeAll(async () => {
  const keys = { openaiKey: 'sk-canary-of-openai-0001', serperKey: 'canary-of-serper-0000002' };
  for (const [field, key] of Object.entries(keys)) secrets.set(field, key);
  await server.call(ada, updateApiKeys, { body: keys });
  const body = { name: 'Scripts', scopes: ['content:read' as const], expiresInDays: 30 as const };
  const { token } = (await server.call(ada, makeApiToken, { body })).body;
  secrets.set('API token', token);
  const url = 'https://receiver.example/';
  secrets.set('webhook', (await server.call(ada, createWebhook, { body: { url } })).body.secret);
  const guest = { email: 'guest@example.com', role: 'basic_member' as const };
  await server.call(ada, inviteMember, { body: guest });
  secrets.set('session', decodeURIComponent(ada.cookie.slice(ada.cookie.indexOf('=') + 1)));
  const feed = await server.send('/api/calendar/feed-address', { method: 'POST', person: ada, body: {} });
  secrets.set('feed address', new URL((feed.body as { url: string }).url).searchParams.get('key') ?? '');
  const { rows } = await server.sql.query<{ password: string }>('select password from account');
  for (const { password } of rows) secrets.set(`password ${secrets.size}`, password);
  await useToken(token);
  await callEverything();
});

/** Uses the token correctly and incorrectly, also where tokens do not belong. */
async function useToken(token: string): Promise<void> {
  for (const path of ['/content', '/briefs', '/team', `/nothing?token=${token}`, '/content?limit=x'])
    await keep(path, { headers: { authorization: `Bearer ${token}` } });
  await keep('/content', { headers: { authorization: `Bearer ${token}x` } });
}

/** Reads and exports everything as the owner, a member, and the operator; makes some calls fail. */
async function callEverything(): Promise<void> {
  const resourceIds = await createOwnedResources(server, ada, 'canary-of-things');
  const item = (await server.call(ada, createContent, { body: { title: 'An item' } })).body.id;
  const reading = endpoints.filter(({ method }) => method === 'GET');
  for (const call of reading)
    for (const person of [ada, mate, operator])
      await keep(pathOf(call, resourceIdForPath(call.path, resourceIds) ?? item), { person });
  for (const format of ['csv', 'md', 'html', 'docx', 'json'])
    await keep(`/export?format=${format}&authorId=all`, { person: ada });
  await server.sql.query('alter table vendor_key rename to gone');
  await keep('/settings', { person: ada });
  await server.sql.query('alter table gone rename to vendor_key');
}

function pathOf({ method, path }: Endpoint, id: string): string {
  const { query } = ROUTE_EXPECTATIONS[`${method} ${path}`] ?? {};
  return `${path.replace('{id}', id).replace('{number}', '1')}${query === undefined ? '' : `?${query}`}`;
}

async function keep(path: string, options: Parameters<typeof server.send>[1]): Promise<void> {
  const answer = await server.send(`/api${path}`, options);
  const headers = [...answer.headers].join('\n');
  answers.push([path, `${headers}\n${JSON.stringify(answer.body)}`]);
}

const found = (texts: readonly (readonly [where: string, text: string])[]): string[] =>
  [...secrets].flatMap(([name, secret]) =>
    texts.filter(([, text]) => text.includes(secret)).map(([where]) => `${name} in ${where.slice(0, 80)}`),
  );

test('a stored secret is in no later response, export, address, or error', () => {
  expect([...secrets.values()].filter((secret) => secret.length < 16)).toEqual([]);
  expect(answers.length).toBeGreaterThan(150);
  // The URL that a member may read again proves that this looks in the right place.
  expect(found(answers).filter((line) => !line.endsWith('in /calendar/feed-address'))).toEqual([]);
});

test('nor is it in the log of calls and failures', () => {
  expect(log.some((line) => line.includes('call failed'))).toBe(true);
  expect(log.some((line) => line.includes('/api/export'))).toBe(true);
  const lines = log.map((line): [string, string] => [line, line]);
  expect(found(lines)).toEqual([]);
});

test('nor is it readable in the database', async () => {
  const tables = await server.sql.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const texts: [string, string][] = [];
  for (const { name } of tables.rows) {
    const { rows } = await server.sql.query<{ row: string }>(`select t::text as row from "${name}" t`);
    texts.push([name, rows.map(({ row }) => row).join('\n')]);
  }
  const password = [...secrets.keys()].filter((name) => name.startsWith('password'));
  // Passwords are stored as hashes; a session is stored by its token, without the cookie's signature.
  expect(found(texts).filter((line) => !password.some((name) => line === `${name} in account`))).toEqual([]);
});
