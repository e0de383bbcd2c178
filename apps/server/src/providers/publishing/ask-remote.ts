import { z } from 'zod';
import type { Outgoing } from '../../platform/outgoing/index.ts';
import { RemoteError } from './remote-error.ts';

/** One request to a connected site. */
export interface RemoteRequest<Answer> {
  readonly outgoing: Outgoing;
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  /** Contains the secret, so it is sent only to this URL. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Replaces the JSON body. */
  readonly upload?: { readonly type: string; readonly bytes: Uint8Array };
  readonly schema: z.ZodType<Answer>;
  readonly signal: AbortSignal;
}

/** The response, or the status and code of a refusal that only the vendor's client understands. */
export type RemoteAnswer<Answer> =
  | { readonly isDone: true; readonly answer: Answer }
  | { readonly isDone: false; readonly status: number; readonly code: string; readonly body: unknown };

/** Refusals the vendor's client may interpret: the object no longer exists or already exists. */
const TELLING: ReadonlySet<number> = new Set([400, 404, 410, 422]);
const ERROR_CODE = z.object({ code: z.string() });

/**
 * Calls a connected site through the guarded outgoing client and parses its response; redirects are not followed.
 * @throws RemoteError, OutgoingError, the signal's reason.
 */
export async function askRemote<Answer>(request: RemoteRequest<Answer>): Promise<RemoteAnswer<Answer>> {
  const { outgoing, url, method = 'GET', headers, body, upload, schema, signal } = request;
  const sent =
    upload ?? (body === undefined ? null : { type: 'application/json', bytes: JSON.stringify(body) });
  const { status, bytes } = await outgoing.fetch(url, {
    method,
    redirectsMax: 0,
    signal,
    headers: {
      accept: 'application/json',
      ...(sent ? { 'content-type': sent.type } : {}),
      ...headers,
    },
    ...(sent ? { body: sent.bytes } : {}),
  });
  const json = readJson(bytes.toString('utf8'));
  if (TELLING.has(status)) {
    return { isDone: false, status, code: ERROR_CODE.safeParse(json).data?.code ?? '', body: json };
  }
  refuseStatus(status);
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new RemoteError('remote_unreadable', { cause: parsed.error.issues[0] });
  return { isDone: true, answer: parsed.data };
}

/** The response if any refusal means that the URL or the article is wrong. @throws RemoteError. */
export function required<Answer>(result: RemoteAnswer<Answer>): Answer {
  if (result.isDone) return result.answer;
  throw new RemoteError(result.status === 404 ? 'remote_not_there' : 'remote_refused', {
    cause: { status: result.status, code: result.code },
  });
}

function refuseStatus(status: number): void {
  if (status >= 200 && status < 300) return;
  const cause = { status };
  if (status === 401 || status === 403) throw new RemoteError('remote_secret_refused', { cause });
  if (status === 429) throw new RemoteError('remote_busy', { cause });
  // 409: the post changed at the same time; the next attempt reads it again.
  if (status >= 500 || status === 409 || status === 408) throw new RemoteError('remote_failed', { cause });
  throw new RemoteError(status >= 300 && status < 400 ? 'remote_moved' : 'remote_refused', { cause });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
