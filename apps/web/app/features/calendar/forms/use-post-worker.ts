import type { CalendarPlatform } from '@pagewright/contract/calendar';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PostRequest, PostResponse } from './post-messages.ts';

/**
 * Measures a post as its platform does, and suggests posts from an item. The engine's worker starts only for X, which
 * weighs characters differently, or for suggestions.
 */
export function usePostWorker(platform: CalendarPlatform, post: string) {
  const worker = useRef<Worker | null>(null);
  const lastRequestId = useRef(0);
  const [weighed, setWeighed] = useState<number | null>(null);
  const [suggestions, setSuggestions] = useState<readonly string[] | null>(null);
  const isWeighed = platform === 'Twitter' && post !== '';

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  const ask = useCallback((request: PostRequest): void => {
    if (worker.current === null) {
      const created = new Worker(new URL('./post.worker.ts', import.meta.url), {
        type: 'module',
        name: 'post',
      });
      created.addEventListener('message', ({ data }: MessageEvent<PostResponse>) => {
        if (data.suggestions) setSuggestions(data.suggestions);
        else if (data.id === lastRequestId.current) setWeighed(data.length);
      });
      worker.current = created;
    }
    worker.current.postMessage(request);
  }, []);
  useEffect(() => {
    if (!isWeighed) return;
    lastRequestId.current += 1;
    ask({ id: lastRequestId.current, platform, post, source: null });
  }, [ask, isWeighed, platform, post]);

  return {
    /** Length as the platform counts it; that of an earlier text until this one is measured. */
    length: isWeighed ? (weighed ?? post.length) : post.length,
    /** Null until requested. */
    suggestions,
    suggest: (source: NonNullable<PostRequest['source']>): void => ask({ id: 0, platform, post: '', source }),
    forget: (): void => setSuggestions(null),
  };
}
