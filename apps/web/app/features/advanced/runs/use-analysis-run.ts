import type { AnalysisKind } from '@pagewright/contract/advanced';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CLIENT_CODES, type ApiFailure } from '../../../lib/api/api-failure.ts';
import { useLongWork, type LongWork } from '../../../lib/api/use-long-work.ts';
import type { Analysis } from '../analysis.ts';

/** An analysis that runs, or that failed. */
export interface AnalysisRunning extends Pick<LongWork, 'progress' | 'isRunning' | 'cancel'> {
  /** The last one that was begun; null before any. */
  readonly kind: AnalysisKind | null;
  /** Why it failed; null where it did not, or was cancelled. */
  readonly failure: ApiFailure | null;
  readonly begin: (analysis: Analysis, body: Readonly<Record<string, unknown>>) => void;
  readonly dismiss: () => void;
}

/** Runs one analysis at a time, whichever tab is looked at meanwhile. */
export function useAnalysisRun(onDone: (analysis: Analysis, runId: string) => void): AnalysisRunning {
  const queries = useQueryClient();
  const { run, ...work } = useLongWork();
  const [kind, setKind] = useState<AnalysisKind | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function begin(analysis: Analysis, body: Readonly<Record<string, unknown>>): Promise<void> {
    setKind(analysis.kind);
    setFailure(null);
    const { data, error } = await run((options) => analysis.run(body, options));
    void queries.invalidateQueries({ queryKey: ['api', 'advanced'] });
    if (error) setFailure(error.code === CLIENT_CODES.cancelled ? null : error);
    else onDone(analysis, data.runId);
  }
  return {
    ...work,
    kind,
    failure,
    begin: (analysis, body) => void begin(analysis, body),
    dismiss: () => setFailure(null),
  };
}
