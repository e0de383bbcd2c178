import type { AnalysisKind } from '@pagewright/contract/advanced';
import { operationOf } from '@pagewright/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CLIENT_CODES, type ApiFailure, type ApiResult } from '../../../lib/api/api-failure.ts';
import type { ProgressOptions } from '../../../lib/api/call-with-progress.ts';
import { followRun } from '../../../lib/api/follow-run.ts';
import { useLongTask, type LongTask } from '../../../lib/api/use-long-task.ts';
import { useResumedRun } from '../../../lib/runs/use-resumed-run.ts';
import type { Analysis } from '../analysis.ts';

/** A running or failed analysis. */
export interface AnalysisRunState extends Pick<LongTask, 'progress' | 'isRunning' | 'cancel'> {
  /** The most recently started one; null before any. */
  readonly kind: AnalysisKind | null;
  /** Why it failed; null if it did not or was canceled. */
  readonly failure: ApiFailure | null;
  readonly begin: (analysis: Analysis, body: Readonly<Record<string, unknown>>) => void;
  readonly dismiss: () => void;
}

/** Runs one analysis at a time, independent of the displayed tab, and picks up one that was left while running. */
export function useAnalysisRun(
  analyses: readonly Analysis[],
  onDone: (analysis: Analysis, runId: string) => void,
): AnalysisRunState {
  const queries = useQueryClient();
  const { run, ...work } = useLongTask();
  const [kind, setKind] = useState<AnalysisKind | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function watch(
    analysis: Analysis,
    work: (options: ProgressOptions) => Promise<ApiResult<{ readonly runId: string }>>,
  ): Promise<void> {
    setKind(analysis.kind);
    setFailure(null);
    const { data, error } = await run(work);
    void queries.invalidateQueries({ queryKey: ['api', 'advanced'] });
    if (error) setFailure(error.code === CLIENT_CODES.cancelled ? null : error);
    else onDone(analysis, data.runId);
  }
  useResumedRun(
    analyses.map(({ call }) => call),
    ({ id, operation }) => {
      const analysis = analyses.find(({ call }) => operationOf(call) === operation);
      if (analysis) void watch(analysis, (options) => followRun(id, options));
    },
  );
  return {
    ...work,
    kind,
    failure,
    begin: (analysis, body) => void watch(analysis, (options) => analysis.run(body, options)),
    dismiss: () => setFailure(null),
  };
}
