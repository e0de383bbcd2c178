import { createContent, readContent } from '@pagewright/contract/content';
import { endpoints } from '@pagewright/contract';
import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';

import { requireAccess } from '../../apps/server/src/http/require-access.ts';
import { signUpTeammate } from '../server/join-workspace.ts';
import { openTestServer } from '../server/open-test-server.ts';
import type { TestPerson } from '../server/test-server.ts';
import { ROUTE_EXPECTATIONS } from './route-expectations.ts';

const CANARY = 'canary-of-the-owner';
/** Words by which an answer would give away what the server is made of. */
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

const server = await openTestServer({ SIGN_IN_FAILURES_PER_15_MINUTES: '100000' });
// The first of an installation operates it; the owner is to be an ordinary one.
await server.signUp();
const owner = await server.signUp(`${CANARY} name`);
const member = await signUpTeammate(server, owner, 'basic_member');
const stranger = await server.signUp();
const draftId = (await server.call(owner, createContent, { body: secrets })).body.id;
const reviewId = (await server.call(owner, createContent, { body: { ...secrets, status: 'review' } })).body
  .id;

const calls = endpoints.map((call) => `${call.method} ${call.path}`);

function request(call: string, id: string, person: TestPerson | null, headers: Record<string, string> = {}) {
  const [method = '', template = ''] = call.split(' ');
  const { body, query } = ROUTE_EXPECTATIONS[call] ?? {};
  const path = template.replace('{id}', id).replace('{number}', '1');
  return server.send(`/api${path}${query === undefined ? '' : `?${query}`}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(person ? { person } : {}),
  });
}

const written = (answer: { body: unknown }): string =>
  typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);

test('every call of the API has an expectation, and every expectation a call', () => {
  expect(calls.toSorted()).toEqual(Object.keys(ROUTE_EXPECTATIONS).toSorted());
});

test('a route that does not say who may call it stops the start', () => {
  const app = fastify();
  requireAccess(app);
  expect(() => app.get('/unguarded', () => 'anybody')).toThrow('GET /unguarded has no access rule');
});

describe.each(calls)('%s', (call) => {
  const expected = ROUTE_EXPECTATIONS[call];

  test('without a token, and with one that is none', async () => {
    for (const authorization of ['', 'Bearer a.b.c', 'Basic b3duZXI6cHc=']) {
      const answer = await request(call, draftId, null, { authorization });
      expect(answer.status).toBe(expected?.nobody);
      expect(written(answer)).not.toContain(CANARY);
      expect(written(answer)).not.toMatch(INNARDS);
    }
  });

  test('with the token of a stranger', async () => {
    for (const id of [draftId, reviewId]) {
      const answer = await request(call, id, stranger);
      expect(answer.status).toBe(expected?.stranger);
      expect(written(answer)).not.toContain(CANARY);
      expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    }
  });

  test('with the token of a teammate', async () => {
    const onDraft = await request(call, draftId, member);
    expect(onDraft.status).toBe(expected?.memberOnDraft);
    // A list shows the member what is in review; a call about the draft shows nothing of it.
    const isAboutDraft = call.includes('{id}');
    expect(isAboutDraft && written(onDraft).includes(CANARY)).toBe(false);
    const onReview = await request(call, reviewId, member);
    expect(onReview.status).toBe(expected?.memberOnReview);
  });
});

test('after all these attempts the owner’s items are as they were', async () => {
  for (const id of [draftId, reviewId]) {
    const { body } = await server.call(owner, readContent, { params: { id } });
    expect(body).toMatchObject({ title: secrets.title, revision: 1 });
  }
});
