import type { CallInput, CallOutput, Endpoint } from '@pagewright/contract/endpoint';
import { useCallback } from 'react';
import type { ApiResult } from './api-failure.ts';
import { callWithProgress } from './call-with-progress.ts';
import { followRun } from './follow-run.ts';
import { useLongTask, type LongTask } from './use-long-task.ts';

/** A long-running call in a component. */
export interface LongCall<Call extends Endpoint> extends Omit<LongTask, 'run'> {
  /** Calls the endpoint. Never throws. Stops following any earlier call. */
  readonly run: (input: CallInput<Call>) => Promise<ApiResult<CallOutput<Call>>>;
  /** Follows a run of the endpoint that is already active. Never throws. */
  readonly follow: (runId: string) => Promise<ApiResult<CallOutput<Call>>>;
}

/** Runs a long call from a component, stops following it on unmount, and refreshes usage afterward. */
export function useLongCall<const Call extends Endpoint & { readonly streams: true }>(
  endpoint: Call,
): LongCall<Call> {
  const { run: work, ...long } = useLongTask();
  const run = useCallback(
    (input: CallInput<Call>) => work((options) => callWithProgress(endpoint, input, options)),
    [endpoint, work],
  );
  const follow = useCallback(
    (runId: string) => work<CallOutput<Call>>((options) => followRun(runId, options)),
    [work],
  );
  return { ...long, run, follow };
}
