import { beforeEach, expect, test } from 'vitest';
import type { ApiFailure } from '../api/api-failure.ts';
import { clearNotices, currentNotices, dismissNotice, notify, NOTICES_MAX } from './notice-store.ts';
import { notifyFailure } from './notify-failure.ts';

beforeEach(() => clearNotices());

const failure: ApiFailure = {
  message: 'Server error. Please try again later.',
  status: 500,
  statusText: 'Internal Server Error',
  url: '/api/content',
  method: 'GET',
  code: 'server_error',
  details: [],
  body: null,
  retryAfterSeconds: null,
};

test('a notice contains the error record; errors stay for 10 s, others for 5 s', () => {
  notify({ type: 'error', message: 'Broken', context: 'test' });
  notify({ type: 'info', message: 'By the way' });
  notify({ type: 'success', message: 'Done', durationMs: 2_000 });
  expect(
    currentNotices().map(({ type, message, context, durationMs }) => ({
      type,
      message,
      context,
      durationMs,
    })),
  ).toEqual([
    { type: 'error', message: 'Broken', context: 'test', durationMs: 10_000 },
    { type: 'info', message: 'By the way', context: null, durationMs: 5_000 },
    { type: 'success', message: 'Done', context: null, durationMs: 2_000 },
  ]);
  expect(currentNotices().every(({ id, timestamp }) => id !== '' && timestamp > 0)).toBe(true);
});

test('at most 20 notices are shown, and the oldest is dropped first', () => {
  for (let number = 1; number <= 25; number += 1) notify({ type: 'info', message: `Notice ${number}` });
  expect(NOTICES_MAX).toBe(20);
  expect(currentNotices()).toHaveLength(20);
  expect(currentNotices()[0]?.message).toBe('Notice 6');
});

test('repeated messages do not pile up', () => {
  notify({ type: 'error', message: 'Broken' });
  const second = notify({ type: 'error', message: 'Broken' });
  expect(currentNotices().map(({ id }) => id)).toEqual([second]);
  dismissNotice(second);
  expect(currentNotices()).toEqual([]);
});

test('a failed call is an error notice, with the screen’s own message if it has one', () => {
  notifyFailure(failure);
  notifyFailure(failure, { message: 'Failed to load content' });
  expect(currentNotices().map(({ type, message, action }) => ({ type, message, action }))).toEqual([
    { type: 'error', message: 'Server error. Please try again later.', action: null },
    { type: 'error', message: 'Failed to load content', action: null },
  ]);
});

test('every 401 has the Login action', () => {
  notifyFailure(
    { ...failure, status: 401, message: 'Authentication required. Please log in.' },
    { message: 'Failed to load content' },
  );
  expect(currentNotices()[0]).toMatchObject({
    message: 'Authentication required. Please log in.',
    action: { label: 'Login', to: '/login' },
  });
});

test('a canceled call shows nothing', () => {
  notifyFailure({ ...failure, status: 0, code: 'cancelled' });
  expect(currentNotices()).toEqual([]);
});

test('a plan limit offers Upgrade if a larger plan can be bought, and nothing otherwise', () => {
  const limit = { ...failure, status: 429, code: 'quota_exceeded' };
  notifyFailure({ ...limit, body: { canUpgrade: true } }, { message: 'All are used' });
  notifyFailure({ ...limit, body: { canUpgrade: false } }, { message: 'Ask the operator' });
  expect(currentNotices().map(({ action }) => action?.label ?? null)).toEqual(['Upgrade', null]);
});
