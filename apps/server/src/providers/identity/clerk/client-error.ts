import { ApiError } from '../../../platform/api-error.ts';
import { clerkMessages } from './messages.ts';

/** A refusal of a request by the service, with its status and code. */
export class ClerkRefusal extends ApiError {
  readonly vendorStatus: number;
  readonly vendorCode: string;

  constructor(vendorStatus: number, vendorCode: string, reason: string) {
    super(422, 'sign_in_service_refused', clerkMessages.refused(reason));
    this.vendorStatus = vendorStatus;
    this.vendorCode = vendorCode;
  }
}

/** Whether an error means that the object does not exist at the service. */
export function isGone(error: unknown): boolean {
  return error instanceof ClerkRefusal && error.vendorStatus === 404;
}

/** The error of a call while the service does not respond. */
export function serviceAway(): ApiError {
  return new ApiError(503, 'sign_in_service_away', clerkMessages.away, { headers: { 'retry-after': '30' } });
}

/** The error of a call while the service limits our requests. */
export function serviceBusy(seconds: number): ApiError {
  return new ApiError(503, 'sign_in_service_busy', clerkMessages.busy, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });
}

/** The error of a call while the service rejects our key. */
export function keyRefused(): ApiError {
  return new ApiError(503, 'sign_in_service_refuses_key', clerkMessages.keyRefused);
}

/** The error of an action that only the service itself can perform. */
export function managedThere(): ApiError {
  return new ApiError(409, 'managed_by_sign_in_service', clerkMessages.managed);
}

/** The error of a call that needs an active session. */
export function sessionMissing(): ApiError {
  return new ApiError(401, 'session_missing', clerkMessages.sessionMissing);
}
