import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod';
import type { ClerkSettings } from '../../../platform/config/identity-settings.ts';
import type { Log } from '../../../platform/context.ts';
import { readText } from '../../read-text.ts';
import { ClerkRefusal, keyRefused, serviceAway, serviceBusy } from './client-error.ts';
import { refusalSchema } from './schema.ts';

/** The API version of our requests. */
const API_VERSION = '2025-11-10';
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 200;
/** Longest pause accepted from the service within one call. */
const PAUSE_MS_MAX = 3_000;
const ANSWER_BYTES_MAX = 2_000_000;

/** One request to the API. */
export interface ClerkRequest<Answer> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the version, with encoded parts: `/users/user_1`. */
  readonly path: string;
  readonly body?: object;
  readonly schema: z.ZodType<Answer>;
  /** Whether the request is idempotent. Without it, the outcome of a POST that got no response is unknown. */
  readonly isRepeatable?: boolean;
}

/**
 * Calls the API. @throws ClerkRefusal if it refuses; ApiError 503 if it does not respond, is busy, or rejects the key.
 */
export type ClerkClient = <Answer>(request: ClerkRequest<Answer>) => Promise<Answer>;

type Attempt<Answer> =
  | { readonly answer: Answer }
  | { readonly pauseMs: number; readonly isUndone: boolean; readonly error: unknown };

/** Creates the client of one instance. Its URL is set by the operator, so it is called directly. */
export function createClerkClient(
  { apiUrl, secretKey, timeoutMs }: Pick<ClerkSettings, 'apiUrl' | 'secretKey' | 'timeoutMs'>,
  log: Log,
): ClerkClient {
  const attempt = async <Answer>(
    request: ClerkRequest<Answer>,
    pauseMs: number,
  ): Promise<Attempt<Answer>> => {
    let status: number;
    let text: string;
    let retryAfter: string | null;
    try {
      const response = await fetch(`${apiUrl}/v1${request.path}`, {
        method: request.method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          authorization: `Bearer ${secretKey}`,
          accept: 'application/json',
          'clerk-api-version': API_VERSION,
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      });
      status = response.status;
      retryAfter = response.headers.get('retry-after');
      text = await readText(response, ANSWER_BYTES_MAX);
    } catch (error) {
      return { pauseMs, isUndone: false, error: away(log, request, error) };
    }
    if (status === 429) {
      const requestedMs = Number(retryAfter ?? Number.NaN) * 1000;
      const wait = Number.isFinite(requestedMs) && requestedMs >= 0 ? requestedMs : pauseMs;
      return { pauseMs: wait, isUndone: true, error: serviceBusy(wait / 1000) };
    }
    if (status >= 500) return { pauseMs, isUndone: false, error: away(log, request, { status }) };
    if (status === 401) {
      log.error(
        { event: 'clerk_key_refused', part: 'identity', path: request.path },
        'Clerk does not accept CLERK_SECRET_KEY',
      );
      throw keyRefused();
    }
    const json = readJson(text);
    if (status < 200 || status >= 300) throw refusalOf(status, json);
    const parsed = request.schema.safeParse(json);
    if (parsed.success) return { answer: parsed.data };
    return { pauseMs, isUndone: false, error: away(log, request, parsed.error.issues[0]) };
  };

  return async (request) => {
    const { method, isRepeatable = method !== 'POST' } = request;
    for (let tries = 1, pause = FIRST_PAUSE_MS; ; tries += 1, pause *= 2) {
      const result = await attempt(request, pause);
      if ('answer' in result) return result.answer;
      const mayRepeat = isRepeatable || result.isUndone;
      if (!mayRepeat || tries === ATTEMPTS || result.pauseMs > PAUSE_MS_MAX) throw result.error;
      await delay(result.pauseMs);
    }
  };
}

function away(log: Log, { method, path }: ClerkRequest<unknown>, cause: unknown): unknown {
  log.warn(
    { event: 'clerk_failed', part: 'identity', method, path, err: cause },
    'Clerk did not answer as it should',
  );
  return serviceAway();
}

function refusalOf(status: number, json: unknown): ClerkRefusal {
  const first = refusalSchema.safeParse(json).data?.errors[0];
  return new ClerkRefusal(
    status,
    first?.code ?? '',
    first?.long_message || first?.message || `HTTP ${status}`,
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
