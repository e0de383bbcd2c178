import type { OrderState } from '@pagewright/contract/payment';
import type { CaptureState, ProviderCapture, ProviderOrder } from '../../providers/payment/port.ts';
import type { CaptureRow, DisputeRow } from './money-repository.ts';
import type { OrderRow } from './order-repository.ts';

/** Each state is later than those of a smaller number: what is told later never takes a capture back. */
const RANKS: Readonly<Record<CaptureState, number>> = {
  pending: 0,
  declined: 1,
  completed: 2,
  partly_refunded: 3,
  refunded: 4,
};

const isPaid = ({ state }: Pick<CaptureRow, 'state'>): boolean => RANKS[state] >= RANKS.completed;

/** What an order says of what is to be paid. */
type Ordered = Pick<OrderRow, 'id' | 'providerId' | 'amountCents' | 'currency'>;

/** Whether the provider took what was ordered, to the cent, for the order and to the account that it was meant for. */
export function isRightCapture(
  ordered: Ordered,
  told: Pick<ProviderOrder, 'id' | 'ownId' | 'payeeId'>,
  capture: Pick<ProviderCapture, 'amountCents' | 'currency'>,
  payeeId: string,
): boolean {
  return (
    told.id === ordered.providerId &&
    told.ownId === ordered.id &&
    told.payeeId === payeeId &&
    capture.amountCents === ordered.amountCents &&
    capture.currency === ordered.currency
  );
}

/**
 * What is known of a capture, with what is told of it now. Whatever the order in which a capture's states are told, and
 * however often, the same is known in the end.
 */
export function mergeCapture(
  known: CaptureRow | null,
  told: ProviderCapture,
  { orderId, isRight }: { readonly orderId: string; readonly isRight: boolean },
): CaptureRow {
  const completedAt = completedAtOf(told);
  if (known === null) {
    const { id, state, amountCents, currency } = told;
    return { id, orderId, state, amountCents, currency, isRight, isReversed: false, completedAt };
  }
  return {
    ...known,
    state: RANKS[told.state] > RANKS[known.state] ? told.state : known.state,
    completedAt: earlier(known.completedAt, completedAt),
  };
}

/** A capture that was completed and then changed says no longer when: at the earliest when it was made. */
function completedAtOf({ state, changedAt, createdAt }: ProviderCapture): Date | null {
  if (RANKS[state] < RANKS.completed) return null;
  return state === 'completed' ? changedAt : createdAt;
}

function earlier(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

/** The capture that gives, or gave, the order's term: the first that was paid as ordered. */
export function paidCapture(captures: readonly CaptureRow[]): CaptureRow | null {
  return (
    captures
      .filter((capture) => capture.isRight && isPaid(capture))
      .toSorted((a, b) => Number(a.completedAt) - Number(b.completedAt) || (a.id < b.id ? -1 : 1))[0] ?? null
  );
}

/** Where an order is, by all that is known of its money; as it was where nothing is known. */
export function stateOf(
  was: OrderState,
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
  return isVoid ? 'abandoned' : was;
}
