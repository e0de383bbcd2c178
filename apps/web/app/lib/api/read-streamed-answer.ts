import { property } from '@pagewright/contract/errors';
import { EVENT_STREAM, type Progress } from '@pagewright/contract/progress';
import { readEvents } from './read-events.ts';
import { readJson, RefusedLater } from './send-request.ts';

/** Who wants to hear of a streamed answer. */
export interface StreamListener {
  readonly onProgress: (progress: Progress) => void;
  /** Anything at all came. */
  readonly onBytes: () => void;
}

/** Stands for the answer of a call whose run goes on beyond the time that a call may take. */
export const GOES_ON = Symbol('goes on');

/**
 * The JSON that a call yields, with its progress told meanwhile; a call that does not stream yields its JSON at once.
 * @throws RefusedLater for a refusal after the stream was open, TypeError when the stream breaks off.
 */
export async function readStreamedAnswer(
  response: Response,
  { onProgress, onBytes }: StreamListener,
): Promise<unknown> {
  if (response.status === 202) return GOES_ON;
  if (!response.headers.get('content-type')?.startsWith(EVENT_STREAM)) return readJson(response);
  for await (const { name, data } of readEvents(response, onBytes)) {
    const value: unknown = JSON.parse(data);
    if (name === 'progress') onProgress(value as Progress);
    if (name === 'result') return value;
    if (name === 'running') return GOES_ON;
    if (name === 'error') throw new RefusedLater(Number(property(value, 'status')), value);
  }
  throw new TypeError('The answer broke off.');
}
