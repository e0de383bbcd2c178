import { beforeEach, expect, test, vi } from 'vitest';
import { keepShown, wasShown } from './shown-hints.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test('each hint is shown once, in any order', () => {
  expect([wasShown('score'), wasShown('outline')]).toEqual([false, false]);
  keepShown('score');
  expect([wasShown('score'), wasShown('outline')]).toEqual([true, false]);
  keepShown('outline');
  expect([wasShown('score'), wasShown('outline'), wasShown('calendar')]).toEqual([true, true, false]);
});

test('without storage no hint appears', () => {
  vi.stubGlobal('localStorage', undefined);
  keepShown('score');
  expect(wasShown('score')).toBe(true);
});
