import { beforeEach, expect, test, vi } from 'vitest';
import { markShown, wasShown } from './shown-hints.ts';

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  });
});

test('each hint is shown once, in any order', () => {
  expect([wasShown('score'), wasShown('outline')]).toEqual([false, false]);
  markShown('score');
  expect([wasShown('score'), wasShown('outline')]).toEqual([true, false]);
  markShown('outline');
  expect([wasShown('score'), wasShown('outline'), wasShown('calendar')]).toEqual([true, true, false]);
});

test('without storage no hint appears', () => {
  vi.stubGlobal('localStorage', undefined);
  markShown('score');
  expect(wasShown('score')).toBe(true);
});
