import { EVENT_STREAM, type Progress } from '@pagewright/contract/progress';
import {
  cancelCallRun,
  followCallRun,
  isActive,
  type CallRun,
  type ReadCallRun,
} from '@pagewright/contract/runs';
import { CLIENT_CODES, type ApiFailure, type ApiResult } from './api-failure.ts';
import { callApi, callAsUser } from './call-api.ts';
import { readStreamedResponse } from './read-streamed-response.ts';
import { startIdleTimeout } from './idle-timeout.ts';

/** Options for following a run. */
interface FollowOptions {
  readonly onProgress: (progress: Progress) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Abort reason: stop following the run without canceling it. */
export const STOP_FOLLOWING = 'left';

const IDLE_MAX_MS = 35_000;
const WAIT_MIN_MS = 500;
const WAIT_MAX_MS = 10_000;
/** Enough time for a server to restart. */
const FAILURES_MAX = 30;

/**
 * Follows a run to its end and returns its call's result, even if servers stop or crash in the meantime. Never throws.
 * Aborting the signal cancels the run, unless the reason is `LEFT`.
 */
export async function followRun<Data>(
  id: string,
  { onProgress, signal }: FollowOptions,
): Promise<ApiResult<Data>> {
  let failures = 0;
  for (;;) {
    const { data: run, error } = await pollOnce(id, { onProgress, signal });
    if (signal?.aborted) {
      if (signal.reason !== STOP_FOLLOWING) void cancelRun(id);
      return { data: null, error: { ...(error ?? NOTHING), code: CLIENT_CODES.cancelled } };
    }
    if (run && !isActive(run.status)) return outcomeOf<Data>(run);
    failures = error ? failures + 1 : 0;
    if (error && (!isTransient(error) || failures === FAILURES_MAX)) return { data: null, error };
    await pause(Math.min(WAIT_MAX_MS, WAIT_MIN_MS * 2 ** failures), signal);
  }
}

/** Cancels a run. Never throws. */
export function cancelRun(id: string): Promise<ApiResult<CallRun>> {
  return callApi(cancelCallRun, { params: { id }, body: {} });
}

async function pollOnce(id: string, { onProgress, signal }: FollowOptions): Promise<ApiResult<ReadCallRun>> {
  const silence = startIdleTimeout(IDLE_MAX_MS);
  try {
    return await callAsUser(
      followCallRun,
      { params: { id } },
      { signal, accept: `${EVENT_STREAM}, application/json`, timeout: silence.signal },
      async (response) =>
        (await readStreamedResponse(response, { onProgress, onBytes: silence.reset })) as ReadCallRun,
    );
  } finally {
    silence.stop();
  }
}

const NOTHING: ApiFailure = {
  message: '',
  status: 0,
  statusText: '',
  url: '',
  method: 'GET',
  code: null,
  details: [],
  body: null,
  retryAfterSeconds: null,
};

/** The call result of a finished run. */
function outcomeOf<Data>({ status, result, error }: ReadCallRun): ApiResult<Data> {
  if (status === 'done') return { data: result as Data, error: null };
  if (error === null) return { data: null, error: { ...NOTHING, code: CLIENT_CODES.cancelled } };
  const { error: message, code, details = [], status: answered } = error;
  return { data: null, error: { ...NOTHING, message, code, details, status: answered, body: error } };
}

/** Whether a retry may succeed soon: the server is down or restarting. */
const isTransient = ({ status }: ApiFailure): boolean => status === 0 || status === 429 || status >= 500;

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}
