import { writeText, WRITING_LIMITS, type WritingKind, type WrittenText } from '@pagewright/contract/content';
import type { CallInput } from '@pagewright/contract/endpoint';
import type { SavedBrief } from '@pagewright/contract/strategy';
import type { Editor } from '@tiptap/core';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { CLIENT_CODES } from '../../../../lib/api/api-failure.ts';
import { callWithProgress } from '../../../../lib/api/call-with-progress.ts';
import { useLongTask } from '../../../../lib/api/use-long-task.ts';
import { getMessages } from '../../../../lib/messages/define-messages.ts';
import { failureText } from '../../../../lib/notices/failure-text.tsx';
import { notify } from '../../../../lib/notices/notice-store.ts';
import { isBrowserModelChosen } from './browser-model-choice.ts';
import { browserModelState } from './browser-model.ts';
import { briefForWriting } from './brief-for-writing.ts';
import { writingMessages } from './messages.ts';
import { findWritingPlace } from './find-writing-place.ts';
import { isNewText } from './suggestion.ts';
import { toSuggestions } from './to-suggestions.ts';
import { addSuggestions, showIncoming, getSuggestions } from './suggestions-state.ts';
import { writeInBrowser } from './write-in-browser.ts';

/** Retrying these gives the same response. */
const REFUSALS = [400, 403, 404, 422];

interface WritingOptions {
  readonly editor: Editor | null;
  readonly title: string;
  readonly keyword: string;
  readonly brief: SavedBrief | null;
  /** Returns the ID of the item, saving it first if it is new; null if that fails. */
  readonly ensureSaved: () => Promise<string | null>;
}

/** Why nothing was written. */
export interface WritingFailure {
  readonly kind: WritingKind;
  readonly message: ReactNode;
  /** The model failed, so the built-in engine may be used in its place. */
  readonly isOfModel: boolean;
  /** A retry may succeed: the request itself was not rejected. */
  readonly isPassing: boolean;
}

/** The form's writing state. */
export interface Writing {
  /** What is being written; null if nothing is. */
  readonly kind: WritingKind | null;
  readonly step: string;
  readonly failure: WritingFailure | null;
  readonly proposals: WrittenText | null;
  /** The latest screen reader announcement. */
  readonly announcement: string;
  readonly run: (kind: WritingKind, engine?: 'model' | 'built_in') => void;
  readonly cancel: () => void;
  /** Clears failures and proposals. */
  readonly dismiss: () => void;
}

/**
 * Has the server or the browser's own model write for the cursor or selection; the result stays next to the text until
 * it is decided.
 */
export function useWriting(options: WritingOptions): Writing {
  const { editor } = options;
  const { run: work, cancel, progress } = useLongTask();
  const [kind, setKind] = useState<WritingKind | null>(null);
  const [failure, setFailure] = useState<WritingFailure | null>(null);
  const [proposals, setProposals] = useState<WrittenText | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const now = useRef(options);
  useLayoutEffect(() => {
    now.current = options;
  });
  const turn = useRef(0);

  const text = progress?.text;
  useEffect(() => {
    if (text === undefined || !editor || editor.isDestroyed) return;
    const { incoming } = getSuggestions(editor.state);
    if (incoming) editor.view.dispatch(showIncoming(editor.state, { ...incoming, text }));
  }, [editor, text]);

  const run = useCallback(
    async (asked: WritingKind, engine: 'model' | 'built_in' = 'model'): Promise<void> => {
      const m = getMessages(writingMessages);
      const { editor: open, title, keyword, brief, ensureSaved } = now.current;
      if (!open) return;
      turn.current += 1;
      const own = turn.current;
      const show = (coming: Parameters<typeof showIncoming>[1]): void => {
        if (!open.isDestroyed) open.view.dispatch(showIncoming(open.state, coming));
      };
      const fail = (message: ReactNode, isOfModel = false, isPassing = true): void => {
        show(null);
        setKind(null);
        setFailure({ kind: asked, message, isOfModel, isPassing });
      };
      setFailure(null);
      setProposals(null);
      const place = findWritingPlace(open.state, asked);
      if (!place) return fail(m.nothingSelected, false, false);
      const isTooMuch =
        place.passages.length > WRITING_LIMITS.passages ||
        place.passages.some(({ length }) => length > WRITING_LIMITS.passage);
      if (isTooMuch) return fail(m.tooMuch, false, false);
      setKind(asked);
      setAnnouncement('');
      show({ places: place.places, text: '' });
      // The button next to the selection disappears; the accept and reject shortcuts work in the text.
      open.commands.focus();
      const id = await ensureSaved();
      if (id === null) return fail(m.saveFirst);
      const { passages, before, after, heading } = place;
      const isHere =
        engine === 'model' && isBrowserModelChosen() && (await browserModelState()) !== 'unavailable';
      const input: CallInput<typeof writeText> = {
        params: { id },
        body: {
          kind: asked,
          engine,
          passages: [...passages],
          before,
          after,
          already: proposedElsewhere(open),
          heading,
          title,
          keyword,
          brief: brief ? briefForWriting(brief, heading) : null,
        },
      };
      const { data, error } = await work((options) =>
        isHere ? writeInBrowser(input, options) : callWithProgress(writeText, input, options),
      );
      // Something else was requested in the meantime, or the text changed.
      if (turn.current !== own || open.isDestroyed) return;
      const places = getSuggestions(open.state).incoming?.places ?? [];
      show(null);
      setKind(null);
      if (error) {
        if (error.code === CLIENT_CODES.cancelled) return setAnnouncement(m.cancelled);
        const isOfModel = error.code?.startsWith('model_') ?? false;
        return fail(
          failureText(error),
          isOfModel,
          REFUSALS.every((status) => status !== error.status),
        );
      }
      if (data.leftOut > 0) notify({ type: 'info', message: m.leftOut(data.leftOut) });
      if (data.proposals.length > 0) return setProposals(data);
      const suggestions = toSuggestions(data, open.state.doc, places, passages);
      if (suggestions.length === 0) return fail(m.changedMeanwhile);
      open.view.dispatch(addSuggestions(open.state, suggestions));
      setAnnouncement(m.came(asked, suggestions.length));
    },
    [work],
  );

  return {
    kind,
    step: progress?.step ?? '',
    failure,
    proposals,
    announcement,
    run: useCallback((asked, engine) => void run(asked, engine), [run]),
    cancel,
    dismiss: useCallback(() => {
      setFailure(null);
      setProposals(null);
    }, []),
  };
}

/** Texts in the article that are pending acceptance or rejection. */
function proposedElsewhere({ state }: Editor): string[] {
  return getSuggestions(state)
    .open.filter(isNewText)
    .map(({ text }) => text.slice(0, WRITING_LIMITS.passage))
    .slice(-WRITING_LIMITS.already);
}
