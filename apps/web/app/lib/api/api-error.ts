import { failureSentence } from '../messages/failure-sentence.ts';
import type { ApiFailure } from './api-failure.ts';

/**
 * A failed call as an exception, for the query library, which knows failures as such only. Its message is the failure's
 * sentence for the user.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(failureSentence(failure));
    this.failure = failure;
  }
}

/** The failure inside an exception of a query or mutation; null for anything else. */
export function failureOf(error: unknown): ApiFailure | null {
  return error instanceof ApiError ? error.failure : null;
}
