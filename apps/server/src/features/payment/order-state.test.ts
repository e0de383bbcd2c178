import { expect, test } from 'vitest';
import type { CaptureState, ProviderCapture } from '../../providers/payment/port.ts';
import type { CaptureRow } from './payment-repository.ts';
import { matchesOrder, mergeCapture, paidCapture, orderState } from './order-state.ts';

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
    expect(orderState('created', captures, [], false)).toBe(end);
    expect(captures).toEqual(ends[0]);
  }
});

test('a term starts when a pending payment completes', () => {
  expect(paidCapture(learnt([told('pending'), told('completed', DONE)]))?.completedAt).toEqual(DONE);
});

test('the first capture that was paid as ordered counts; earlier declined ones do not', () => {
  const captures = learnt([told('declined', MADE, 'C0'), told('completed', DONE, 'C1')]);
  expect([paidCapture(captures)?.id, orderState('created', captures, [], false)]).toEqual([
    'C1',
    'completed',
  ]);
});

test('a payment other than ordered is mismatched, unless nothing was paid', () => {
  expect(orderState('created', learnt([told('completed')], false), [], false)).toBe('mismatched');
  expect(orderState('created', learnt([told('declined')], false), [], false)).toBe('declined');
});

test('without captures, an order keeps its state, or is abandoned once it is over', () => {
  expect(orderState('created', [], [], false)).toBe('created');
  expect(orderState('created', [], [], true)).toBe('abandoned');
  expect(orderState('abandoned', learnt([told('completed')]), [], true)).toBe('completed');
});

test('an open or lost dispute revokes the plan; a won one does not', () => {
  const captures = learnt([told('completed')]);
  const state = (dispute: 'open' | 'won' | 'lost', captureId = 'C1') =>
    orderState('completed', captures, [{ captureId, state: dispute }], false);
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

test('a capture is correct only with the exact amount, currency, order, and account', () => {
  expect(matchesOrder(ordered, of, money, 'US')).toBe(true);
  for (const wrong of [
    { amountCents: 1_198 },
    { amountCents: 1_200 },
    { amountCents: null },
    { currency: 'EUR' },
  ])
    expect(matchesOrder(ordered, of, { ...money, ...wrong }, 'US')).toBe(false);
  for (const wrong of [
    { id: 'P2' },
    { ownId: 'O2' },
    { ownId: null },
    { payeeId: 'THEM' },
    { payeeId: null },
  ])
    expect(matchesOrder(ordered, { ...of, ...wrong }, money, 'US')).toBe(false);
});
