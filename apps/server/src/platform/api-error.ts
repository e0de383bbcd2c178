import type { ErrorDetail } from '@pagewright/contract/errors';

/** An API error response: status, code, and the message that the user reads. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: readonly ErrorDetail[] | undefined;
  /** Additional keys of the body, such as the two versions of a conflict. */
  readonly extra: Readonly<Record<string, unknown>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    options: {
      details?: readonly ErrorDetail[];
      extra?: Readonly<Record<string, unknown>>;
      headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = options.details;
    this.extra = options.extra;
    this.headers = options.headers ?? {};
  }
}
