export { PaymentError } from './payment-error.ts';

/** What is to be paid. */
export interface NewPayment {
  /** Ours; it names the order at the provider, and makes asking again harmless. */
  readonly id: string;
  readonly amountCents: number;
  readonly currency: string;
  /** What the buyer reads, 127 characters at most. */
  readonly description: string;
  /** Where the buyer is sent after approving, and after turning back. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** Where a capture is. `declined`: no money came. */
export type CaptureState = 'pending' | 'declined' | 'completed' | 'partly_refunded' | 'refunded';

/** Money that was taken, or was to be, as the provider has it. */
export interface ProviderCapture {
  readonly id: string;
  readonly state: CaptureState;
  /** Null for an amount that is none in two decimals. */
  readonly amountCents: number | null;
  readonly currency: string;
  /** When the provider last changed it. */
  readonly changedAt: Date;
  readonly createdAt: Date;
}

/** An order as the provider has it. */
export interface ProviderOrder {
  readonly id: string;
  /** The id that we gave it; null where it has none. */
  readonly ownId: string | null;
  readonly state: 'open' | 'approved' | 'completed' | 'void';
  /** The account that the money goes to; null where the provider does not say. */
  readonly payeeId: string | null;
  readonly payerEmail: string | null;
  /** Where the buyer approves it; null where the provider does not say. */
  readonly approveUrl: string | null;
  readonly captures: readonly ProviderCapture[];
}

/** An address at which the provider tells what happens. */
export interface ProviderWebhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
}

/** What the provider told, to the letter. */
export interface ToldEvent {
  readonly body: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What an event is about. */
export interface PaymentNews {
  /** The provider's id of an order; null where the event names none. */
  readonly orderId: string | null;
  /** Our own id of an order. */
  readonly ownId: string | null;
  readonly captureId: string | null;
  /** The money was taken back by the buyer's bank. */
  readonly isReversal: boolean;
  readonly dispute: {
    readonly id: string;
    readonly state: 'open' | 'won' | 'lost';
    readonly changedAt: Date;
  } | null;
}

/**
 * One account at a payment provider. Every call throws PaymentError where it was not done or nobody can tell whether it
 * was, and the signal's reason.
 */
export interface PaymentProvider {
  /** The account that all money must go to. */
  readonly payeeId: string;
  /** What the browser's script is loaded with. */
  readonly script: {
    readonly clientId: string;
    readonly isSandbox: boolean;
    readonly baseUrl: string | null;
  };
  /** Begins a payment, or answers the one that was begun with the same id. */
  createOrder(payment: NewPayment, signal: AbortSignal): Promise<ProviderOrder>;
  /** Null where there is no such order, or it is too old. */
  readOrder(id: string, signal: AbortSignal): Promise<ProviderOrder | null>;
  /** Takes the money once, however often it is asked with the same key; what came of a lost answer is looked up. */
  capture(id: string, key: string, signal: AbortSignal): Promise<ProviderOrder>;
  /** Pays a capture back in full, once. */
  refund(captureId: string, key: string, signal: AbortSignal): Promise<void>;
  /** Has events told at an address; the webhook that stands there already where there is one. */
  setUpWebhook(url: string, signal: AbortSignal): Promise<ProviderWebhook>;
  readWebhook(id: string, signal: AbortSignal): Promise<ProviderWebhook | null>;
  /** The event's own id and kind; null where it is none of the provider's, or too old to be heard. */
  headOf(event: ToldEvent, now: Date): { readonly id: string; readonly type: string } | null;
  /** Whether an event is signed for one of these webhooks, by what can be known without asking about the event. */
  isSigned(event: ToldEvent, webhookIds: readonly string[], signal: AbortSignal): Promise<boolean>;
  /** Whether the provider itself says that an event is its own. */
  isConfirmed(event: ToldEvent, webhookIds: readonly string[], signal: AbortSignal): Promise<boolean>;
  /** What an event is about; null where it concerns no payment. */
  newsOf(event: ToldEvent): PaymentNews | null;
}
