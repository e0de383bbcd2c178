import { expect, test } from 'vitest';
import type { StandingSession } from './sessions-repository.ts';
import { createSessionCache } from './session-cache.ts';

const standing: StandingSession = {
  sessionId: 's1',
  userId: 'u1',
  name: 'Ada',
  email: 'ada@example.com',
  workspaceId: 'w1',
  workspaceName: 'Ada',
  workspaceSlug: 'ada',
  role: 'admin',
  firstFactorAt: new Date(),
  secondFactorAt: null,
  lastSeenAt: new Date(),
  timeoutMinutes: 30,
  expiresAt: new Date(Date.now() + 60_000),
  isFirstUser: false,
};

/** A lookup that counts its calls and completes when the test says so. */
function slowLookup() {
  const waiting: ((found: StandingSession | null) => void)[] = [];
  let asked = 0;
  return {
    asked: () => asked,
    lookUp: () => {
      asked += 1;
      return new Promise<StandingSession | null>((resolve) => waiting.push(resolve));
    },
    answer: (found: StandingSession | null) => waiting.splice(0).forEach((resolve) => resolve(found)),
  };
}

test('a session is looked up once', async () => {
  const { lookUp, answer, asked } = slowLookup();
  const cache = createSessionCache(lookUp, () => true);
  const first = cache.find('s1', 'w1');
  answer(standing);
  expect(await first).toBe(standing);
  expect(await cache.find('s1', 'w1')).toBe(standing);
  expect(cache.peek('s1', 'w2')).toBeUndefined();
  expect(asked()).toBe(1);
});

test.each([
  { kind: 'session', id: 's1' },
  { kind: 'user', id: 'u1' },
  { kind: 'workspace', id: 'w1' },
])('a lookup in progress while $kind $id changed is not cached', async (change) => {
  const { lookUp, answer } = slowLookup();
  const cache = createSessionCache(lookUp, () => true);
  const found = cache.find('s1', 'w1');
  cache.forget(change);
  answer(standing);
  await found;
  expect(cache.peek('s1', 'w1')).toBeUndefined();
});

test('a change of something else leaves a session cached', async () => {
  const { lookUp, answer } = slowLookup();
  const cache = createSessionCache(lookUp, () => true);
  const found = cache.find('s1', 'w1');
  answer(standing);
  await found;
  for (const kind of ['session', 'user', 'workspace']) cache.forget({ kind, id: 'other' });
  cache.forget({ kind: 'user', id: 's1' });
  expect(cache.peek('s1', 'w1')).toBe(standing);
});

test('a session that is missing, expired, or untrusted is not cached', async () => {
  const { lookUp, answer, asked } = slowLookup();
  let isTrusted = true;
  const cache = createSessionCache(lookUp, () => isTrusted);
  const unused = { ...standing, lastSeenAt: new Date(Date.now() - 30 * 60_000) };
  for (const found of [null, { ...standing, expiresAt: new Date(Date.now() - 1) }, unused]) {
    const answered = cache.find('s1', 'w1');
    answer(found);
    expect(await answered).toBe(found);
    expect(cache.peek('s1', 'w1')).toBeUndefined();
  }
  isTrusted = false;
  const answered = cache.find('s1', 'w1');
  answer(standing);
  expect(await answered).toBe(standing);
  isTrusted = true;
  expect(cache.peek('s1', 'w1')).toBeUndefined();
  expect(asked()).toBe(4);
});
