import type { CallInput, CallOutput, Endpoint } from '@pagewright/contract/endpoint';
import type { Progress } from '@pagewright/contract/progress';
import { readUsage } from '@pagewright/contract/usage';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiResult } from './api-failure.ts';
import { apiQueryKey } from './api-query.ts';
import { callWithProgress } from './call-with-progress.ts';

/** A call that may take long, as a component has it. */
export interface LongCall<Call extends Endpoint> {
  /** How far the call under way is; null while none is, or nothing is known of it yet. */
  readonly progress: Progress | null;
  readonly isRunning: boolean;
  /** Calls the endpoint. Never throws; one that is under way is cancelled by it. */
  readonly run: (input: CallInput<Call>) => Promise<ApiResult<CallOutput<Call>>>;
  /** Cancels the call under way; its result is then a failure with the code `cancelled`. */
  readonly cancel: () => void;
}

/** Makes an endpoint's long call from a component; it is cancelled when the component goes. What is used is read anew after it. */
export function useLongCall<const Call extends Endpoint & { readonly streams: true }>(
  endpoint: Call,
): LongCall<Call> {
  const queries = useQueryClient();
  const underway = useRef<AbortController | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);

  const cancel = useCallback(() => underway.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const run = useCallback(
    async (input: CallInput<Call>) => {
      underway.current?.abort();
      const control = new AbortController();
      underway.current = control;
      setIsRunning(true);
      setProgress(null);
      const result = await callWithProgress(endpoint, input, {
        signal: control.signal,
        onProgress: (next) => {
          if (underway.current === control) setProgress(next);
        },
      });
      if (underway.current === control) {
        underway.current = null;
        setIsRunning(false);
        setProgress(null);
      }
      void queries.invalidateQueries({ queryKey: apiQueryKey(readUsage) });
      return result;
    },
    [endpoint, queries],
  );
  return { progress, isRunning, run, cancel };
}
