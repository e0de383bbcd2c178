import { ApiError } from '../../../platform/api-error.ts';
import { clerkMessages } from './messages.ts';

/** A refusal by the service of what it was asked, with its own status and code. */
export class ClerkRefusal extends ApiError {
  readonly vendorStatus: number;
  readonly vendorCode: string;

  constructor(vendorStatus: number, vendorCode: string, reason: string) {
    super(422, 'sign_in_service_refused', clerkMessages.refused(reason));
    this.vendorStatus = vendorStatus;
    this.vendorCode = vendorCode;
  }
}

/** Whether an error says that the service knows no such thing. */
export function isGone(error: unknown): boolean {
  return error instanceof ClerkRefusal && error.vendorStatus === 404;
}

/** The refusal of a call while the service does not answer. */
export function serviceAway(): ApiError {
  return new ApiError(503, 'sign_in_service_away', clerkMessages.away, { headers: { 'retry-after': '30' } });
}

/** The refusal of a call while the service asks to be left alone. */
export function serviceBusy(seconds: number): ApiError {
  return new ApiError(503, 'sign_in_service_busy', clerkMessages.busy, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });
}

/** The refusal of a call while the service does not accept our key. */
export function keyRefused(): ApiError {
  return new ApiError(503, 'sign_in_service_refuses_key', clerkMessages.keyRefused);
}

/** The refusal of what only the service itself does. */
export function managedThere(): ApiError {
  return new ApiError(409, 'managed_by_sign_in_service', clerkMessages.managed);
}

/** The refusal of a call that needs a session that stands. */
export function sessionMissing(): ApiError {
  return new ApiError(401, 'session_missing', clerkMessages.sessionMissing);
}
