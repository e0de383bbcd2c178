import { exportAudit, listAudit } from '@pagewright/contract/audit';
import { createContent } from '@pagewright/contract/content';
import {
  API_TOKENS_MAX,
  listApiTokens,
  makeApiToken,
  readSettings,
  revokeApiToken,
  type NewApiToken,
} from '@pagewright/contract/settings';
import { removeMember } from '@pagewright/contract/team';
import type { TokenScope } from '@pagewright/contract/token-scopes';
import { expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';

const PER_MINUTE = 40;
const server = await openTestServer({
  DEFAULT_PLAN: 'Entrepreneur',
  API_TOKEN_CALLS_PER_MINUTE: String(PER_MINUTE),
});
// The first user of an installation is its operator.
const operator = await server.signUp();

async function make(person: TestPerson, ...scopes: TokenScope[]): Promise<NewApiToken> {
  const body = { name: 'Nightly export', scopes, expiresInDays: 30 as const };
  const answer = await server.call(person, makeApiToken, { body });
  expect(answer.status).toBe(201);
  return answer.body;
}
const withToken = (token: string, path: string, method = 'GET', body?: unknown) =>
  server.send(`/api${path}`, { method, body, headers: { authorization: `Bearer ${token}` } });
const setPlan = (person: TestPerson, plan: string) =>
  server.sql.query(
    'insert into workspace_plan (workspace_id, plan) values ($1, $2) on conflict (workspace_id) do update set plan = $2',
    [person.workspaceId, plan],
  );

test('a token is shown once, stored as a digest, and acts as its owner within its scopes', async () => {
  const ada = await server.signUp('Ada');
  const { token, ...made } = await make(ada, 'content:write', 'content:read', 'content:read');
  expect(token).toMatch(/^pgw_[\w-]{43}$/);
  expect(made).toMatchObject({ name: 'Nightly export', scopes: ['content:read', 'content:write'] });
  expect(token.startsWith(made.prefix) && made.prefix.length).toBe(10);
  expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(30 * 86_400_000);
  const { rows } = await server.sql.query('select * from api_token where id = $1', [made.id]);
  expect(JSON.stringify(rows)).not.toContain(token);

  const created = await withToken(token, '/content', 'POST', { title: 'By a program' });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({ authorId: ada.userId, authorName: 'Ada' });
  expect((await withToken(token, '/content')).body).toMatchObject({ total: 1 });
  expect((await withToken(token, `/content?authorId=all`)).status).toBe(200);

  const listed = (await server.call(ada, listApiTokens, {})).body;
  expect(listed).toEqual({ hasApi: true, tokens: [{ ...made, lastUsedAt: expect.any(String) }] });
  expect(Date.parse(listed.tokens[0]?.lastUsedAt ?? '') % 60_000).toBe(0);
  expect((await server.call(ada, readSettings, {})).body.usage.apiCalls).toBe(3);
  const { entries } = (await server.call(ada, listAudit, { query: {} })).body;
  expect(entries.at(-1)).toMatchObject({
    action: 'settings.make_token',
    subject: made.id,
    actor: { name: 'Ada' },
    detail: { scopes: ['content:read', 'content:write'], days: 30 },
  });
  expect(String((await server.call(ada, exportAudit, {})).body)).not.toContain(token);
});

test('a call is rejected without its scope or if it does not accept API tokens', async () => {
  const ada = await server.signUp();
  const { token } = await make(ada, 'content:read');
  const written = await withToken(token, '/content', 'POST', { title: 'No' });
  expect([written.status, written.body]).toEqual([
    403,
    { error: 'This API token does not allow content:write.', code: 'scope_missing' },
  ]);
  expect(written.headers.get('www-authenticate')).toBe(
    'Bearer error="insufficient_scope", scope="content:write"',
  );
  expect((await withToken(token, '/briefs')).body).toMatchObject({ code: 'scope_missing' });
  // A token cannot create tokens, keys, members, or addresses.
  for (const [method, path] of [
    ['GET', '/session'],
    ['GET', '/settings/api-tokens'],
    ['POST', '/settings/api-tokens'],
    ['PUT', '/settings/api-keys'],
    ['GET', '/team'],
    ['GET', '/audit'],
    ['GET', '/webhooks'],
    ['GET', '/calendar/feed-address'],
  ]) {
    const refused = await withToken(token, path ?? '', method, method === 'GET' ? undefined : {});
    expect([path, refused.status, refused.body]).toMatchObject([path, 403, { code: 'api_token_not_taken' }]);
  }
  // An operator's token has no operator rights.
  const { token: theirs } = await make(operator, 'content:read');
  expect((await withToken(theirs, '/mail')).status).toBe(403);
});

test('invalid, expired, and revoked tokens are rejected', async () => {
  const ada = await server.signUp();
  const [ended, revoked] = [await make(ada, 'content:read'), await make(ada, 'content:read')];
  await server.sql.query(`update api_token set expires_at = now() - interval '1 second' where id = $1`, [
    ended.id,
  ]);
  expect((await withToken(revoked.token, '/content')).status).toBe(200);
  expect((await server.call(ada, revokeApiToken, { params: { id: revoked.id } })).status).toBe(204);
  const { digest } = (await server.sql.query('select digest from api_token where id = $1', [ended.id]))
    .rows[0];
  for (const text of [
    ended.token,
    revoked.token,
    `${ended.token}x`,
    `pgw_${'A'.repeat(43)}`,
    `pgw_${digest}`,
  ]) {
    const refused = await withToken(text, '/content');
    expect([refused.status, refused.body]).toMatchObject([401, { code: 'token_invalid' }]);
    expect(refused.headers.get('www-authenticate')).toContain('Bearer');
  }
  expect((await server.call(ada, revokeApiToken, { params: { id: revoked.id } })).status).toBe(404);
  const stranger = await server.signUp();
  const mate = await signUpTeammate(server, ada, 'admin');
  for (const other of [stranger, mate]) {
    expect((await server.call(other, revokeApiToken, { params: { id: ended.id } })).status).toBe(404);
    expect((await server.call(other, listApiTokens, {})).body.tokens).toEqual([]);
  }
});

test('a removed member’s token is rejected immediately and permanently; a changed role applies from the next call', async () => {
  const ada = await server.signUp();
  const mate = await signUpTeammate(server, ada, 'admin');
  const { token } = await make(mate, 'content:read', 'content:write');
  const item = (await server.call(ada, createContent, { body: { title: 'Hers' } })).body;
  expect((await withToken(token, `/content/${item.id}`)).status).toBe(200);
  await server.sql.query(
    `update member set role = 'basic_member' where user_id = $1 and organization_id = $2`,
    [mate.userId, ada.workspaceId],
  );
  expect((await withToken(token, `/content/${item.id}`)).status).toBe(404);
  expect((await server.call(ada, removeMember, { params: { id: mate.userId } })).status).toBe(204);
  expect((await withToken(token, '/content')).status).toBe(401);
  await signUpTeammate(server, ada, 'admin');
  await server.sql.query(
    `insert into member (id, organization_id, user_id, role) values ('back', $1, $2, 'admin')`,
    [ada.workspaceId, mate.userId],
  );
  expect((await withToken(token, '/content')).status).toBe(401);
});

test('on a plan without API access, tokens are rejected and cannot be created, and the usage says so', async () => {
  const ada = await server.signUp();
  const { token, id } = await make(ada, 'content:read');
  await setPlan(ada, 'Professional');
  const refused = await withToken(token, '/content');
  expect([refused.status, refused.body]).toEqual([
    403,
    { error: 'The Professional plan has no API access.', code: 'plan_without_api' },
  ]);
  const body = { name: 'x', scopes: ['content:read' as const], expiresInDays: 7 as const };
  expect((await server.call(ada, makeApiToken, { body })).status).toBe(403);
  expect((await server.call(ada, readSettings, {})).body.usage.apiCalls).toBeNull();
  expect((await server.call(ada, listApiTokens, {})).body).toMatchObject({ hasApi: false, tokens: [{ id }] });
  await setPlan(ada, 'Entrepreneur');
  expect((await withToken(token, '/content')).status).toBe(200);
});

test("a token has its own limit in addition to its owner's", async () => {
  const ada = await server.signUp();
  const [busy, other] = [await make(ada, 'usage:read'), await make(ada, 'usage:read')];
  const statuses: number[] = [];
  for (let call = 0; call < PER_MINUTE + 5; call += 1) {
    statuses.push((await withToken(busy.token, '/usage')).status);
  }
  expect(statuses.filter((status) => status === 200).length).toBe(PER_MINUTE);
  const refused = await withToken(busy.token, '/usage');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await withToken(other.token, '/usage')).status).toBe(200);
  expect((await server.call(ada, listApiTokens, {})).status).toBe(200);
  // Rejected calls are not counted for the workspace.
  expect((await server.call(ada, readSettings, {})).body.usage.apiCalls).toBe(PER_MINUTE + 1);
});

