import { property } from '@pagewright/contract/errors';
import { NOT_A_MEMBER } from '../../api/access-token.ts';
import { type ApiFailure, failureOfException } from '../../api/api-failure.ts';
import { logFailure } from '../../log/log-failure.ts';

const CALL = { url: 'clerk', method: 'GET' };
/** What the service answers of an organization that its asker is not in, or that is gone. */
const FOREIGN = new Set([403, 404, 422]);

/** Nobody is signed in at the service. */
const SIGNED_OUT: ApiFailure = { ...failureOfException(CALL, null, false), status: 401, code: null };

/** What an exception of the vendor's script stands for. Its own wording is written to the console only. */
export function clerkFailure(what: string, exception: unknown): ApiFailure {
  logFailure(what, exception);
  const status = property(exception, 'status');
  if (status === 401) return SIGNED_OUT;
  const failure = failureOfException(CALL, exception, false);
  return typeof status === 'number' && FOREIGN.has(status)
    ? { ...failure, status, code: NOT_A_MEMBER }
    : failure;
}
