import type { ErrorDetail } from '@pagewright/contract/errors';

/** A refusal of the API: status, code and the sentence that the user reads. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: readonly ErrorDetail[] | undefined;
  /** Further keys of the body, such as the two versions of a conflict. */
  readonly extra: Readonly<Record<string, unknown>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    sentence: string,
    more: {
      details?: readonly ErrorDetail[];
      extra?: Readonly<Record<string, unknown>>;
      headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.details = more.details;
    this.extra = more.extra;
    this.headers = more.headers ?? {};
  }
}
