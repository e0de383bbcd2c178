import { property } from '@pagewright/contract/errors';
import { EVENT_STREAM, type Progress } from '@pagewright/contract/progress';
import { readEvents } from './read-events.ts';
import { readJson, StreamedError } from './send-request.ts';

/** Callbacks for a streamed response. */
export interface StreamListener {
  readonly onProgress: (progress: Progress) => void;
  /** Called when any data arrives. */
  readonly onBytes: () => void;
}

/** Result of a call whose run outlasts the request. */
export const RUN_CONTINUES = Symbol('goes on');

/**
 * Reads the JSON result of a call and reports progress until then. A call that does not stream returns its JSON at
 * once.
 * @throws RefusedLater for an error after the stream has started, TypeError if the stream breaks off.
 */
export async function readStreamedResponse(
  response: Response,
  { onProgress, onBytes }: StreamListener,
): Promise<unknown> {
  if (response.status === 202) return RUN_CONTINUES;
  if (!response.headers.get('content-type')?.startsWith(EVENT_STREAM)) return readJson(response);
  for await (const { name, data } of readEvents(response, onBytes)) {
    const value: unknown = JSON.parse(data);
    if (name === 'progress') onProgress(value as Progress);
    if (name === 'result') return value;
    if (name === 'running') return RUN_CONTINUES;
    if (name === 'error') throw new StreamedError(Number(property(value, 'status')), value);
  }
  throw new TypeError('The answer broke off.');
}
