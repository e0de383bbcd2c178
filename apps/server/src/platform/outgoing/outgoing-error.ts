import { ApiError } from '../api-error.ts';
import { outgoingMessages } from './messages.ts';

/** Why a request to a foreign address failed. */
export type OutgoingFault = Exclude<keyof typeof outgoingMessages, 'both_schemes_tried'>;

const STATUS: Readonly<Record<OutgoingFault, number>> = {
  address_invalid: 400,
  address_not_allowed: 422,
  address_with_password: 422,
  address_port_not_allowed: 422,
  address_unreachable: 502,
  certificate_invalid: 502,
  too_many_redirects: 422,
  answer_too_large: 422,
  answer_too_slow: 504,
  answer_unreadable: 502,
};

/** A failed request as an API error for the user; its code is the fault. */
export class OutgoingError extends ApiError {
  readonly fault: OutgoingFault;

  constructor(fault: OutgoingFault, options?: ErrorOptions) {
    super(STATUS[fault], fault, outgoingMessages[fault]);
    this.name = 'OutgoingError';
    this.fault = fault;
    // The cause is for the log only: it may name an internal address.
    if (options && 'cause' in options) this.cause = options.cause;
  }
}
