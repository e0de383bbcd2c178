import { useDebouncedValue } from '@mantine/hooks';
import { readBriefOfContent, type SavedBrief } from '@pagewright/contract/strategy';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { apiQuery } from '../../../../lib/api/api-query.ts';
import type { BriefCheckRequest, BriefCheckResponse } from './brief-check-messages.ts';

/** Debounce of the checks in milliseconds. */
const DEBOUNCE_MS = 300;

/** An item's brief, and which parts of it the current text fulfills. */
export interface BriefState {
  /** Null if the item has none or it is not loaded yet. */
  readonly brief: SavedBrief | null;
  readonly result: BriefCheckResponse | null;
}

/** Checks a text against its item's brief, in a worker that only starts if there is a brief. */
export function useBriefChecks(itemId: string | null, content: string): BriefState {
  const { data } = useQuery({
    ...apiQuery(readBriefOfContent, { params: { id: itemId ?? '' } }),
    enabled: itemId !== null,
  });
  const brief = data?.brief ?? null;
  const [quiet] = useDebouncedValue(content, DEBOUNCE_MS);
  const [result, setResult] = useState<BriefCheckResponse | null>(null);
  const worker = useRef<Worker | null>(null);
  const lastRequestId = useRef(0);

  useEffect(() => {
    if (!brief) return;
    const created = new Worker(new URL('./brief.worker.ts', import.meta.url), {
      type: 'module',
      name: 'brief',
    });
    created.addEventListener('message', ({ data: answer }: MessageEvent<BriefCheckResponse>) => {
      if (answer.id === lastRequestId.current) setResult(answer);
    });
    created.postMessage({ id: 0, content: '', brief } satisfies BriefCheckRequest);
    worker.current = created;
    return () => {
      worker.current = null;
      created.terminate();
    };
  }, [brief]);

  useEffect(() => {
    if (!worker.current || !brief) return;
    lastRequestId.current += 1;
    worker.current.postMessage({ id: lastRequestId.current, content: quiet } satisfies BriefCheckRequest);
  }, [quiet, brief]);

  return { brief, result: brief ? result : null };
}
