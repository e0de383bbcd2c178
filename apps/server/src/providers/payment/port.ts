export { PaymentError } from './payment-error.ts';

/** A payment to create. */
export interface NewPayment {
  /** Our ID; it identifies the order at the provider and makes retries safe. */
  readonly id: string;
  readonly amountCents: number;
  readonly currency: string;
  /** Shown to the buyer, at most 127 characters. */
  readonly description: string;
  /** Where the buyer is sent after approving or canceling. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** State of a capture. `declined`: no money was received. */
export type CaptureState = 'pending' | 'declined' | 'completed' | 'partly_refunded' | 'refunded';

/** A completed or attempted capture, as reported by the provider. */
export interface ProviderCapture {
  readonly id: string;
  readonly state: CaptureState;
  /** Null if the amount does not have two decimals. */
  readonly amountCents: number | null;
  readonly currency: string;
  /** When the provider last changed it. */
  readonly changedAt: Date;
  readonly createdAt: Date;
}

/** An order, as reported by the provider. */
export interface ProviderOrder {
  readonly id: string;
  /** Our ID of the order; null if it has none. */
  readonly ownId: string | null;
  readonly state: 'open' | 'approved' | 'completed' | 'void';
  /** The account that receives the money; null if not reported. */
  readonly payeeId: string | null;
  readonly payerEmail: string | null;
  /** Where the buyer approves it; null if not reported. */
  readonly approveUrl: string | null;
  readonly captures: readonly ProviderCapture[];
}

/** A URL that receives the provider's events. */
export interface ProviderWebhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
}

/** An event from the provider, unmodified. */
export interface ReceivedEvent {
  readonly body: string;
  /** Lowercase names. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The subject of an event. */
export interface PaymentEvent {
  /** The provider's order ID; null if the event has none. */
  readonly orderId: string | null;
  /** Our ID of the order. */
  readonly ownId: string | null;
  readonly captureId: string | null;
  /** The buyer's bank reversed the payment. */
  readonly isReversal: boolean;
  readonly dispute: {
    readonly id: string;
    readonly state: 'open' | 'won' | 'lost';
    readonly changedAt: Date;
  } | null;
}

/**
 * One account at a payment provider. Every call throws PaymentError if it failed or its outcome is unknown, and the
 * signal's reason.
 */
export interface PaymentProvider {
  /** The account that must receive all payments. */
  readonly payeeId: string;
  /** Parameters for loading the browser's script. */
  readonly script: {
    readonly clientId: string;
    readonly isSandbox: boolean;
    readonly baseUrl: string | null;
  };
  /** Creates a payment, or returns the one created with the same ID. */
  createOrder(payment: NewPayment, signal: AbortSignal): Promise<ProviderOrder>;
  /** Null if the order does not exist or is too old. */
  readOrder(id: string, signal: AbortSignal): Promise<ProviderOrder | null>;
  /** Captures the money once, even if repeated with the same key; the outcome of a lost response is looked up. */
  capture(id: string, key: string, signal: AbortSignal): Promise<ProviderOrder>;
  /** Refunds a capture in full, once. */
  refund(captureId: string, key: string, signal: AbortSignal): Promise<void>;
  /** Registers a URL for events; returns its existing webhook if there is one. */
  setUpWebhook(url: string, signal: AbortSignal): Promise<ProviderWebhook>;
  readWebhook(id: string, signal: AbortSignal): Promise<ProviderWebhook | null>;
  /** The event's ID and type; null if it is not the provider's, or too old to be accepted. */
  headOf(event: ReceivedEvent, now: Date): { readonly id: string; readonly type: string } | null;
  /** Whether an event is signed for one of these webhooks, checked without asking the provider about the event. */
  isSigned(event: ReceivedEvent, webhookIds: readonly string[], signal: AbortSignal): Promise<boolean>;
  /** Whether the provider itself confirms the event. */
  isConfirmed(event: ReceivedEvent, webhookIds: readonly string[], signal: AbortSignal): Promise<boolean>;
  /** The subject of an event; null if it concerns no payment. */
  parseEvent(event: ReceivedEvent): PaymentEvent | null;
}
