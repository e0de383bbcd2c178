import { useDebouncedValue } from '@mantine/hooks';
import { readComparedTexts } from '@pagewright/contract/content';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { apiQuery } from '../../../../lib/api/api-query.ts';
import type { DuelRequest, DuelResponse } from './duel-messages.ts';
import { fetchVectors } from './fetch-vectors.ts';

/** Milliseconds of quiet before the passages are compared again. */
const DEBOUNCE_MS = 300;

/** On what passages are compared. */
export interface DuelInput {
  readonly itemId: string;
  readonly keyword: string;
  /** Tells one set of pages from another. */
  readonly evidenceKey: string;
  readonly content: string;
  readonly briefQuestions: readonly string[];
}

/** The duels of a text, as far as they are known. */
export interface DuelState {
  /** Null until the first answer. */
  readonly result: DuelResponse | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Compares the passages of the text as it stands with those of all pages, in a worker that lives as long as it is asked. */
export function useDuel({ itemId, keyword, evidenceKey, content, briefQuestions }: DuelInput): DuelState {
  const query = apiQuery(readComparedTexts, { params: { id: itemId }, query: { keyword } });
  const { data, error, refetch } = useQuery({
    ...query,
    queryKey: [...query.queryKey, evidenceKey],
    // It is large, and only looked at here.
    gcTime: 0,
  });
  const [quiet] = useDebouncedValue(content, DEBOUNCE_MS);
  const [result, setResult] = useState<DuelResponse | null>(null);
  const worker = useRef<Worker | null>(null);
  const asked = useRef(0);
  const newest = useRef(quiet);
  const questionLine = briefQuestions.join('\n');

  useEffect(() => {
    newest.current = quiet;
    if (!worker.current) return;
    asked.current += 1;
    worker.current.postMessage({ id: asked.current, content: quiet } satisfies DuelRequest);
  }, [quiet]);

  useEffect(() => {
    if (!data) return undefined;
    const made = new Worker(new URL('./duel.worker.ts', import.meta.url), { type: 'module', name: 'duel' });
    let isEncoding = false;
    let isByMeaning = false;
    const encode = async (lacking: readonly string[]): Promise<void> => {
      isEncoding = true;
      const vectors = await fetchVectors(lacking);
      isEncoding = false;
      if (worker.current !== made) return;
      asked.current += 1;
      made.postMessage({ id: asked.current, content: newest.current, vectors } satisfies DuelRequest);
    };
    made.addEventListener('message', ({ data: answer }: MessageEvent<DuelResponse>) => {
      if (answer.lacking.length > 0 && !isEncoding) void encode(answer.lacking);
      // What was compared by meaning stays until the passages that changed are too.
      const isPassing = isByMeaning && answer.lacking.length > 0;
      if (answer.id !== asked.current || isPassing) return;
      isByMeaning = answer.isByMeaning;
      setResult(answer);
    });
    asked.current += 1;
    made.postMessage({
      id: asked.current,
      content: newest.current,
      texts: data,
      briefQuestions: questionLine === '' ? [] : questionLine.split('\n'),
    } satisfies DuelRequest);
    worker.current = made;
    return () => {
      worker.current = null;
      made.terminate();
    };
  }, [data, questionLine]);

  return { result, error: data ? null : error, retry: () => void refetch() };
}
