import { useDebouncedValue } from '@mantine/hooks';
import { encodePassages, PASSAGE_VECTOR_LIMITS, readComparedTexts } from '@pagewright/contract/content';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { apiQuery } from '../../../../lib/api/api-query.ts';
import { callApi } from '../../../../lib/api/call-api.ts';
import type { DuelRequest, DuelResponse } from './duel-messages.ts';

/** Debounce of the comparison in milliseconds. */
const DEBOUNCE_MS = 300;

/** The input of the comparison. */
export interface DuelInput {
  readonly itemId: string;
  readonly keyword: string;
  /** Identifies a set of pages. */
  readonly evidenceKey: string;
  readonly content: string;
  readonly briefQuestions: readonly string[];
  /** What a model was asked that named one of the pages. */
  readonly panelQuestions: readonly string[];
}

/** The known duels of a text. */
export interface DuelState {
  /** Null until the first response. */
  readonly result: DuelResponse | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Compares the text's current passages with those of all pages, in a worker that lives as long as the component. */
export function useDuel({
  itemId,
  keyword,
  evidenceKey,
  content,
  briefQuestions,
  panelQuestions,
}: DuelInput): DuelState {
  const query = apiQuery(readComparedTexts, { params: { id: itemId }, query: { keyword } });
  const { data, error, refetch } = useQuery({
    ...query,
    queryKey: [...query.queryKey, evidenceKey],
    // It is large and only read here.
    gcTime: 0,
  });
  const [quiet] = useDebouncedValue(content, DEBOUNCE_MS);
  const [result, setResult] = useState<DuelResponse | null>(null);
  const worker = useRef<Worker | null>(null);
  const lastRequestId = useRef(0);
  const newest = useRef(quiet);
  const briefLines = briefQuestions.join('\n');
  const panelLines = panelQuestions.join('\n');

  useEffect(() => {
    newest.current = quiet;
    if (!worker.current) return;
    lastRequestId.current += 1;
    worker.current.postMessage({ id: lastRequestId.current, content: quiet } satisfies DuelRequest);
  }, [quiet]);

  useEffect(() => {
    if (!data) return undefined;
    const created = new Worker(new URL('./duel.worker.ts', import.meta.url), {
      type: 'module',
      name: 'duel',
    });
    created.addEventListener('message', ({ data: answer }: MessageEvent<DuelResponse>) => {
      if (answer.id !== lastRequestId.current) return;
      setResult(answer);
      const texts = answer.wanted.slice(0, PASSAGE_VECTOR_LIMITS.texts);
      if (texts.length > 0) void giveVectors(created, texts);
    });
    const giveVectors = async (to: Worker, texts: readonly string[]): Promise<void> => {
      const { data: encoded } = await callApi(encodePassages, { body: { texts: [...texts] } });
      if (worker.current !== to) return;
      lastRequestId.current += 1;
      to.postMessage({
        id: lastRequestId.current,
        content: newest.current,
        vectors: { texts, packed: encoded?.vectors ?? null },
      } satisfies DuelRequest);
    };
    lastRequestId.current += 1;
    created.postMessage({
      id: lastRequestId.current,
      content: newest.current,
      texts: data,
      briefQuestions: linesOf(briefLines),
      panelQuestions: linesOf(panelLines),
    } satisfies DuelRequest);
    worker.current = created;
    return () => {
      worker.current = null;
      created.terminate();
    };
  }, [data, briefLines, panelLines]);

  return { result, error: data ? null : error, retry: () => void refetch() };
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));
