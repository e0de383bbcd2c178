import { createContent, readContent } from '@pagewright/contract/content';
import { expect, test } from 'vitest';

import { openTestServer } from '../server/open-test-server.ts';

/** Fields that are the server's own, with values that would show. */
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
  text: 'forged',
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

test('fields of the server are ignored when an item is created', async () => {
  const answer = await server.send('/api/content', {
    method: 'POST',
    person,
    body: { title: 'Mine', content: 'two words', revision: 40, ...forged },
  });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ ...wanted(), title: 'Mine', revision: 1 });
  const { id, createdAt } = answer.body as { id: string; createdAt: string };
  expect(id).not.toBe(forged.id);
  expect(Date.now() - Date.parse(createdAt)).toBeLessThan(60_000);
});

test('fields of the server are ignored when an item is changed', async () => {
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
