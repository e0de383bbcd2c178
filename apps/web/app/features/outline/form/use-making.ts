import type { OutlineResult } from '@pagewright/contract/outline';
import type { Progress } from '@pagewright/contract/progress';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CLIENT_CODES, type ApiFailure, type ApiResult } from '../../../lib/api/api-failure.ts';
import type { ProgressOptions } from '../../../lib/api/call-with-progress.ts';
import { useLongWork } from '../../../lib/api/use-long-work.ts';
import { askForOutline, OUTLINE_CALLS, type FormValues } from './form-values.ts';
import { followRun } from '../../../lib/api/follow-run.ts';
import { usePickedUpRun } from '../../../lib/runs/use-picked-up-run.ts';

/** The making of an outline, as the form has it. */
export interface Making {
  readonly progress: Progress | null;
  readonly isRunning: boolean;
  /** Why the last one failed; null where it did not, or was canceled. */
  readonly failure: ApiFailure | null;
  readonly make: (values: FormValues) => Promise<void>;
  readonly cancel: () => void;
}

/** Makes outlines, one at a time; one that was left while it was made, or whose run the address names, is picked up. */
export function useMaking(onMade: (result: OutlineResult) => void): Making {
  const { isRunning, progress, cancel, run } = useLongWork();
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
  usePickedUpRun(named === null ? OUTLINE_CALLS : [], ({ id }) => follow(id), {
    orElse: () => {
      if (named !== null) follow(named);
    },
  });
  return {
    progress,
    isRunning,
    failure,
    make: (values) => watch((options) => askForOutline(values, options)),
    cancel,
  };
}
