import type { Endpoint } from '@pagewright/contract/endpoint';
import { useState } from 'react';
import { CLIENT_CODES, type ApiFailure, type ApiResult } from '../../../lib/api/api-failure.ts';
import type { ProgressOptions } from '../../../lib/api/call-with-progress.ts';
import { followRun } from '../../../lib/api/follow-run.ts';
import { useLongTask, type LongTask } from '../../../lib/api/use-long-task.ts';
import { useResumedRun } from '../../../lib/runs/use-resumed-run.ts';

interface SiteCheckState<Data> extends Pick<LongTask, 'isRunning' | 'progress' | 'cancel'> {
  readonly failure: ApiFailure | null;
  readonly begin: (ask: (options: ProgressOptions) => Promise<ApiResult<Data>>) => Promise<void>;
}

/**
 * Makes a long-running call and stores its failure, unless it was canceled. Picks up a run that was left; calls
 * `orElse` if there is none. Does neither if a call was begun before runs were known.
 */
export function useSiteCheck<Data>(
  call: Endpoint,
  onDone: (data: Data) => void,
  orElse?: () => void,
): SiteCheckState<Data> {
  const { run, ...work } = useLongTask();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  async function begin(ask: (options: ProgressOptions) => Promise<ApiResult<Data>>): Promise<void> {
    setFailure(null);
    const { data, error } = await run(ask);
    if (error) setFailure(error.code === CLIENT_CODES.cancelled ? null : error);
    else onDone(data);
  }
  const unlessRunning = (action: () => void): void => {
    if (!work.isRunning) action();
  };
  useResumedRun(
    [call],
    ({ id }) => unlessRunning(() => void begin((options) => followRun(id, options))),
    orElse === undefined ? {} : { orElse: () => unlessRunning(orElse) },
  );
  return { ...work, failure, begin };
}
