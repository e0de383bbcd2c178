import type { OutlineResult } from '@pagewright/contract/outline';
import type { Progress } from '@pagewright/contract/progress';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CLIENT_CODES, type ApiFailure, type ApiResult } from '../../../lib/api/api-failure.ts';
import type { ProgressOptions } from '../../../lib/api/call-with-progress.ts';
import { useLongTask } from '../../../lib/api/use-long-task.ts';
import { requestOutline, OUTLINE_CALLS, type FormValues } from './form-values.ts';
import { followRun } from '../../../lib/api/follow-run.ts';
import { useResumedRun } from '../../../lib/runs/use-resumed-run.ts';

/** State of outline creation. */
export interface OutlineCreation {
  readonly progress: Progress | null;
  readonly isRunning: boolean;
  /** Why the last attempt failed; null if it did not or was canceled. */
  readonly failure: ApiFailure | null;
  readonly make: (values: FormValues) => Promise<void>;
  readonly cancel: () => void;
}

/** Creates outlines, one at a time, and picks up one that was left in progress or whose run is in the URL. */
export function useOutlineCreation(onMade: (result: OutlineResult) => void): OutlineCreation {
  const { isRunning, progress, cancel, run } = useLongTask();
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function watch(work: (options: ProgressOptions) => Promise<ApiResult<OutlineResult>>): Promise<void> {
    setFailure(null);
    const { data, error } = await run(work);
    if (error) setFailure(error.code === CLIENT_CODES.cancelled ? null : error);
    else onMade(data);
  }
  const [address] = useSearchParams();
  const named = address.get('run');
  const follow = (id: string): void => void watch((options) => followRun(id, options));
  useResumedRun(named === null ? OUTLINE_CALLS : [], ({ id }) => follow(id), {
    orElse: () => {
      if (named !== null) follow(named);
    },
  });
  return {
    progress,
    isRunning,
    failure,
    make: (values) => watch((options) => requestOutline(values, options)),
    cancel,
  };
}
