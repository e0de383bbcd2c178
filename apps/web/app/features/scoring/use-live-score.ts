import type { ScoredArticle } from '@pagewright/contract/score';
import { useEffect, useRef, useState } from 'react';
import type { PreparedEvidence, ScoreRequest, ScoreResponse } from './score-messages.ts';
import { createScoreWorker } from './create-score-worker.ts';

interface Queue {
  readonly ask: (article: ScoredArticle, evidence: PreparedEvidence | null) => void;
}

/** The worker's response, with its article. */
interface AnsweredArticle extends ScoreResponse {
  readonly article: ScoredArticle;
}

/**
 * The current article's score and search result widths, from the engine in a worker. While the worker is busy, only the
 * newest article waits, so the result is at most one step behind the typing. Null until the first response. `evidence`
 * must keep its identity while unchanged.
 */
export function useLiveScore(
  article: ScoredArticle,
  evidence: PreparedEvidence | null,
): AnsweredArticle | null {
  const [answer, setAnswer] = useState<AnsweredArticle | null>(null);
  const queue = useRef<Queue | null>(null);

  useEffect(() => {
    const worker = createScoreWorker();
    let lastRequestId = 0;
    let inProgress: ScoredArticle | null = null;
    let waiting: Parameters<Queue['ask']> | null = null;
    let known: PreparedEvidence | null = null;
    const send: Queue['ask'] = (next, prepared) => {
      lastRequestId += 1;
      inProgress = next;
      const request: ScoreRequest = { id: lastRequestId, article: next };
      // It may be large, and is copied to the worker each time.
      worker.postMessage(prepared === known ? request : { ...request, evidence: prepared });
      known = prepared;
    };
    worker.addEventListener('message', ({ data }: MessageEvent<ScoreResponse>) => {
      if (inProgress) setAnswer({ ...data, article: inProgress });
      inProgress = null;
      if (!waiting) return;
      const next = waiting;
      waiting = null;
      send(...next);
    });
    queue.current = {
      ask: (...next) => {
        if (inProgress) waiting = next;
        else send(...next);
      },
    };
    return () => {
      queue.current = null;
      worker.terminate();
    };
  }, []);

  const { content, title, metaTitle, metaDescription, slug, primaryKeyword, keywords } = article;
  const keywordLine = keywords.join('\n');
  useEffect(() => {
    const listed = keywordLine === '' ? [] : keywordLine.split('\n');
    queue.current?.ask(
      { content, title, metaTitle, metaDescription, slug, primaryKeyword, keywords: listed },
      evidence,
    );
  }, [content, title, metaTitle, metaDescription, slug, primaryKeyword, keywordLine, evidence]);

  return answer;
}
