import { expect, test } from 'vitest';
import { isSameState, nextState } from './next-state.ts';

const now = new Date('2026-06-01T12:00:00Z');
const past = new Date('2026-06-01T11:00:00Z');
const future = new Date('2026-06-01T13:00:00Z');

test('what is not said stays', () => {
  const current = { status: 'scheduled', scheduledFor: future } as const;
  expect(nextState(current, {}, now)).toEqual(current);
  expect(nextState(current, { scheduledFor: null }, now)).toEqual({
    status: 'scheduled',
    scheduledFor: null,
  });
});

test.each(['draft', 'review', 'published'] as const)(
  'a date goes when scheduled is left for %s',
  (status) => {
    const current = { status: 'scheduled', scheduledFor: future } as const;
    expect(nextState(current, { status }, now)).toEqual({ status, scheduledFor: null });
    expect(nextState(current, { status, scheduledFor: past }, now)).toEqual({ status, scheduledFor: past });
  },
);

test('a date that has come and is repeated does not take a publication back', () => {
  const current = { status: 'published', scheduledFor: past } as const;
  expect(nextState(current, { status: 'scheduled', scheduledFor: new Date(past) }, now)).toEqual(current);
  expect(nextState(current, { status: 'scheduled' }, now)).toEqual(current);
  const later = { status: 'scheduled', scheduledFor: future } as const;
  expect(nextState(current, later, now)).toEqual(later);
  expect(nextState({ status: 'draft', scheduledFor: past }, { status: 'scheduled' }, now)).toEqual({
    status: 'scheduled',
    scheduledFor: past,
  });
});

test('states are the same by status and moment', () => {
  const state = { status: 'draft', scheduledFor: past } as const;
  expect(isSameState(state, { status: 'draft', scheduledFor: new Date(past) })).toBe(true);
  expect(isSameState(state, { status: 'draft', scheduledFor: null })).toBe(false);
  expect(isSameState({ status: 'draft', scheduledFor: null }, { status: 'draft', scheduledFor: null })).toBe(
    true,
  );
  expect(isSameState(state, { status: 'review', scheduledFor: past })).toBe(false);
});
