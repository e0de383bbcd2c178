import {
  CALL_TIMEOUT_MS,
  type CallInput,
  type CallOutput,
  type Endpoint,
} from '@pagewright/contract/endpoint';
import { EVENT_STREAM, type Progress } from '@pagewright/contract/progress';
import { CLIENT_CODES, type ApiResult } from './api-failure.ts';
import { callAsUser } from './call-api.ts';
import { cancelRun, followRun, STOP_FOLLOWING } from './follow-run.ts';
import { RUN_CONTINUES, readStreamedResponse } from './read-streamed-response.ts';
import { startIdleTimeout } from './idle-timeout.ts';

/** An endpoint that can report progress. */
type StreamingEndpoint = Endpoint & { readonly streams: true };

export interface ProgressOptions {
  /** Receives progress; not called if the response is immediate. */
  readonly onProgress: (progress: Progress) => void;
  /**
   * Cancels the call and its work on the server. The result is then a failure with the code `cancelled`. If aborted
   * with `LEFT`, the run continues.
   */
  readonly signal?: AbortSignal | undefined;
  /** Timeout in milliseconds without any data; 90,000 by default. */
  readonly idleMs?: number | undefined;
  /** Makes retried POST requests idempotent. */
  readonly idempotencyKey?: string | undefined;
}

/**
 * Calls a long-running endpoint as the signed-in user, for as long as data keeps arriving. Never throws. A call that
 * starts a run is followed to its end, even if the connection breaks.
 */
export async function callWithProgress<const Call extends StreamingEndpoint>(
  endpoint: Call,
  input: CallInput<Call>,
  { onProgress, idleMs = CALL_TIMEOUT_MS, signal, ...options }: ProgressOptions,
): Promise<ApiResult<CallOutput<Call>>> {
  const silence = startIdleTimeout(idleMs);
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
        return readStreamedResponse(response, { onProgress, onBytes: silence.reset });
      },
    );
    if (run.id !== null && !run.isAborted) {
      const isBrokenOff = answer.error?.status === 0;
      if (isBrokenOff || answer.data === RUN_CONTINUES)
        return await followRun(run.id, { onProgress, signal });
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

/** The run started by a call, and what its caller wants of it. */
class BegunRun {
  id: string | null = null;
  private readonly control = new AbortController();
  private readonly given: AbortSignal | undefined;

  constructor(given: AbortSignal | undefined) {
    this.given = given;
    given?.addEventListener('abort', this.abort);
    if (given?.aborted) this.control.abort();
  }

  /** Signal of the request. */
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

  /** Aborting a request does not cancel its run, so a canceled request continues until its run ID is known. */
  private readonly abort = (): void => {
    const isLeft = this.given?.reason === STOP_FOLLOWING;
    if (this.id === null && !isLeft) return;
    if (this.id !== null && !isLeft) void cancelRun(this.id);
    this.control.abort();
  };
}
