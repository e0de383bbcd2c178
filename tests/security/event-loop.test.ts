import { keywordDensity, liveScore } from '@pagewright/contract/advanced';
import { JSON_VALUES_MAX, LIVE_TEXT_MAX } from '@pagewright/contract/limits';
import { expect, test } from 'vitest';
import { openDatabase } from '../../apps/server/src/platform/db/client.ts';
import { writeEffects } from '../../apps/server/src/platform/jobs/outbox.ts';
import { researchSavedEffect } from '../../apps/server/src/research/index.ts';
import { COMPUTING_CALLS, SHAPES } from '../../bench/event-loop-calls.ts';
import { rankFile } from '../../bench/event-loop-imports.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { watchThreads } from './watch-threads.ts';

/** Requests served while one call computes: a call that blocks the event loop lets at most a few through. */
const SERVED = 10;

const server = await openTestServer({
  DEFAULT_PLAN: 'Entrepreneur',
  SEARCH_SOURCES: 'none',
  OUTGOING_PUBLIC: 'false',
  // This tests whether others are served, not how fast a busy machine computes.
  COMPUTE_TIMEOUT_MS: '85000',
});
const mallory = await server.signUp('Mallory');

const textOf = (shape: string, length: number): string => SHAPES.get(shape)?.(length, 1) ?? '';

/** The body that the bench of the event loop sends, its texts no longer than `most`. */
const bodyOf = (call: string, shape: string, most: number): unknown =>
  COMPUTING_CALLS.find(({ name }) => name === call)?.body?.(
    (length) => textOf(shape, Math.min(length, most)),
    1,
  );

/** How many sequential health checks got a response before the call did. */
async function servedDuring(path: string, body: unknown): Promise<{ served: number; status: number }> {
  let status: number | null = null;
  const call = server
    .send(`/api${path}`, { method: 'POST', person: mallory, body })
    .then((answer) => (status = answer.status));
  let served = 0;
  while (status === null && served < SERVED) {
    expect((await server.send('/api/health')).status).toBe(200);
    if (status === null) served += 1;
  }
  return { served, status: await call };
}

// The worst text for each kind of work, at its maximum size; `npm run bench:event-loop` has all texts and calls.
test.each([
  [
    'social snippets',
    '/content-promotion/generate-social-snippets',
    () => ({ content: textOf('every word another', 950_000), targetPlatform: 'LinkedIn' }),
    200,
  ],
  ['a save', '/content', () => ({ title: 'T', primaryKeyword: 'a', content: textOf('"A. "', 950_000) }), 201],
  [
    'a smart outline',
    '/smart-outline/complete',
    () => ({
      keyword: 'green tea',
      pages: [1, 2].map(() => ({ text: textOf('every sentence another', 190_000) })),
      includeSearch: false,
    }),
    200,
  ],
  ['a calendar import', '/calendar/import', () => bodyOf('calendar import (ICS)', '"a-"', 200), 201],
  [
    'a rank file',
    '/analytics/rank-imports/preview',
    () => rankFile(() => textOf('every word another', 150), 1, 1_000_000),
    200,
  ],
  ['a WordPress import', '/upload', () => bodyOf('import of 20 items (WXR)', '"A. "', 30_000), 201],
])(
  'while %s processes a hostile text, others are served',
  { timeout: 120_000 },
  async (_, path, body, expected) => {
    expect(await servedDuring(path, body())).toEqual({ served: SERVED, status: expected });
  },
);

test('no transaction is open while a score waits for its thread', async () => {
  const content = 'Bees on a roof keep warm in winter. '.repeat(200);
  const threads = watchThreads(server);
  const send = async (method: string, path: string, body: unknown, key?: string) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    const answer = await server.send(`/api${path}`, { method, person: mallory, body, headers });
    expect(answer.status).toBeLessThan(300);
    return answer.body as { id: string };
  };
  try {
    const draft = { title: 'Bees', content, primaryKeyword: 'bees' };
    const [{ id }, keyed] = [
      await send('POST', '/content', draft),
      await send('POST', '/content', draft, 'create'),
    ];
    await send('PUT', `/content/${id}`, { content: `${content} Twice.` });
    await send('POST', `/content/${id}/publish`, {});
    // The address is taken by now, and it is part of the score.
    await send('POST', `/content/${keyed.id}/publish`, {}, 'publish');
    await send('POST', `/content/${id}/revisions/1/restore`, {}, 'restore');
    const scored = threads.tasks.filter(({ name }) => name === 'measureText');
    expect(scored.length).toBeGreaterThanOrEqual(6);
    // New research of a keyword scores its articles again, on behalf of nobody.
    const research = researchSavedEffect({ workspaceId: mallory.workspaceId, keyword: 'bees' }, 'a-test');
    await writeEffects({ db: openDatabase(server.sql) }, [research]);
    await expect
      .poll(() => threads.tasks.filter(({ name, userId }) => name === 'measureText' && userId === '').length)
      .toBe(2);
    expect(threads.tasks.flatMap(({ openTransactions }) => openTransactions)).toEqual([]);
  } finally {
    threads.restore();
  }
});

test('live scoring accepts 200,000 characters and says so', async () => {
  const content = 'a'.repeat(LIVE_TEXT_MAX + 1);
  const answers = await Promise.all([
    server.call(mallory, liveScore, { body: { content, primaryKeyword: 'a' } }),
    server.call(mallory, keywordDensity, { body: { content, targetKeywords: ['a'] } }),
  ]);
  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('at most 200,000 characters');
  }
  const fits = await server.call(mallory, keywordDensity, {
    body: { content: 'a '.repeat(LIVE_TEXT_MAX / 2), targetKeywords: ['a'] },
  });
  expect(fits.status).toBe(200);
  // Listing every place would make a response of megabytes.
  expect(fits.body.keywords[0]).toMatchObject({ count: LIVE_TEXT_MAX / 2 });
  expect(fits.body.keywords[0]?.places).toHaveLength(500);
});

test('a body of too many values is refused before it is parsed', async () => {
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));
  const refused = await server.send('/api/content', {
    method: 'POST',
    person: mallory,
    body: keys(JSON_VALUES_MAX),
  });
  expect([refused.status, refused.body]).toMatchObject([413, { code: 'too_many_values' }]);
});
