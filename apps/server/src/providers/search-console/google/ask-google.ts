import type { z } from 'zod';
import { OutgoingError, type Outgoing } from '../../../platform/outgoing/index.ts';
import { SearchConsoleError } from '../search-console-error.ts';
import { faultOfAnswer, secondsOf } from './fault-of-answer.ts';

/** 25,000 rows with long addresses, uncompressed. */
const ANSWER_BYTES_MAX = 40_000_000;
const ANSWER_MS_MAX = 40_000;

interface Sent {
  readonly type: string;
  readonly body: string;
}

/** A form, as Google's token server takes it. */
export function formOf(fields: Readonly<Record<string, string>>): Sent {
  return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(fields).toString() };
}

interface Question<Answer> {
  readonly schema: z.ZodType<Answer>;
  /** Reads an answer of megabytes, instead of the schema; null if it is unreadable. */
  readonly parse?: ((bytes: Uint8Array) => Promise<Answer | null>) | undefined;
  readonly signal: AbortSignal;
  readonly authorization?: string;
  readonly sent?: Sent;
}

/** Calls Google through the guarded outgoing client; redirects never send a token to another host. */
export async function askGoogle<Answer>(
  outgoing: Outgoing,
  url: string,
  { schema, parse, signal, authorization, sent }: Question<Answer>,
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
      throw new SearchConsoleError(
        cause.fault === 'answer_unreadable' ? 'search_unreadable' : 'search_unreachable',
        { cause },
      );
    });
  const isRefused = answer.status < 200 || answer.status > 299;
  if (parse && !isRefused) {
    const found = await parse(answer.bytes);
    if (found === null) throw new SearchConsoleError('search_unreadable');
    return found;
  }
  const body = readJson(answer.bytes.toString('utf8'));
  if (isRefused)
    throw new SearchConsoleError(faultOfAnswer(answer.status, body), {
      cause: { status: answer.status },
      retryAfterSeconds: secondsOf(answer.header('retry-after'), Date.now()),
    });
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new SearchConsoleError('search_unreadable', { cause: parsed.error.issues[0] });
  return parsed.data;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
