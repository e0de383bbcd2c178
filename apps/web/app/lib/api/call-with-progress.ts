import {
  CALL_TIMEOUT_MS,
  type CallInput,
  type CallOutput,
  type Endpoint,
} from '@pagewright/contract/endpoint';
import { EVENT_STREAM, type Progress } from '@pagewright/contract/progress';
import type { ApiResult } from './api-failure.ts';
import { callAsUser } from './call-api.ts';
import { readStreamedAnswer } from './read-streamed-answer.ts';
import { limitSilence } from './silence.ts';

/** An endpoint that can tell its progress. */
type StreamingEndpoint = Endpoint & { readonly streams: true };

export interface ProgressOptions {
  /** Hears how far the call is; not at all where it is answered at once. */
  readonly onProgress: (progress: Progress) => void;
  /** Cancels the call and the work on the server; the result is then a failure with the code `cancelled`. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds without a sign of life until the call is given up; 90,000 where absent. */
  readonly idleMs?: number | undefined;
  /** Makes a repeated POST act once. */
  readonly idempotencyKey?: string | undefined;
}

/** Calls an endpoint that may take long, as the signed-in user, for as long as it shows signs of life. Never throws. */
export async function callWithProgress<const Call extends StreamingEndpoint>(
  endpoint: Call,
  input: CallInput<Call>,
  { onProgress, idleMs = CALL_TIMEOUT_MS, ...options }: ProgressOptions,
): Promise<ApiResult<CallOutput<Call>>> {
  const silence = limitSilence(idleMs);
  try {
    return await callAsUser(
      endpoint,
      input,
      { ...options, accept: `${EVENT_STREAM}, application/json`, timeout: silence.signal },
      async (response) =>
        (await readStreamedAnswer(response, { onProgress, onBytes: silence.heard })) as CallOutput<Call>,
    );
  } finally {
    silence.stop();
  }
}
