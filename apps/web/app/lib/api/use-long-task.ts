import type { Progress } from '@pagewright/contract/progress';
import { readUsage } from '@pagewright/contract/usage';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiResult } from './api-failure.ts';
import { apiQueryKey } from './api-query.ts';
import type { ProgressOptions } from './call-with-progress.ts';
import { STOP_FOLLOWING } from './follow-run.ts';

/** A long-running server task in a component. */
export interface LongTask {
  /** Progress of the current task; null if there is none or nothing is known yet. */
  readonly progress: Progress | null;
  readonly isRunning: boolean;
  /**
   * Starts a task. Never throws unless the task does. A task already in progress is left: a run continues, any other
   * call is canceled.
   */
  readonly run: <Data>(
    work: (options: ProgressOptions) => Promise<ApiResult<Data>>,
  ) => Promise<ApiResult<Data>>;
  /** Cancels the current task. Its result is then a failure with the code `cancelled`. */
  readonly cancel: () => void;
}

/**
 * Runs one long task at a time from a component and leaves it on unmount: a run continues, any other call is canceled.
 * Refreshes usage afterward.
 */
export function useLongTask(): LongTask {
  const queries = useQueryClient();
  const currentTask = useRef<AbortController | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);

  const cancel = useCallback(() => currentTask.current?.abort(), []);
  useEffect(() => () => currentTask.current?.abort(STOP_FOLLOWING), []);

  const run = useCallback(
    async <Data>(work: (options: ProgressOptions) => Promise<ApiResult<Data>>) => {
      currentTask.current?.abort(STOP_FOLLOWING);
      const control = new AbortController();
      currentTask.current = control;
      setIsRunning(true);
      setProgress(null);
      const result = await work({
        signal: control.signal,
        onProgress: (next) => {
          if (currentTask.current === control) setProgress(next);
        },
      });
      if (currentTask.current === control) {
        currentTask.current = null;
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
