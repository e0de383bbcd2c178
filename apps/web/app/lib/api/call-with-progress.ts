import {
  CALL_TIMEOUT_MS,
  type CallInput,
  type CallOutput,
  type Endpoint,
} from '@pagewright/contract/endpoint';
import { EVENT_STREAM, type Progress } from '@pagewright/contract/progress';
import { CLIENT_CODES, type ApiResult } from './api-failure.ts';
import { callAsUser } from './call-api.ts';
import { cancelRun, followRun, LEFT } from './follow-run.ts';
import { GOES_ON, readStreamedAnswer } from './read-streamed-answer.ts';
import { limitSilence } from './silence.ts';

/** An endpoint that can tell its progress. */
type StreamingEndpoint = Endpoint & { readonly streams: true };

export interface ProgressOptions {
  /** Hears how far the call is; not at all where it is answered at once. */
  readonly onProgress: (progress: Progress) => void;
  /**
   * Cancels the call and the work on the server; the result is then a failure with the code `cancelled`. Aborted with `LEFT`,
   * the call is left, and its run goes on.
   */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds without a sign of life until the call is given up; 90,000 where absent. */
  readonly idleMs?: number | undefined;
  /** Makes a repeated POST act once. */
  readonly idempotencyKey?: string | undefined;
}

/**
 * Calls an endpoint that may take long, as the signed-in user, for as long as it shows signs of life. Never throws. A call
 * that is a run is followed to its end, whatever becomes of the connection.
 */
export async function callWithProgress<const Call extends StreamingEndpoint>(
  endpoint: Call,
  input: CallInput<Call>,
  { onProgress, idleMs = CALL_TIMEOUT_MS, signal, ...options }: ProgressOptions,
): Promise<ApiResult<CallOutput<Call>>> {
  const silence = limitSilence(idleMs);
  const run = new BegunRun(signal);
  try {
    const answer = await callAsUser(
      endpoint,
      input,
      {
        ...options,
        signal: endpoint.runs ? run.signal : signal,
        accept: `${EVENT_STREAM}, application/json`,
        timeout: silence.signal,
      },
      async (response) => {
        run.begun(response);
        return readStreamedAnswer(response, { onProgress, onBytes: silence.heard });
      },
    );
    if (run.id !== null && !run.isAborted) {
      const isBrokenOff = answer.error?.status === 0;
      if (isBrokenOff || answer.data === GOES_ON) return await followRun(run.id, { onProgress, signal });
      // From another window.
      if (answer.error?.code === 'run_canceled')
        return { data: null, error: { ...answer.error, code: CLIENT_CODES.cancelled } };
    }
    return answer as ApiResult<CallOutput<Call>>;
  } finally {
    silence.stop();
    run.release();
  }
}

/** The run that a call begins, and what its caller wants of it. */
class BegunRun {
  id: string | null = null;
  private readonly control = new AbortController();
  private readonly given: AbortSignal | undefined;

  constructor(given: AbortSignal | undefined) {
    this.given = given;
    given?.addEventListener('abort', this.abort);
    if (given?.aborted) this.control.abort();
  }

  /** Of the request. */
  get signal(): AbortSignal {
    return this.control.signal;
  }

  get isAborted(): boolean {
    return this.given?.aborted ?? false;
  }

  begun(response: Response): void {
    this.id = /\/runs\/([\da-f-]{36})$/.exec(response.headers.get('location') ?? '')?.[1] ?? null;
    if (this.isAborted) this.abort();
  }

  release(): void {
    this.given?.removeEventListener('abort', this.abort);
  }

  /** A request that is broken off cancels nothing; so one that is to be canceled is let through until its run is known. */
  private readonly abort = (): void => {
    const isLeft = this.given?.reason === LEFT;
    if (this.id === null && !isLeft) return;
    if (this.id !== null && !isLeft) void cancelRun(this.id);
    this.control.abort();
  };
}
