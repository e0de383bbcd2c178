import fc from 'fast-check';
import { DAY, outlookAfter, type LedgerEvent } from './ledger.ts';
import { planAt } from './sentences.ts';

const PRICES = {
  Starter: { 1: 1_199, 12: 11_988 },
  Professional: { 1: 3_900, 12: 38_400 },
} as const;
const HOUR = 3_600_000;

/** What a user wants to do next, and how long after their previous action. */
export type WishedAction = {
  readonly hours: number;
  readonly what: 'trial' | 'buy' | 'refund';
  readonly plan: 'Starter' | 'Professional';
  readonly months: 1 | 12;
  readonly now: boolean;
};

/** Wished actions of one workspace, usually close together and sometimes weeks apart. */
export const wishes: fc.Arbitrary<WishedAction[]> = fc.array(
  fc.record({
    hours: fc.oneof(fc.integer({ min: 1, max: 150 }), fc.integer({ min: 100, max: 1_200 })),
    what: fc.constantFrom('trial', 'buy', 'buy', 'buy', 'refund'),
    plan: fc.constantFrom('Starter', 'Professional'),
    months: fc.constantFrom(1, 1, 1, 12),
    now: fc.boolean(),
  } as const),
  { minLength: 1, maxLength: 7 },
);

/** The event that the product allows for a wished action at a moment; null: none. */
export function eventOf(
  { what, plan, months, now }: WishedAction,
  at: number,
  before: readonly LedgerEvent[],
): LedgerEvent | null {
  const outlook = outlookAfter(before, at + 10_000 * DAY);
  if (what === 'trial') {
    const isOffered = planAt(outlook, at) !== 'Professional' && !before.some(({ kind }) => kind === 'trial');
    return isOffered ? { kind: 'trial', at } : null;
  }
  if (what === 'buy') {
    const isTrying = outlook.ahead.some(({ from, to, paid }) => from <= at && at < to && paid === null);
    return {
      kind: 'buy',
      at,
      id: `order-${before.length}`,
      plan,
      months,
      cents: PRICES[plan][months],
      now: now && isTrying,
    };
  }
  const refunded = new Set(before.flatMap((one) => (one.kind === 'refund' ? [one.id] : [])));
  const [order] = before
    .filter((one) => one.kind === 'buy')
    .filter(({ id, at: paidAt }) => !refunded.has(id) && at - paidAt < 30 * DAY)
    .slice(months === 1 ? -1 : 0);
  return order ? { kind: 'refund', at, id: order.id } : null;
}

/** The events that result from wished actions from a moment on. */
export function eventsOf(start: number, wanted: readonly WishedAction[]): LedgerEvent[] {
  const events: LedgerEvent[] = [];
  let clock = start;
  for (const wished of wanted) {
    clock += wished.hours * HOUR;
    const event = eventOf(wished, clock, events);
    if (event) events.push(event);
  }
  return events;
}
