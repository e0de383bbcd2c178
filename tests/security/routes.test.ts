import { endpoints } from '@pagewright/contract';
import { createContent, readContent } from '@pagewright/contract/content';
import type { Endpoint } from '@pagewright/contract/endpoint';
import { makeApiToken } from '@pagewright/contract/settings';
import { removeMember } from '@pagewright/contract/team';
import { fastify } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';

import { requireAccess } from '../../apps/server/src/platform/http/require-access.ts';
import { signUpTeammate } from '../server/join-workspace.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { resourceIdForPath, createOwnedResources } from './owned-resources.ts';
import { ROUTE_EXPECTATIONS, type RouteExpectation } from './route-expectations.ts';
import {
  ownSigningKey,
  readToken,
  signToken,
} from '../../apps/server/src/providers/identity/built-in/testing/sign-token.ts';

const CANARY = 'canary-of-the-owner';
const SECRET = 'a secret of this test and of no other';
/** Words in a response that would reveal the server's internals. */
const INNARDS = /\bat .+\.ts:\d+|node_modules|\/work\/|select .+ from|insert into|postgres|drizzle|fastify/i;

const secrets = {
  title: `${CANARY} title`,
  content: `<p>${CANARY} text</p>`,
  tags: [`${CANARY} tag`],
  category: `${CANARY} category`,
  metaTitle: `${CANARY} meta title`,
  metaDescription: `${CANARY} meta description`,
  keywords: [`${CANARY} keyword`],
  primaryKeyword: `${CANARY} primary`,
};

const server = await openTestServer({
  SIGN_IN_FAILURES_PER_15_MINUTES: '100000',
  SECRET_KEY: SECRET,
  // Calls that fetch pages would wait a second for each other.
  CRAWLER_PAUSE_MS: '0',
});
// An installation's first user is its operator; the owner must be an ordinary user.
await server.signUp();
const owner = await server.signUp(`${CANARY} name`);
await server.sql.query("insert into workspace_plan (workspace_id, plan) values ($1, 'Entrepreneur')", [
  owner.workspaceId,
]);
const admin = await signUpTeammate(server, owner, 'admin');
const member = await signUpTeammate(server, owner, 'basic_member');
const client = await signUpTeammate(server, owner, 'client');
const stranger = await server.signUp();
const strangersMember = await signUpTeammate(server, stranger, 'basic_member');
const makeItem = async (more = {}) =>
  (await server.call(owner, createContent, { body: { ...secrets, ...more } })).body.id;
const draftId = await makeItem();
const reviewId = await makeItem({ status: 'review' });
const resourceIds = await createOwnedResources(server, owner, CANARY);

/** Authorization headers of former users, and of tokens with fewer rights than a user. */
const removed = await tokenOfRemoved();
const expired = await expiredToken();
const withoutScope = await tokenWithout();

async function tokenOfRemoved(): Promise<string> {
  const person = await signUpTeammate(server, owner, 'admin');
  const token = await person.token();
  const { status } = await server.call(owner, removeMember, { params: { id: person.userId } });
  expect(status).toBe(204);
  return token;
}

/** The owner's token after it has expired. */
async function expiredToken(): Promise<string> {
  const { header, payload } = readToken(await owner.token());
  const now = Math.floor(Date.now() / 1000);
  const key = await ownSigningKey(server, SECRET, header['kid']);
  return signToken(header, { ...payload, iat: now - 301, exp: now - 1 }, key);
}

/** The owner's API token with a scope that only two calls require. */
async function tokenWithout(): Promise<string> {
  const body = { name: 'Without', scopes: ['usage:read' as const], expiresInDays: 7 as const };
  return (await server.call(owner, makeApiToken, { body })).body.token;
}

type Who = { readonly person: Parameters<typeof server.call>[0] } | { readonly authorization: string };

function request(call: Endpoint, id: string, who: Who) {
  const { body, query } = expectationOf(call);
  const path = call.path.replace('{id}', id).replace('{number}', '1');
  return server.send(`/api${path}${query === undefined ? '' : `?${query}`}`, {
    method: call.method,
    ...(body === undefined ? {} : { body }),
    ...('authorization' in who ? { headers: who } : who.person ? { person: who.person } : {}),
  });
}

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const written = (answer: { body: unknown }): string =>
  typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
const isAboutOne = ({ path }: Endpoint): boolean => path.includes('{id}');
/** The owner's ids that a call can use: of its own kind, or items; one is enough if it takes none. */
function idsFor(call: Endpoint): readonly string[] {
  if (!isAboutOne(call)) return [draftId];
  const own = resourceIdForPath(call.path, resourceIds);
  return own === null ? [draftId, reviewId] : [own];
}

