import { z } from 'zod';

/** The body of every error response. */
export const errorBodySchema = z.object({
  error: z.string().describe('Error message for the user.'),
  code: z.string().describe('Stable error code in snake_case.'),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

export type ErrorBody = z.output<typeof errorBodySchema>;
export type ErrorDetail = NonNullable<ErrorBody['details']>[number];

/** A failed call as the application sees it. */
export interface NormalizedError {
  readonly message: string;
  /** HTTP status, or 0 if there was no response. */
  readonly status: number;
  readonly statusText: string;
  readonly url: string;
  readonly method: string;
  readonly code: string | null;
  readonly details: readonly ErrorDetail[];
  /** The parsed body, for errors that carry more than a message. */
  readonly body: unknown;
}

const STATUS_MESSAGES: Readonly<Record<number, string>> = {
  400: 'Invalid request. Please check your input.',
  401: 'Authentication required. Please log in.',
  403: 'You do not have permission to perform this action.',
  404: 'The requested resource was not found.',
  429: 'Too many requests. Please try again later.',
  500: 'Server error. Please try again later.',
  503: 'Service temporarily unavailable.',
};

export const NETWORK_ERROR_MESSAGE = 'Network Error';
export const UNEXPECTED_ERROR_MESSAGE = 'An unexpected error occurred';

/** The generic message for a status, or null if there is none. */
export function statusMessage(status: number): string | null {
  return STATUS_MESSAGES[status] ?? (status >= 500 ? (STATUS_MESSAGES[500] ?? null) : null);
}

/**
 * The message of a failed call: the body's `error` (a string, or an object with a `message`), then its `message`, then
 * the generic message of the status, then that of the error itself, then 'An unexpected error occurred'.
 */
export function errorMessage(body: unknown, status: number, generic?: string): string {
  return (
    sentence(property(body, 'error')) ??
    sentence(property(property(body, 'error'), 'message')) ??
    sentence(property(body, 'message')) ??
    statusMessage(status) ??
    sentence(generic) ??
    UNEXPECTED_ERROR_MESSAGE
  );
}

/** A property of an unknown value, or undefined if the value is not an object. */
export function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function sentence(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
