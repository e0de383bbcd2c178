import { isAPIError, type APIError } from 'better-auth/api';
import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/client.ts';
import { identityMessages } from './messages.ts';
import { ping } from './repository.ts';

const REFUSALS: Readonly<Record<string, () => ApiError>> = {
  INVALID_EMAIL_OR_PASSWORD: () => new ApiError(401, 'wrong_credentials', identityMessages.wrongCredentials),
  INVALID_PASSWORD: () => new ApiError(422, 'wrong_password', identityMessages.wrongPassword),
  INVALID_TOKEN: () => new ApiError(422, 'link_invalid', identityMessages.linkInvalid),
  USER_NOT_FOUND: () => new ApiError(422, 'link_invalid', identityMessages.linkInvalid),
  USER_ALREADY_EXISTS: () => new ApiError(409, 'email_taken', identityMessages.emailTaken),
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: () => new ApiError(409, 'email_taken', identityMessages.emailTaken),
};

/** The error for a call that needs the cookie of an active session. */
export function sessionMissing(): ApiError {
  return new ApiError(401, 'session_missing', identityMessages.sessionMissing);
}

/** Calls the library and turns its errors into API errors. */
export type VendorCall = <Result>(call: () => Promise<Result>) => Promise<Result>;

/**
 * Creates the wrapper for library calls. They throw an ApiError for a refusal, the database's own error if the database
 * failed (which the library hides), or an error that means a server failure.
 */
export function createVendorCall(db: Database): VendorCall {
  return async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!isAPIError(error)) throw error;
      const refusal = refusalOf(error);
      if (refusal) throw refusal;
      await ping(db);
      // The library also reports this if it could not look: only now is it known that there is no session.
      if (error.statusCode === 401) throw sessionMissing();
      throw new Error('the identity library failed', { cause: error });
    }
  };
}

/** The library's error code. */
function codeOf(error: unknown): string | null {
  const code: unknown = isAPIError(error) ? error.body?.code : undefined;
  return typeof code === 'string' ? code : null;
}

function refusalOf(error: APIError): ApiError | null {
  const code = codeOf(error) ?? '';
  const known = REFUSALS[code];
  if (known) return known();
  const isServerFault = error.statusCode >= 500 || error.statusCode === 401 || code.startsWith('FAILED_TO_');
  return isServerFault ? null : new ApiError(400, 'invalid', identityMessages.invalid);
}
