import type { Progress } from '@pagewright/contract/progress';
import { readUsage } from '@pagewright/contract/usage';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiResult } from './api-failure.ts';
import { apiQueryKey } from './api-query.ts';
import type { ProgressOptions } from './call-with-progress.ts';
import { LEFT } from './follow-run.ts';

/** Work on the server that may take long, as a component has it. */
export interface LongWork {
  /** How far the work under way is; null while none is, or nothing is known of it yet. */
  readonly progress: Progress | null;
  readonly isRunning: boolean;
  /** Does work. Never throws if the work does not; what is under way is left by it: a run goes on, any other call is canceled. */
  readonly run: <Data>(
    work: (options: ProgressOptions) => Promise<ApiResult<Data>>,
  ) => Promise<ApiResult<Data>>;
  /** Cancels the work under way; its result is then a failure with the code `cancelled`. */
  readonly cancel: () => void;
}

/**
 * Does one piece of long work at a time from a component, and leaves it when the component goes: a run goes on then, any other
 * call is canceled. What is used is read anew after it.
 */
export function useLongWork(): LongWork {
  const queries = useQueryClient();
  const underway = useRef<AbortController | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);

  const cancel = useCallback(() => underway.current?.abort(), []);
  useEffect(() => () => underway.current?.abort(LEFT), []);

  const run = useCallback(
    async <Data>(work: (options: ProgressOptions) => Promise<ApiResult<Data>>) => {
      underway.current?.abort(LEFT);
      const control = new AbortController();
      underway.current = control;
      setIsRunning(true);
      setProgress(null);
      const result = await work({
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
    [queries],
  );
  return { progress, isRunning, run, cancel };
}
