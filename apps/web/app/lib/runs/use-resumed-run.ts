import { operationOf, type Endpoint } from '@pagewright/contract/endpoint';
import { isActive, type CallRun } from '@pagewright/contract/runs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { runsQuery } from './runs-query.ts';

/**
 * On mount, looks for my active run of one of these endpoints, optionally about one subject, so that a screen shows its
 * run again after navigation.
 */
export function useResumedRun(
  calls: readonly Endpoint[],
  resume: (run: CallRun) => void,
  { subjectId, orElse }: { readonly subjectId?: string | null; readonly orElse?: () => void } = {},
): void {
  const queries = useQueryClient();
  const isOfThese = useEffectEvent(
    ({ status, operation, subjectId: about }: CallRun) =>
      isActive(status) &&
      calls.some((call) => operationOf(call) === operation) &&
      (subjectId === undefined || subjectId === about),
  );
  const found = useEffectEvent((run: CallRun | undefined) => (run ? resume(run) : orElse?.()));
  useEffect(() => {
    let isHere = true;
    queries
      .query({ ...runsQuery, staleTime: 0 })
      .then(({ runs }) => isHere && found(runs.find(isOfThese)))
      // Without the list, the screen starts fresh.
      .catch(() => isHere && found(undefined));
    return () => {
      isHere = false;
    };
  }, [queries, subjectId]);
}
