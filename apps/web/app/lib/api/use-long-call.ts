import type { CallInput, CallOutput, Endpoint } from '@pagewright/contract/endpoint';
import { useCallback } from 'react';
import type { ApiResult } from './api-failure.ts';
import { callWithProgress } from './call-with-progress.ts';
import { useLongWork, type LongWork } from './use-long-work.ts';

/** A call that may take long, as a component has it. */
export interface LongCall<Call extends Endpoint> extends Omit<LongWork, 'run'> {
  /** Calls the endpoint. Never throws; one that is under way is cancelled by it. */
  readonly run: (input: CallInput<Call>) => Promise<ApiResult<CallOutput<Call>>>;
}

/** Makes an endpoint's long call from a component; it is cancelled when the component goes. What is used is read anew after it. */
export function useLongCall<const Call extends Endpoint & { readonly streams: true }>(
  endpoint: Call,
): LongCall<Call> {
  const { run: work, ...long } = useLongWork();
  const run = useCallback(
    (input: CallInput<Call>) => work((options) => callWithProgress(endpoint, input, options)),
    [endpoint, work],
  );
  return { ...long, run };
}
