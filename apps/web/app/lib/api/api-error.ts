import { describeFailure } from '../messages/describe-failure.ts';
import type { ApiFailure } from './api-failure.ts';

/** A failed call as an exception, for the query library. Its message is the user-facing failure message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(describeFailure(failure));
    this.failure = failure;
  }
}

/** The failure inside a query's or mutation's exception; null for any other exception. */
export function getFailure(error: unknown): ApiFailure | null {
  return error instanceof ApiError ? error.failure : null;
}
