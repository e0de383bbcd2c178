import type { OrderState } from '@pagewright/contract/payment';
import type { CaptureState, ProviderCapture, ProviderOrder } from '../../providers/payment/port.ts';
import type { CaptureRow, DisputeRow } from './payment-repository.ts';
import type { OrderRow } from './order-repository.ts';

/** States rank in order of time: a late event never moves a capture back. */
const RANKS: Readonly<Record<CaptureState, number>> = {
  pending: 0,
  declined: 1,
  completed: 2,
  partly_refunded: 3,
  refunded: 4,
};

const isPaid = ({ state }: Pick<CaptureRow, 'state'>): boolean => RANKS[state] >= RANKS.completed;

/** The parts of an order that define what must be paid. */
type PaymentTarget = Pick<OrderRow, 'id' | 'providerId' | 'amountCents' | 'currency'>;

/** Whether the capture matches the order: exact amount, currency, order, and receiving account. */
export function matchesOrder(
  ordered: PaymentTarget,
  reported: Pick<ProviderOrder, 'id' | 'ownId' | 'payeeId'>,
  capture: Pick<ProviderCapture, 'amountCents' | 'currency'>,
  payeeId: string,
): boolean {
  return (
    reported.id === ordered.providerId &&
    reported.ownId === ordered.id &&
    reported.payeeId === payeeId &&
    capture.amountCents === ordered.amountCents &&
    capture.currency === ordered.currency
  );
}

/** Merges a reported capture state into the known one. The result does not depend on the order or number of reports. */
export function mergeCapture(
  known: CaptureRow | null,
  reported: ProviderCapture,
  { orderId, isRight }: { readonly orderId: string; readonly isRight: boolean },
): CaptureRow {
  const completedAt = completionTime(reported);
  if (known === null) {
    const { id, state, amountCents, currency } = reported;
    return { id, orderId, state, amountCents, currency, isRight, isReversed: false, completedAt };
  }
  return {
    ...known,
    state: RANKS[reported.state] > RANKS[known.state] ? reported.state : known.state,
    completedAt: earlier(known.completedAt, completedAt),
  };
}

/** A capture that changed after completion no longer reports when it completed: its creation is the earliest time. */
function completionTime({ state, changedAt, createdAt }: ProviderCapture): Date | null {
  if (RANKS[state] < RANKS.completed) return null;
  return state === 'completed' ? changedAt : createdAt;
}

function earlier(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

/** The capture that granted, or had granted, the order's term: the first that was paid as ordered. */
export function paidCapture(captures: readonly CaptureRow[]): CaptureRow | null {
  return (
    captures
      .filter((capture) => capture.isRight && isPaid(capture))
      .toSorted((a, b) => Number(a.completedAt) - Number(b.completedAt) || (a.id < b.id ? -1 : 1))[0] ?? null
  );
}

/** The state of an order from its known payments; its previous state if there are none. */
export function orderState(
  previous: OrderState,
  captures: readonly CaptureRow[],
  disputes: readonly Pick<DisputeRow, 'captureId' | 'state'>[],
  isVoid: boolean,
): OrderState {
  const paid = paidCapture(captures);
  if (paid) {
    if (paid.state === 'refunded' || paid.isReversed) return 'refunded';
    const isDisputed = disputes.some(
      ({ captureId, state }) => captureId === paid.id && (state === 'open' || state === 'lost'),
    );
    return isDisputed ? 'disputed' : 'completed';
  }
  if (captures.some((capture) => !capture.isRight && capture.state !== 'declined')) return 'mismatched';
  if (captures.some(({ state }) => state === 'pending')) return 'pending';
  if (captures.length > 0) return 'declined';
  return isVoid ? 'abandoned' : previous;
}
