import { z } from 'zod';
import { OutgoingError, type Outgoing } from '../../platform/outgoing/index.ts';

/** 25,000 rows with long addresses, uncompressed. */
const ANSWER_BYTES_MAX = 40_000_000;
const ANSWER_MS_MAX = 40_000;

interface Sent {
  readonly type: string;
  readonly body: string;
}

/** A response with a status other than 2xx. */
export interface GoogleRefusal {
  readonly status: number;
  /** Undefined if it was not JSON. */
  readonly body: unknown;
  /** How long Google asks to wait; null if it does not say. */
  readonly retryAfterSeconds: number | null;
}

/** Creates the errors of one of Google's services, which say what to do. */
export interface GoogleErrors {
  readonly refused: (refusal: GoogleRefusal) => Error;
  readonly unreadable: (cause: unknown) => Error;
  readonly unreachable: (cause: unknown) => Error;
  readonly invalidKey: (cause: unknown) => Error;
}

/** A form, as Google's token server takes it. */
export function formOf(fields: Readonly<Record<string, string>>): Sent {
  return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(fields).toString() };
}

interface Question<Answer> {
  readonly schema: z.ZodType<Answer>;
  readonly signal: AbortSignal;
  readonly authorization?: string;
  readonly sent?: Sent;
}

/** Calls Google through the guarded outgoing client; redirects never send a token to another host. */
export async function askGoogle<Answer>(
  outgoing: Outgoing,
  errors: GoogleErrors,
  url: string,
  { schema, signal, authorization, sent }: Question<Answer>,
): Promise<Answer> {
  const answer = await outgoing
    .fetch(url, {
      signal,
      redirectsMax: 0,
      bytesMax: ANSWER_BYTES_MAX,
      millisecondsMax: ANSWER_MS_MAX,
      method: sent ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(authorization === undefined ? {} : { authorization }),
        ...(sent ? { 'content-type': sent.type } : {}),
      },
      ...(sent ? { body: sent.body } : {}),
    })
    .catch((cause: unknown) => {
      if (!(cause instanceof OutgoingError)) throw cause;
      throw cause.fault === 'answer_unreadable' ? errors.unreadable(cause) : errors.unreachable(cause);
    });
  const { status } = answer;
  const body = readJson(answer.bytes.toString('utf8'));
  if (status < 200 || status > 299) {
    const retryAfterSeconds = secondsOf(answer.header('retry-after'), Date.now());
    throw errors.refused({ status, body, retryAfterSeconds });
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw errors.unreadable(parsed.error.issues[0]);
  return parsed.data;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Seconds of a `Retry-After` header with a number or a date; null if it has neither. */
function secondsOf(retryAfter: string, now: number): number | null {
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isFinite(at) ? Math.max(0, Math.ceil((at - now) / 1000)) : null;
}

/** Error response of Google's APIs and its token server. */
const refusalSchema = z.object({
  error: z.union([
    z.string(),
    z.object({
      status: z.string().optional(),
      errors: z.array(z.object({ reason: z.string().optional() })).optional(),
      details: z.array(z.object({ reason: z.string().optional() })).optional(),
    }),
  ]),
});

const QUOTA =
  /^(?:quotaExceeded|rateLimitExceeded|userRateLimitExceeded|dailyLimitExceeded|RATE_LIMIT_EXCEEDED|RESOURCE_EXHAUSTED)$/;
const DISABLED = /^(?:accessNotConfigured|SERVICE_DISABLED)$/;

/** What a refusal is about, for every service that takes Google's access tokens. */
export type RefusalReason =
  | 'quota'
  | 'client'
  | 'credentials'
  | 'api_disabled'
  | 'no_access'
  | 'not_found'
  | 'failed'
  | 'unknown';

/** Finds what a refusal is about; Google's reasons for a 403 tell quota, project, and access apart. */
export function reasonOf({ status, body }: Pick<GoogleRefusal, 'status' | 'body'>): RefusalReason {
  const error = refusalSchema.safeParse(body).data?.error;
  if (status === 429) return 'quota';
  if (error === 'invalid_client' || error === 'unauthorized_client') return 'client';
  if (status === 401 || error === 'invalid_grant') return 'credentials';
  if (status === 403) {
    const { errors = [], details = [], status: named } = typeof error === 'object' ? error : {};
    const reasons = [named, ...[...errors, ...details].map(({ reason }) => reason)];
    const includes = (pattern: RegExp): boolean => reasons.some((reason) => pattern.test(reason ?? ''));
    if (includes(QUOTA)) return 'quota';
    return includes(DISABLED) ? 'api_disabled' : 'no_access';
  }
  if (status === 404) return 'not_found';
  return status >= 500 || status === 408 ? 'failed' : 'unknown';
}