test('a member cannot exceed the token limit, even with concurrent requests', async () => {
  const ada = await server.signUp();
  const body = { name: 'x', scopes: ['content:read' as const], expiresInDays: 365 as const };
  const answers = await Promise.all(
    Array.from({ length: API_TOKENS_MAX + 4 }, () => server.call(ada, makeApiToken, { body })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(API_TOKENS_MAX).fill(201),
    ...Array<number>(4).fill(422),
  ]);
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['team:write'] }, 'scopes.0'],
  [{ expiresInDays: 10_000 }, 'expiresInDays'],
])('%j is refused', async (wrong, path) => {
  const body = { name: 'x', scopes: ['content:read'], expiresInDays: 7, ...wrong };
  const answer = await server.send('/api/settings/api-tokens', { method: 'POST', person: operator, body });
  expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid', details: [{ path }] }]);
});

test('a stored idempotent response is sealed and returned only in its own workspace', async () => {
  const ada = await server.signUp();
  const request = (title: string) =>
    server.send('/api/settings/api-tokens', {
      method: 'POST',
      person: ada,
      body: { name: title, scopes: ['content:read'], expiresInDays: 7 },
      headers: { 'idempotency-key': 'the-same' },
    });
  const made = await request('x');
  expect(made.status).toBe(201);
  const first = made.body as NewApiToken;
  expect((await request('x')).body).toEqual(first);
  expect((await request('y')).status).toBe(422);
  const { rows } = await server.sql.query('select * from idempotency_key where user_id = $1', [ada.userId]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(first.token);
  const host = await server.signUp();
  await server.sql.query(
    `insert into member (id, organization_id, user_id, role) values ('guest', $1, $2, 'admin')`,
    [host.workspaceId, ada.userId],
  );
  await server.sql.query('update session set active_organization_id = $1 where user_id = $2', [
    host.workspaceId,
    ada.userId,
  ]);
  const elsewhere = await server.send('/api/auth/token', { headers: { cookie: ada.cookie } });
  const answer = await server.send('/api/settings/api-tokens', {
    method: 'POST',
    body: { name: 'x', scopes: ['content:read'], expiresInDays: 7 },
    headers: {
      'idempotency-key': 'the-same',
      authorization: `Bearer ${(elsewhere.body as { token: string }).token}`,
    },
  });
  expect([answer.status, answer.body]).toMatchObject([422, { code: 'idempotency_key_reused' }]);
});
