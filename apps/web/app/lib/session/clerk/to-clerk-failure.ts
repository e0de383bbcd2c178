import { property } from '@pagewright/contract/errors';
import { NOT_A_MEMBER } from '../../api/access-token.ts';
import { type ApiFailure, failureFromException } from '../../api/api-failure.ts';
import { logFailure } from '../../log/log-failure.ts';

const CALL = { url: 'clerk', method: 'GET' };
/** The service's error for an organization that is gone or that the user is not in. */
const NOT_A_MEMBER_STATUSES = new Set([403, 404, 422]);

/** Nobody is signed in with the service. */
const SIGNED_OUT: ApiFailure = { ...failureFromException(CALL, null, false), status: 401, code: null };

/** Converts an exception of the vendor's script into a failure. Its own message goes only to the console. */
export function toClerkFailure(what: string, exception: unknown): ApiFailure {
  logFailure(what, exception);
  const status = property(exception, 'status');
  if (status === 401) return SIGNED_OUT;
  const failure = failureFromException(CALL, exception, false);
  return typeof status === 'number' && NOT_A_MEMBER_STATUSES.has(status)
    ? { ...failure, status, code: NOT_A_MEMBER }
    : failure;
}
