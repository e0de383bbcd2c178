import { expect, test } from 'vitest';
import { isSameState, nextState } from './next-state.ts';

const now = new Date('2026-06-01T12:00:00Z');
const past = new Date('2026-06-01T11:00:00Z');
const future = new Date('2026-06-01T13:00:00Z');

test('absent fields stay unchanged', () => {
  const current = { status: 'scheduled', scheduledFor: future } as const;
  expect(nextState(current, {}, now)).toEqual(current);
  expect(nextState(current, { scheduledFor: null }, now)).toEqual({
    status: 'scheduled',
    scheduledFor: null,
  });
});

test.each(['draft', 'review', 'published'] as const)(
  'the date is cleared when the status changes from scheduled to %s',
  (status) => {
    const current = { status: 'scheduled', scheduledFor: future } as const;
    expect(nextState(current, { status }, now)).toEqual({ status, scheduledFor: null });
    expect(nextState(current, { status, scheduledFor: past }, now)).toEqual({ status, scheduledFor: past });
  },
);

test('repeating a past date does not undo a publication', () => {
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

test('states are equal by status and time', () => {
  const state = { status: 'draft', scheduledFor: past } as const;
  expect(isSameState(state, { status: 'draft', scheduledFor: new Date(past) })).toBe(true);
  expect(isSameState(state, { status: 'draft', scheduledFor: null })).toBe(false);
  expect(isSameState({ status: 'draft', scheduledFor: null }, { status: 'draft', scheduledFor: null })).toBe(
    true,
  );
  expect(isSameState(state, { status: 'review', scheduledFor: past })).toBe(false);
});
