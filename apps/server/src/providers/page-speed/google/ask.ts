import { OutgoingError, type Outgoing } from '../../../platform/outgoing/index.ts';
import { PageSpeedError } from '../page-speed-error.ts';

interface Question {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly bytesMax: number;
  readonly millisecondsMax: number;
  /** Body of a POST; without one it is a GET. */
  readonly sent?: object;
}

/**
 * Calls Google through the guarded outgoing client. The key is in a header, so that no URL log contains it.
 * @throws PageSpeedError if there is no readable response.
 */
export async function ask(
  outgoing: Outgoing,
  url: string,
  { key, signal, bytesMax, millisecondsMax, sent }: Question,
): Promise<{ readonly status: number; readonly bytes: Uint8Array; readonly body: () => unknown }> {
  const { status, bytes } = await outgoing
    .fetch(url, {
      signal,
      redirectsMax: 0,
      bytesMax,
      millisecondsMax,
      method: sent ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        'x-goog-api-key': key,
        ...(sent ? { 'content-type': 'application/json' } : {}),
      },
      ...(sent ? { body: JSON.stringify(sent) } : {}),
    })
    .catch((cause: unknown) => {
      if (!(cause instanceof OutgoingError)) throw cause;
      throw new PageSpeedError(
        cause.fault === 'answer_unreadable' ? 'speed_unreadable' : 'speed_unreachable',
        { cause },
      );
    });
  return { status, bytes, body: () => readJson(bytes.toString('utf8')) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
