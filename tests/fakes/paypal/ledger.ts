import { randomBytes } from 'node:crypto';

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** An id in PayPal's format: 17 capitals and digits. */
export function payPalId(length = 17): string {
  return [...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

export type FakeCaptureStatus =
  | 'COMPLETED'
  | 'DECLINED'
  | 'PARTIALLY_REFUNDED'
  | 'PENDING'
  | 'REFUNDED'
  | 'FAILED';

export interface FakeCapture {
  readonly id: string;
  status: FakeCaptureStatus;
  readonly value: string;
  readonly currency: string;
  readonly createdAt: Date;
  updatedAt: Date;
}

export interface FakeOrder {
  readonly id: string;
  /** The merchant's id for it. */
  readonly customId: string;
  readonly value: string;
  readonly currency: string;
  payee: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  readonly createdAt: Date;
  readonly description: string;
  /** Where the buyer returns to after approving or canceling. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly captures: FakeCapture[];
}

/** A transfer from the buyer to the merchant, or back. Amounts as written. */
export interface FakeTransfer {
  readonly kind: 'capture' | 'refund';
  readonly orderId: string;
  readonly captureId: string;
  readonly value: string;
}

/** How the next capture differs from the order. */
export interface CaptureOverride {
  readonly status?: FakeCaptureStatus;
  readonly value?: string;
  readonly currency?: string;
  readonly payee?: string;
  /** Refused with this issue; no money is captured. */
  readonly issue?: string;
}

/** The fake's books: orders and transfers. */
export class Ledger {
  readonly orders = new Map<string, FakeOrder>();
  readonly moves: FakeTransfer[] = [];
  /** The current time; tests may set it. */
  now: () => Date = () => new Date();
  private readonly twists = new Map<string, CaptureOverride>();

  /** Overrides the outcome of an order's next captures; null: as ordered again. */
  twist(orderId: string, twist: CaptureOverride | null): void {
    if (twist === null) this.twists.delete(orderId);
    else this.twists.set(orderId, twist);
  }

  order(id: string): FakeOrder {
    const order = this.orders.get(id);
    if (!order) throw new Error(`the ledger has no order ${id}`);
    return order;
  }

  captureOf(captureId: string): { readonly order: FakeOrder; readonly capture: FakeCapture } {
    for (const order of this.orders.values()) {
      const capture = order.captures.find(({ id }) => id === captureId);
      if (capture) return { order, capture };
    }
    throw new Error(`the ledger has no capture ${captureId}`);
  }

  open(order: Omit<FakeOrder, 'id' | 'status' | 'createdAt' | 'captures'>): FakeOrder {
    const opened: FakeOrder = {
      ...order,
      id: payPalId(),
      status: 'CREATED',
      createdAt: this.now(),
      captures: [],
    };
    this.orders.set(opened.id, opened);
    return opened;
  }

  /** The buyer approves. */
  approve(orderId: string): void {
    this.order(orderId).status = 'APPROVED';
  }

  /** Captures the money; returns the issue if that is refused. */
  capture(order: FakeOrder): string | null {
    if (order.status === 'COMPLETED') return 'ORDER_ALREADY_CAPTURED';
    if (order.status !== 'APPROVED') return 'ORDER_NOT_APPROVED';
    const twist = this.twists.get(order.id) ?? {};
    if (twist.issue !== undefined) return twist.issue;
    const now = this.now();
    if (twist.payee !== undefined) order.payee = twist.payee;
    const capture: FakeCapture = {
      id: payPalId(),
      status: twist.status ?? 'COMPLETED',
      value: twist.value ?? order.value,
      currency: twist.currency ?? order.currency,
      createdAt: now,
      updatedAt: now,
    };
    order.captures.push(capture);
    order.status = 'COMPLETED';
    if (capture.status === 'COMPLETED') this.move('capture', order, capture);
    return null;
  }

  /** Completes or declines a pending capture. */
  resolve(captureId: string, status: 'COMPLETED' | 'DECLINED'): void {
    const { order, capture } = this.captureOf(captureId);
    this.change(capture, status);
    if (status === 'COMPLETED') this.move('capture', order, capture);
  }

  /** Refunds a capture, in full unless an amount is given. */
  refund(captureId: string, isPart = false): void {
    const { order, capture } = this.captureOf(captureId);
    this.change(capture, isPart ? 'PARTIALLY_REFUNDED' : 'REFUNDED');
    this.move('refund', order, capture);
  }

  private change(capture: FakeCapture, status: FakeCaptureStatus): void {
    capture.status = status;
    capture.updatedAt = this.now();
  }

  private move(kind: FakeTransfer['kind'], order: FakeOrder, { id, value }: FakeCapture): void {
    this.moves.push({ kind, orderId: order.id, captureId: id, value });
  }
}
