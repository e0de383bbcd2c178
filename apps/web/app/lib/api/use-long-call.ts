import type { CallInput, CallOutput, Endpoint } from '@pagewright/contract/endpoint';
import { useCallback } from 'react';
import type { ApiResult } from './api-failure.ts';
import { callWithProgress } from './call-with-progress.ts';
import { followRun } from './follow-run.ts';
import { useLongWork, type LongWork } from './use-long-work.ts';

/** A call that may take long, as a component has it. */
export interface LongCall<Call extends Endpoint> extends Omit<LongWork, 'run'> {
  /** Calls the endpoint. Never throws; one that is under way is left by it. */
  readonly run: (input: CallInput<Call>) => Promise<ApiResult<CallOutput<Call>>>;
  /** Watches a run of the endpoint that goes on already. Never throws. */
  readonly follow: (runId: string) => Promise<ApiResult<CallOutput<Call>>>;
}

/** Makes a long call from a component and stops following it when the component unmounts; refreshes the usage afterward. */
export function useLongCall<const Call extends Endpoint & { readonly streams: true }>(
  endpoint: Call,
): LongCall<Call> {
  const { run: work, ...long } = useLongWork();
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
