import { ApiError } from '../../platform/api-error.ts';
import { paymentFaults, type PaymentFault } from './messages.ts';

const STATUS: Readonly<Record<PaymentFault, number>> = {
  payment_unavailable: 502,
  payment_busy: 503,
  payment_misconfigured: 503,
  payment_refused: 422,
  payment_gone: 404,
  payment_not_approved: 409,
  payment_declined: 402,
};

/** A failed request to the payment provider; from status 500 on, a retry may succeed. */
export class PaymentError extends ApiError {
  constructor(fault: PaymentFault, options?: ErrorOptions) {
    super(STATUS[fault], fault, paymentFaults[fault], { extra: { success: false } });
    this.name = 'PaymentError';
    // The cause is only for the log.
    if (options && 'cause' in options) this.cause = options.cause;
  }
}
