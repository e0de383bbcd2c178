import {
  regenerateSection,
  scoreOutline,
  type OutlineResult,
  type OutlineSection,
  type WrittenOutline,
} from '@pagewright/contract/outline';
import type { Progress } from '@pagewright/contract/progress';
import { useEffect, useRef, useState } from 'react';
import { CLIENT_CODES } from '../../../lib/api/api-failure.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { outlineMessages } from '../messages.ts';

const RESCORE_AFTER_MS = 600;
const MOST_STEPS = 100;

/** A section being regenerated. */
export interface Regenerating {
  readonly id: string;
  readonly progress: Progress | null;
  readonly cancel: () => void;
}

/** An outline being edited. */
export interface OutlineEditing {
  readonly result: OutlineResult;
  /** Changed since it was created, opened, or saved. */
  readonly isChanged: boolean;
  readonly canUndo: boolean;
  /** The section being regenerated; null if none is. */
  readonly regenerating: Regenerating | null;
  readonly change: (written: Partial<Pick<WrittenOutline, 'title' | 'metaDescription'>>) => void;
  readonly changeSections: (next: (sections: readonly OutlineSection[]) => readonly OutlineSection[]) => void;
  readonly undo: () => void;
  readonly regenerate: (id: string) => Promise<void>;
  /** Receives what was saved; changes made in the meantime are still unsaved. */
  readonly markSaved: (saved: OutlineResult) => void;
}

/** The request body of calls about an edited outline. */
export function toRequestBody({ analysisData, outline, targetWordCount }: OutlineResult) {
  const { title, metaDescription, sections } = outline;
  return { analysisData, outline: { title, metaDescription, sections }, targetWordCount };
}

/** Whether two states of an outline are equal. */
export function isSameOutline({ outline: one }: OutlineResult, { outline: other }: OutlineResult): boolean {
  return (
    one.sections === other.sections &&
    one.title === other.title &&
    one.metaDescription === other.metaDescription
  );
}

/** A result with the current title and description, which can be edited while other calls run. */
function keepTitles({ outline }: OutlineResult, next: OutlineResult): OutlineResult {
  const { title, metaDescription } = outline;
  return { ...next, outline: { ...next.outline, title, metaDescription } };
}

/** Edits an outline step by step with undo; the server updates its score. */
export function useOutlineEditing(made: OutlineResult): OutlineEditing {
  const m = useMessages(outlineMessages);
  const [result, setResult] = useState(made);
  const [history, setHistory] = useState<readonly OutlineResult[]>([]);
  const [saved, setSaved] = useState(made);
  const regeneration = useLongCall(regenerateSection);
  const [regeneratedId, setRegeneratedId] = useState('');
  const latest = useRef(result);
  useEffect(() => {
    latest.current = result;
  }, [result]);

  // The score belongs to one state of the outline: drop responses about earlier ones.
  const { sections } = result.outline;
  const scored = useRef(sections);
  useEffect(() => {
    if (scored.current === sections) return;
    const control = new AbortController();
    async function score(): Promise<void> {
      const body = toRequestBody(latest.current);
      const { data } = await callApi(scoreOutline, { body }, { signal: control.signal });
      if (!data || latest.current.outline.sections !== sections) return;
      scored.current = sections;
      setResult((current) => keepTitles(current, { ...data, outline: { ...data.outline, sections } }));
    }
    const timer = setTimeout(() => void score(), RESCORE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [sections]);

  function step(next: OutlineResult): void {
    setHistory((known) => [...known, latest.current].slice(-MOST_STEPS));
    setResult(next);
  }

  async function regenerate(id: string): Promise<void> {
    setRegeneratedId(id);
    const body = { ...toRequestBody(latest.current), sectionId: id };
    const before = latest.current.outline.sections;
    const { data, error } = await regeneration.run({ body });
    if (error?.code === CLIENT_CODES.cancelled) return;
    if (error)
      return notifyFailure(error, error.code === 'nothing_else' ? {} : { message: m.regenerateFailed });
    // Keep what the user changed in the meantime.
    if (latest.current.outline.sections !== before) return;
    scored.current = data.outline.sections;
    step(keepTitles(latest.current, data));
  }

  return {
    result,
    isChanged: !isSameOutline(result, saved),
    canUndo: history.length > 0,
    regenerating: regeneration.isRunning
      ? { id: regeneratedId, progress: regeneration.progress, cancel: regeneration.cancel }
      : null,
    change: (written) => {
      setResult((current) => ({ ...current, outline: { ...current.outline, ...written } }));
    },
    changeSections: (next) => {
      const changed = next(latest.current.outline.sections);
      if (changed === latest.current.outline.sections) return;
      step({ ...latest.current, outline: { ...latest.current.outline, sections: [...changed] } });
    },
    undo: () => {
      const before = history.at(-1);
      if (!before) return;
      setHistory(history.slice(0, -1));
      setResult((current) => keepTitles(current, before));
    },
    regenerate,
    markSaved: setSaved,
  };
}
