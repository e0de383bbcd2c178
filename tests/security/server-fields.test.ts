import { endpoints } from '@pagewright/contract';
import { createContent, readContent } from '@pagewright/contract/content';
import { unknownFields } from '@pagewright/contract/unknown-fields';
import { expect, test } from 'vitest';

import { expectSince } from '../server/expect-since.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { ROUTE_EXPECTATIONS } from './route-expectations.ts';

/** A valid outline for the editor. */
const outline = ROUTE_EXPECTATIONS['POST /smart-outline/send-to-editor']?.body as Readonly<
  Record<'analysisData' | 'outline', object>
>;
/** Fields that only the server sets, with recognizable values. */
const forged = {
  id: '00000000-0000-4000-8000-000000000000',
  workspaceId: 'elsewhere',
  author: { name: 'Forged' },
  authorId: 'somebody',
  authorEmail: 'forged@example.com',
  authorName: 'Forged',
  createdAt: '2001-01-01T00:00:00Z',
  updatedAt: '2001-01-01T00:00:00Z',
  publishedAt: '2001-01-01T00:00:00Z',
  removedAt: '2001-01-01T00:00:00Z',
  viewCount: 9_999,
  engagementTime: 9_999,
  conversions: 9_999,
  score: 99,
  wordCount: 9_999,
  publicUrl: 'https://example.com/forged',
  canEdit: false,
  publishedRevision: 7,
};

const server = await openTestServer();
const person = await server.signUp('Ada Author');

const wanted = () => ({
  authorId: person.userId,
  authorName: 'Ada Author',
  authorEmail: person.email,
  author: { name: 'Ada Author' },
  viewCount: 0,
  engagementTime: 0,
  conversions: 0,
  score: null,
  wordCount: 2,
  publishedAt: null,
  publicUrl: null,
  canEdit: true,
});

test('server-controlled fields are ignored when an item is created', async () => {
  const before = Date.now();
  const answer = await server.send('/api/content', {
    method: 'POST',
    person,
    body: { title: 'Mine', content: 'two words', revision: 40, ...forged },
  });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ ...wanted(), title: 'Mine', revision: 1 });
  const { id, createdAt } = answer.body as { id: string; createdAt: string };
  expect(id).not.toBe(forged.id);
  expectSince(createdAt, before);
});

test('server-controlled fields are ignored when an item is changed', async () => {
  const created = await server.call(person, createContent, { body: { title: 'Mine', content: 'two words' } });
  const { id, createdAt } = created.body;
  const answer = await server.send(`/api/content/${id}`, {
    method: 'PUT',
    person,
    body: { title: 'Still mine', ...forged },
  });
  expect(answer.status).toBe(200);
  const { body } = await server.call(person, readContent, { params: { id } });
  expect(body).toMatchObject({ ...wanted(), id, createdAt, title: 'Still mine', revision: 2 });
});

test('an unknown field is rejected by name wherever it could seem to be saved', async () => {
  const created = await server.call(person, createContent, { body: { title: 'Mine', content: 'two words' } });
  const bodies: readonly (readonly [method: string, path: string, body: unknown, unknown: string])[] = [
    ['PUT', '/settings', { profile: { nickname: 'Ada' } }, 'profile.nickname'],
    ['PUT', '/settings', { preferences: { theme: 'dark' }, theme: 'dark' }, 'theme'],
    ['PUT', '/settings/api-keys', { openAiKey: 'sk-forgotten' }, 'openAiKey'],
    ['PUT', '/site', { tagLine: 'Words' }, 'tagLine'],
    [
      'POST',
      '/webhooks',
      { url: 'https://hook.example', events: ['content.published'], secret: 'mine' },
      'secret',
    ],
    ['POST', '/team', { name: 'New', plan: 'Entrepreneur' }, 'plan'],
    ['POST', '/content', { title: 'Mine', text: 'lost words' }, 'text'],
    ['PUT', `/content/${created.body.id}`, { title: 'Mine', body: 'lost words' }, 'body'],
    [
      'POST',
      '/calendar/events',
      { title: 'Post', scheduledFor: '2030-01-01T09:00:00Z', platform: 'Blog', colour: 'red' },
      'colour',
    ],
    ['POST', '/smart-outline/send-to-editor', { ...outline, status: 'review' }, 'status'],
    [
      'POST',
      '/contact',
      { name: 'A', email: 'a@example.com', subject: 'S', message: 'Hello there, all of you.', phone: '1' },
      'phone',
    ],
  ];
  for (const [method, path, body, unknown] of bodies) {
    const answer = await server.send(`/api${path}`, { method, person, body });
    expect(answer, path).toMatchObject({
      status: 400,
      body: {
        code: 'invalid',
        error: expect.stringContaining(unknown),
        details: [{ path: unknown, message: expect.stringContaining(unknown) }],
      },
    });
  }
  const kept = await server.call(person, readContent, { params: { id: created.body.id } });
  expect(kept.body).toMatchObject({ title: 'Mine', revision: 1 });
});

test('computing calls accept extra fields in options and in earlier results', async () => {
  const scored = await server.send('/api/content-scoring/live-score', {
    method: 'POST',
    person,
    body: { content: 'Two words.', targetKeywords: [], primaryKeyword: 'words', timestamp: 1, tone: 'dry' },
  });
  expect(scored.status).toBe(200);
  const created = await server.call(person, createContent, { body: { title: 'Mine', content: 'two words' } });
  const back = await server.send(`/api/content/${created.body.id}`, {
    method: 'PUT',
    person,
    body: { ...created.body, title: 'Sent back whole' },
  });
  expect(back).toMatchObject({ status: 200, body: { title: 'Sent back whole' } });
  const sent = await server.send('/api/smart-outline/send-to-editor', {
    method: 'POST',
    person,
    body: {
      analysisData: { ...outline.analysisData, tone: 'dry' },
      outline: { ...outline.outline, score: 1, tone: 'dry' },
    },
  });
  expect(sent.status).toBe(201);
});

test('only computing, payment, and webhook calls accept fields unknown to their endpoint', () => {
  const open = endpoints.filter(
    (call) =>
      call.body && !call.consumes && call.access !== 'public' && unknownFields(call, { zzz: 1 }).length === 0,
  );
  expect(new Set(open.map(({ path }) => path.split('/')[1]))).toEqual(
    new Set([
      'ai-optimization',
      'analyze-brief',
      'backlink-opportunities',
      'competitive-intelligence',
      'comprehensive-analysis',
      'content',
      'content-promotion',
      'content-scoring',
      'generate-brief',
      'generate-strategy',
      'multi-intent',
      'payment',
      'predictive-analytics',
      'smart-outline',
    ]),
  );
  expect(
    open
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/content/'))
      .toSorted(),
  ).toEqual(['/content/score', '/content/{id}/write']);
  // It stores a draft.
  expect(open.map(({ path }) => path)).not.toContain('/smart-outline/send-to-editor');
});
