import { expect, test } from 'vitest';
import type { CaptureState, ProviderCapture } from '../../providers/payment/port.ts';
import type { CaptureRow } from './money-repository.ts';
import { isRightCapture, mergeCapture, paidCapture, stateOf } from './order-state.ts';

const MADE = new Date('2026-11-01T10:00:00Z');
const DONE = new Date('2026-11-03T10:00:00Z');
const LATER = new Date('2026-11-09T10:00:00Z');

const told = (state: CaptureState, changedAt = MADE, id = 'C1'): ProviderCapture => ({
  id,
  state,
  amountCents: 1_199,
  currency: 'USD',
  createdAt: MADE,
  changedAt,
});
const learnt = (all: readonly ProviderCapture[], isRight = true): CaptureRow[] => {
  const known = new Map<string, CaptureRow>();
  for (const one of all)
    known.set(one.id, mergeCapture(known.get(one.id) ?? null, one, { orderId: 'O1', isRight }));
  return [...known.values()];
};
function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

test.each([
  [['pending', 'completed'], 'completed'],
  [['pending', 'declined'], 'declined'],
  [['pending', 'completed', 'refunded'], 'refunded'],
  [['completed', 'partly_refunded'], 'completed'],
  [['pending', 'completed', 'partly_refunded', 'refunded'], 'refunded'],
] as const)('%j, in any order and told again, end as %s', (states, end) => {
  const all = states.map((state, index) => told(state, [MADE, DONE, LATER, LATER][index]));
  const ends = orders([...all, ...all.slice(0, 1)]).map((way) => learnt(way));
  for (const captures of ends) {
    expect(stateOf('created', captures, [], false)).toBe(end);
    expect(captures).toEqual(ends[0]);
  }
});

test('a term counts from when money that was pending came', () => {
  expect(paidCapture(learnt([told('pending'), told('completed', DONE)]))?.completedAt).toEqual(DONE);
});

test('of captures the first that was paid as ordered counts; one that was declined before does not', () => {
  const captures = learnt([told('declined', MADE, 'C0'), told('completed', DONE, 'C1')]);
  expect([paidCapture(captures)?.id, stateOf('created', captures, [], false)]).toEqual(['C1', 'completed']);
});

test('other money than was ordered is mismatched, unless none came', () => {
  expect(stateOf('created', learnt([told('completed')], false), [], false)).toBe('mismatched');
  expect(stateOf('created', learnt([told('declined')], false), [], false)).toBe('declined');
});

test('without captures an order stays as it was, or is abandoned when it is over', () => {
  expect(stateOf('created', [], [], false)).toBe('created');
  expect(stateOf('created', [], [], true)).toBe('abandoned');
  expect(stateOf('abandoned', learnt([told('completed')]), [], true)).toBe('completed');
});

test('a dispute that is open or lost takes the plan, one that is won does not', () => {
  const captures = learnt([told('completed')]);
  const state = (dispute: 'open' | 'won' | 'lost', captureId = 'C1') =>
    stateOf('completed', captures, [{ captureId, state: dispute }], false);
  expect([state('open'), state('lost'), state('won'), state('open', 'C2')]).toEqual([
    'disputed',
    'disputed',
    'completed',
    'completed',
  ]);
});

const ordered = { id: 'O1', providerId: 'P1', amountCents: 1_199, currency: 'USD' };
const of = { id: 'P1', ownId: 'O1', payeeId: 'US' };
const money = { amountCents: 1_199, currency: 'USD' };

test('what was taken is right only to the cent, in the currency, for the order and the account', () => {
  expect(isRightCapture(ordered, of, money, 'US')).toBe(true);
  for (const wrong of [
    { amountCents: 1_198 },
    { amountCents: 1_200 },
    { amountCents: null },
    { currency: 'EUR' },
  ])
    expect(isRightCapture(ordered, of, { ...money, ...wrong }, 'US')).toBe(false);
  for (const wrong of [
    { id: 'P2' },
    { ownId: 'O2' },
    { ownId: null },
    { payeeId: 'THEM' },
    { payeeId: null },
  ])
    expect(isRightCapture(ordered, { ...of, ...wrong }, money, 'US')).toBe(false);
});