function expectationOf(call: Endpoint): RouteExpectation {
  const expected = ROUTE_EXPECTATIONS[nameOf(call)];
  if (!expected) throw new Error(`${nameOf(call)} has no row in route-expectations.ts`);
  return expected;
}

async function expectNothingForeign(
  call: Endpoint,
  status: number,
  who: Who,
  ids = idsFor(call),
): Promise<void> {
  for (const id of ids) {
    const answer = await request(call, id, who);
    expect([id, answer.status]).toEqual([id, status]);
    expect(written(answer)).not.toContain(CANARY);
    expect(written(answer)).not.toMatch(INNARDS);
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  }
}

test('every API call has an expectation, and every expectation a call', () => {
  expect(endpoints.map(nameOf).toSorted()).toEqual(Object.keys(ROUTE_EXPECTATIONS).toSorted());
});

test('a route without an access rule prevents startup', () => {
  const app = fastify();
  requireAccess(app);
  expect(() => app.get('/unguarded', () => 'anybody')).toThrow('GET /unguarded has no access rule');
});

describe.each(endpoints.map((call) => [nameOf(call), call] as const))('%s', (_name, call) => {
  // Calls about the sample move sessions between workspaces, which must not meet a token's renewal halfway.
  if (call.path === '/onboarding/sample')
    afterAll(() => {
      for (const person of [owner, admin, member, client, stranger, strangersMember]) person.forgetToken?.();
    });

  const { nobody, stranger: foreign, memberOnDraft, memberOnReview, admin: asAdmin } = expectationOf(call);

  test('without a token, and with an invalid one', async () => {
    for (const authorization of ['', 'Bearer a.b.c', 'Basic b3duZXI6cHc='])
      await expectNothingForeign(call, nobody, { authorization }, idsFor(call).slice(0, 1));
  });

  test('with an expired token, and with a removed member’s', async () => {
    for (const token of [expired, removed])
      await expectNothingForeign(
        call,
        nobody,
        { authorization: `Bearer ${token}` },
        idsFor(call).slice(0, 1),
      );
  });

  test('with an API token that lacks the scope', async () => {
    const isIts = call.scope === 'usage:read';
    const status = call.access === 'public' ? nobody : isIts ? 200 : 403;
    await expectNothingForeign(call, status, { authorization: `Bearer ${withoutScope}` });
  });

  test('with the token of another workspace’s admin and member', async () => {
    await expectNothingForeign(call, foreign, { person: stranger });
    // Admin-only calls are refused before ownership is checked.
    await expectNothingForeign(call, memberOnDraft === 403 ? 403 : foreign, { person: strangersMember });
  });

  test('with the token of a teammate', async () => {
    const onDraft = await request(call, draftId, { person: member });
    expect(onDraft.status).toBe(memberOnDraft);
    // A list shows the member the item in review; calls about the draft reveal nothing.
    expect(isAboutOne(call) && written(onDraft).includes(CANARY)).toBe(false);
    if (!isAboutOne(call)) return;
    const onReview = await request(call, reviewId, { person: member });
    expect(onReview.status).toBe(memberOnReview);
  });

  test('with the token of a client of the workspace', async () => {
    const { client: asClient = call.access === 'public' ? nobody : 403 } = expectationOf(call);
    expect(asClient === 403).toBe(call.access !== 'public' && !call.forClients);
    const answer = await request(call, draftId, { person: client });
    expect(answer.status).toBe(asClient);
    // A client sees the workspace's name.
    expect(asClient !== 200 && written(answer).includes(CANARY)).toBe(false);
  });

  test('with the token of an admin of the workspace', async () => {
    const isAboutItems = memberOnDraft === 404 && memberOnReview !== 404;
    const status = asAdmin ?? (isAboutItems ? (call.status ?? 200) : foreign);
    const id = isAboutItems ? await makeItem() : draftId;
    expect((await request(call, id, { person: admin })).status).toBe(status);
  });
});

test('after all these attempts the owner’s data is unchanged', async () => {
  for (const id of [draftId, reviewId]) {
    const { body } = await server.call(owner, readContent, { params: { id } });
    expect(body).toMatchObject({ title: secrets.title, revision: 1 });
  }
  const lists = ['/briefs', '/outlines', '/link-leads', '/webhooks', '/team', '/settings/api-tokens'];
  const others = [
    '/analytics/watchlist',
    `/analysis-runs/${resourceIds.get('/analysis-runs')}`,
    '/calendar/events?start=2100-03-01&end=2100-03-01',
  ];
  for (const path of [...lists, ...others]) {
    const answer = await server.send(`/api${path}`, { person: owner });
    expect([path, written(answer).includes(CANARY)]).toEqual([path, true]);
  }
});
