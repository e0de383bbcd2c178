import type { ScoredFields } from '@pagewright/contract/score';
import type { Editor, JSONContent } from '@tiptap/core';
import { useEffect, useState } from 'react';
import {
  createScoreWorker,
  type PreparedEvidence,
  type ScoreRequest,
  type ScoreResponse,
} from '../../../scoring/index.ts';
import { serializeDocument } from '../rich-text/content-to-save.ts';
import type { Suggestion } from './suggestion.ts';
import { acceptSuggestions } from './suggestions-state.ts';

/** Debounce of scoring with a suggestion, in milliseconds. */
const DEBOUNCE_MS = 300;

/** The effect of accepting on the score: points; null without a score. */
interface ScoreEffect {
  readonly id: string;
  readonly points: number | null;
}

/**
 * The effect of accepting a suggestion on the score, in whole points: the score of the text with it minus the score
 * without it, both computed by the engine in a separate worker. Undefined until known.
 */
export function useScoreEffect(
  editor: Editor | null,
  suggestion: Suggestion | null,
  article: ScoredFields,
  evidence: PreparedEvidence | null,
): number | null | undefined {
  const [effect, setEffect] = useState<ScoreEffect | null>(null);
  useEffect(() => {
    if (!editor || !suggestion) return;
    let worker: Worker | null = null;
    const ask = (): void => {
      if (editor.isDestroyed) return;
      const { id } = suggestion;
      const accepted = acceptSuggestions(editor.state, [id]).doc.toJSON() as JSONContent;
      worker = createScoreWorker();
      const shown: (number | null)[] = [];
      worker.addEventListener('message', ({ data: { score } }: MessageEvent<ScoreResponse>) => {
        shown.push(score.status === 'scored' ? score.shown : null);
        const [without, within] = shown;
        if (without === undefined || within === undefined) return;
        setEffect({ id, points: without === null || within === null ? null : within - without });
        worker?.terminate();
      });
      worker.postMessage({ id: 1, article, evidence } satisfies ScoreRequest);
      worker.postMessage({
        id: 2,
        article: { ...article, content: serializeDocument(accepted) },
      } satisfies ScoreRequest);
    };
    const timer = setTimeout(ask, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [editor, suggestion, article, evidence]);
  return effect !== null && effect.id === suggestion?.id ? effect.points : undefined;
}
