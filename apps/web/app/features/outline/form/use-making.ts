import type { OutlineResult } from '@pagewright/contract/outline';
import type { Progress } from '@pagewright/contract/progress';
import { readUsage } from '@pagewright/contract/usage';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { apiQueryKey } from '../../../lib/api/api-query.ts';
import { CLIENT_CODES, type ApiFailure } from '../../../lib/api/api-failure.ts';
import { askForOutline, type FormValues } from './form-values.ts';

/** The making of an outline, as the form has it. */
export interface Making {
  readonly progress: Progress | null;
  readonly isRunning: boolean;
  /** Why the last one failed; null where it did not, or was cancelled. */
  readonly failure: ApiFailure | null;
  readonly make: (values: FormValues) => Promise<void>;
  readonly cancel: () => void;
}

/** Makes outlines, one at a time; the one under way is cancelled when the screen goes. */
export function useMaking(onMade: (result: OutlineResult, values: FormValues) => void): Making {
  const queries = useQueryClient();
  const underway = useRef<AbortController | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  useEffect(() => () => underway.current?.abort(), []);

  async function make(values: FormValues): Promise<void> {
    underway.current?.abort();
    const control = new AbortController();
    underway.current = control;
    setRunning(true);
    setProgress(null);
    setFailure(null);
    const { data, error } = await askForOutline(values, { signal: control.signal, onProgress: setProgress });
    if (underway.current !== control) return;
    underway.current = null;
    setRunning(false);
    void queries.invalidateQueries({ queryKey: apiQueryKey(readUsage) });
    if (error) setFailure(error.code === CLIENT_CODES.cancelled ? null : error);
    else onMade(data, values);
  }
  return { progress, isRunning, failure, make, cancel: () => underway.current?.abort() };
}
