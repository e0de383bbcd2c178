import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod';
import type { Log } from '../../../platform/context.ts';
import type { PayPalSettings } from '../../../platform/config/payment-settings.ts';
import { readText } from '../../read-text.ts';
import { PaymentError } from '../payment-error.ts';
import { AccessToken } from './access-token.ts';
import { readJson } from './mapper.ts';
import { refusalSchema, tokenSchema } from './schema.ts';

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 200;
/** Longest pause accepted from PayPal within one call. */
const PAUSE_MS_MAX = 2_000;
const ANSWER_BYTES_MAX = 1_000_000;

/** One request to the API. */
export interface PayPalRequest<Answer> {
  readonly method: 'GET' | 'POST';
  /** Including the version, with encoded parts: `/v2/checkout/orders/5O1`. */
  readonly path: string;
  /** Sent as JSON; a string must already be JSON. */
  readonly body?: object | string;
  /** Makes a repeated request take effect only once (at most 108 characters, stored for six hours). */
  readonly requestId?: string;
  /** Whether the request is idempotent; by default a POST only with a `requestId`. */
  readonly isRepeatable?: boolean;
  readonly schema: z.ZodType<Answer>;
  readonly signal: AbortSignal;
}

/** PayPal's response: the requested data, a refusal with its issue, or nothing that shows whether it was done. */
export type PayPalAnswer<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly status: number; readonly issue: string }
  | { readonly kind: 'unknown'; readonly error: PaymentError };

type Attempt<Answer> = PayPalAnswer<Answer> & {
  /** Milliseconds to wait if a retry may help; null: none does. */
  readonly pauseMs: number | null;
};

/** Calls the API. @throws PaymentError if PayPal rejects the credentials; the signal's reason. */
export interface PayPal {
  /** One attempt, with a new token if the cached one is refused. */
  attempt<Answer>(request: PayPalRequest<Answer>): Promise<PayPalAnswer<Answer>>;
  /** Retries as often as it may help and is safe. */
  ask<Answer>(request: PayPalRequest<Answer>): Promise<PayPalAnswer<Answer>>;
}

/** Creates the client of one account. Its URL is set by the operator, so it is called directly. */
export function createPayPal(settings: PayPalSettings, log: Log): PayPal {
  const { apiBase, timeoutMs } = settings;
  const send = async (
    path: string,
    init: RequestInit,
    signal: AbortSignal,
  ): Promise<{ status: number; retryAfter: string | null; json: unknown }> => {
    const response = await fetch(`${apiBase}${path}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      json: readJson(await readText(response, ANSWER_BYTES_MAX)),
    };
  };

  const token = new AccessToken(async () => {
    const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64');
    const init = {
      method: 'POST',
      headers: {
        authorization: `Basic ${basic}`,
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    };
    // Shared by calls that may be aborted individually, so it follows no caller's signal.
    const { status, json } = await send('/v1/oauth2/token', init, new AbortController().signal).catch(
      (cause: unknown) => {
        throw new PaymentError('payment_unavailable', { cause });
      },
    );
    if (status === 401 || status === 403 || status === 400) {
      log.error(
        { event: 'paypal_key_refused', part: 'payment', status },
        'PayPal does not accept PAYPAL_CLIENT_ID and its secret',
      );
      throw new PaymentError('payment_misconfigured', { cause: { status } });
    }
    const parsed = tokenSchema.safeParse(json);
    if (status !== 200 || !parsed.success)
      throw new PaymentError('payment_unavailable', { cause: { status } });
    return { text: parsed.data.access_token, lifeSeconds: parsed.data.expires_in };
  });

  const once = async <Answer>(
    request: PayPalRequest<Answer>,
    pauseMs: number,
    isSecondToken = false,
  ): Promise<Attempt<Answer>> => {
    const { method, path, body, requestId, schema, signal } = request;
    let bearer: string;
    try {
      bearer = await token.get();
    } catch (error) {
      if (!(error instanceof PaymentError) || error.code === 'payment_misconfigured') throw error;
      return { kind: 'unknown', error, pauseMs };
    }
    let answered: Awaited<ReturnType<typeof send>>;
    try {
      answered = await send(
        path,
        {
          method,
          headers: {
            authorization: `Bearer ${bearer}`,
            accept: 'application/json',
            prefer: 'return=representation',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
          },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        },
        signal,
      );
    } catch (cause) {
      signal.throwIfAborted();
      return { kind: 'unknown', error: unavailable(log, request, cause), pauseMs };
    }
    const { status, retryAfter, json } = answered;
    if (status === 401 && !isSecondToken) {
      token.forget(bearer);
      return once(request, pauseMs, true);
    }
    if (status === 401) {
      log.error(
        { event: 'paypal_token_refused', part: 'payment', path },
        'PayPal does not accept its own token',
      );
      throw new PaymentError('payment_misconfigured', { cause: { status } });
    }
    if (status === 429) {
      const requestedMs = Number(retryAfter ?? Number.NaN) * 1000;
      const wait = Number.isFinite(requestedMs) && requestedMs >= 0 ? requestedMs : pauseMs;
      return { kind: 'unknown', error: new PaymentError('payment_busy'), pauseMs: wait };
    }
    if (status >= 500 || status === 409 || status === 408)
      return { kind: 'unknown', error: unavailable(log, request, { status }), pauseMs };
    if (status < 200 || status >= 300) {
      const refusal = refusalSchema.safeParse(json).data;
      const issue = refusal?.details?.[0]?.issue ?? refusal?.name ?? '';
      log.warn(
        { event: 'paypal_refused', part: 'payment', path, status, issue, debugId: refusal?.debug_id },
        'PayPal refused',
      );
      return { kind: 'refused', status, issue, pauseMs: null };
    }
    const parsed = schema.safeParse(json);
    if (parsed.success) return { kind: 'done', answer: parsed.data, pauseMs: null };
    return { kind: 'unknown', error: unavailable(log, request, parsed.error.issues[0]), pauseMs };
  };

  return {
    attempt: (request) => once(request, FIRST_PAUSE_MS),
    async ask(request) {
      const { method, requestId, isRepeatable = method === 'GET' || requestId !== undefined } = request;
      for (let tries = 1, pause = FIRST_PAUSE_MS; ; tries += 1, pause *= 2) {
        const result = await once(request, pause);
        if (result.pauseMs === null || tries === ATTEMPTS) return result;
        if (!isRepeatable || result.pauseMs > PAUSE_MS_MAX) return result;
        await delay(result.pauseMs, undefined, { signal: request.signal });
      }
    },
  };
}

/** The response if any refusal means that the request was wrong. @throws PaymentError. */
export function required<Answer>(result: PayPalAnswer<Answer>): Answer {
  if (result.kind === 'done') return result.answer;
  if (result.kind === 'unknown') throw result.error;
  throw new PaymentError('payment_refused', { cause: { status: result.status, issue: result.issue } });
}

function unavailable(log: Log, { method, path }: PayPalRequest<unknown>, cause: unknown): PaymentError {
  log.warn(
    { event: 'paypal_failed', part: 'payment', method, path, err: cause },
    'PayPal did not answer as it should',
  );
  return new PaymentError('payment_unavailable', { cause });
}
